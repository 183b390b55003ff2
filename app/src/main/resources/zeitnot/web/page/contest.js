// What a match and a tournament have in common: the fields of their forms, and the one that an address describes.

import {get, listen, once, post} from "/api.js";
import {fill, h, notice} from "/dom.js";
import {go} from "/main.js";
import {progress} from "/pages/lab.js";

const usual = {game: "connect4", time: "1000/move", clock: "wall", games: "100", seed: "1", openings: ""};

/**
 * The form for a contest.
 * @param kind "match" or "tournament"
 * @param own the fields that only this kind has, made by a function that is given `field` and `describe`
 */
export async function form(root, query, {kind, title, own, gamesLabel}) {
  const [games, features] = await Promise.all([once("/catalogue"), once("/features")]);
  const field = (name, text, properties = {}) => h("label", {}, text,
    h("input", {name, value: query.get(name) ?? usual[name] ?? "", spellcheck: "false", autocomplete: "off", ...properties}));
  const about = h("p.muted", {"aria-live": "polite"});
  const describe = event => {
    const names = event.target.value.split(/[+\n=]/).map(part => part.split("(")[0].trim());
    const known = features.filter(feature => names.includes(feature.name));
    about.textContent = known.map(feature => `${feature.name}: ${feature.formula || feature.about}`).join("  ·  ");
  };
  fill(root, h("div.lab", {}, h("h1", {}, title),
    h("form.fields.card", {onsubmit: begin},
      h("label", {}, "Game", h("select", {name: "game"}, games.map(game =>
        h("option", {value: game.name, selected: game.name === (query.get("game") ?? usual.game)}, game.name)))),
      own(field, describe), field("time", "Time, such as 20s or 1000/move"),
      field("clock", "Clock: wall, cpu or sim(v)"), field("games", gamesLabel, {type: "number", min: 1}), field("seed", "Seed", {type: "number"}),
      field("openings", "Openings, such as random(4)"), field("jobs", "Games at a time", {type: "number", min: 1, value: "1"}),
      h("button.primary", {}, "Begin"), h("datalist", {id: "players"}, features.map(feature => h("option", {value: feature.name})))),
    about));

  async function begin(event) {
    event.preventDefault();
    const order = new URLSearchParams();
    for (const [name, value] of new FormData(event.target)) {
      for (const line of String(value).split("\n").map(one => one.trim())) if (line !== "") order.append(name, line);
    }
    try {
      await post(`/lab/${kind}/start?${order}`);
      go(`/lab/${kind}?${order}`);
    } catch (problem) {
      notice(problem.message);
    }
  }
}

/**
 * Shows a contest and goes on showing it while it is played.
 * @param draw makes what is below the bar of progress, of its state
 */
export async function watch(root, query, {kind, title, draw}) {
  const board = h("div");
  const about = h("p.muted");
  const act = what => post(`/lab/${kind}/${what}?${query}`).then(show).catch(problem => notice(problem.message));
  const bar = progress({onstart: () => act("start"), onpause: () => act("pause")});
  const show = state => {
    bar.show(state);
    const {game, time, clock, openings, command} = state.result;
    about.textContent = `${game}, ${time}, clock ${clock}${openings ? `, openings ${openings}` : ""}`;
    fill(board, draw(state.result),
      h("p.muted", {}, "The same in a terminal: ", h("code", {}, command)));
  };
  fill(root, h("div.lab", {}, h("h1", {}, title), about, h("section.card", {}, bar.element, board)));
  show(await get(`/lab/${kind}?${query}`));
  return {leave: listen(`/lab/${kind}/events?${query}`, {state: show})};
}
