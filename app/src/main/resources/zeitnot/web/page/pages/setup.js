// What to play, against whom and with how much time.

import {get, once} from "/api.js";
import {fill, h} from "/dom.js";
import {go} from "/main.js";
import {title} from "/text.js";

const TIMES = ["2s/move", "30s", "2m", "5m+3s", "5m;3x20s", "1000/move"];
const SHOWPIECES = ["", "uct+solver+reuse+stop", "uct+solver+reuse+exp-moves+close(1,0.6,2)", "uct+solver+reuse+unst(0.5,2)+stop-a", "uct+solver+reuse+ponder"];

export async function show(root, name) {
  const [games, levels] = await Promise.all([once("/catalogue"), once("/levels")]);
  const family = games.filter(one => name === one.name || name.startsWith(one.name + "-")).sort((a, b) => b.name.length - a.name.length)[0];
  if (!family) throw new Error(`unknown game '${name}'`);
  const field = (label, input, note) => h("label", {}, label, input, note ?? null);
  const game = h("input", {name: "game", value: name, autocomplete: "off", spellcheck: "false"});
  const you = h("select", {name: "you"}, h("option", {value: "first"}, "I move first"), h("option", {value: "second"}, "I move second"));
  const level = h("select", {name: "level"}, levels.map(one => h("option", {value: one.name, selected: one.name === "full"}, `${one.name} – ${one.about}`)));
  const time = h("input", {name: "time", value: "2s/move", list: "times", autocomplete: "off", spellcheck: "false"});
  const opponent = h("input", {name: "opponent", value: "", list: "players", placeholder: "the recommended one", autocomplete: "off", spellcheck: "false"});
  const players = h("datalist", {id: "players"}, SHOWPIECES.map(value => h("option", {value})));
  const about = h("div.formulas", {"aria-live": "polite"});
  const begin = h("button.primary", {type: "submit"}, "Begin");
  const form = h("form.card.setup", {onsubmit: event => {
    event.preventDefault();
    const query = new URLSearchParams({you: you.value, level: level.value, time: time.value.trim()});
    if (opponent.value.trim() !== "") query.set("opponent", opponent.value.trim());
    go(`/play/${game.value.trim()}?${query}`);
  }},
  h("h1", {}, title(family.name)), h("p.muted", {}, family.about),
  field("Game and size", game, family.sizes ? h("small", {}, family.sizes) : null),
  h("div.two", {}, field("You", you), field("Level", level)),
  field("Time for each player", time, h("small", {}, "20s sudden death, 5m+2s Fischer, 10m;3x30s byo-yomi, 1s/move, 10000/move simulations")),
  h("datalist", {id: "times"}, TIMES.map(value => h("option", {value}))),
  field("Opponent, as features joined by +", opponent), players, about,
  h("div.row", {}, begin));

  let asked = 0;
  async function explain() {
    const own = ++asked;
    complete();
    try {
      const found = await get(`/opponents?${new URLSearchParams({game: game.value.trim(), spec: opponent.value.trim()})}`);
      if (own !== asked) return;
      begin.disabled = false;
      fill(about, h("p.muted.mono", {}, found.spec), found.features.filter(feature => feature.formula !== "").map(feature =>
        h("details", {}, h("summary", {}, h("b", {}, feature.name), " ", feature.about), h("pre", {}, feature.formula),
          feature.paper ? h("p.muted", {}, feature.paper) : null)));
    } catch (problem) {
      if (own !== asked) return;
      begin.disabled = true;
      fill(about, h("p.error", {}, problem.message));
    }
  }

  /** Every feature can follow what stands before the last plus. */
  async function complete() {
    const features = await once("/features");
    const before = opponent.value.replace(/[^+]*$/, "");
    fill(players, SHOWPIECES.map(value => h("option", {value})), before === "" ? null : features.filter(feature => feature.role !== "external program")
      .map(feature => h("option", {value: before + feature.name, label: feature.about})));
  }

  let waiting = 0;
  for (const input of [game, opponent]) input.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(explain, 250);
  });
  fill(root, h("section.narrow", {}, form));
  await explain();
}
