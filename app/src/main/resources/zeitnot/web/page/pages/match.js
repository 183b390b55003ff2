// A match of one's own. Without parameters a form; with them the match that they describe, played, paused or stored.

import {get, listen, once, post} from "/api.js";
import {fill, h, notice} from "/dom.js";
import {go} from "/main.js";
import {interval, lines} from "/plot.js";
import {percent, progress} from "/pages/lab.js";

const usual = {game: "connect4", a: "uct+solver", b: "uct", time: "1000/move", clock: "wall", games: "100", seed: "1", openings: "", sprt: ""};

export async function show(root, place) {
  return place.query.has("a") ? match(root, place.query) : form(root, place.query);
}

async function form(root, query) {
  const [games, features] = await Promise.all([once("/catalogue"), once("/features")]);
  const field = (name, text, properties = {}) => h("label", {}, text,
    h("input", {name, value: query.get(name) ?? usual[name], spellcheck: "false", autocomplete: "off", ...properties}));
  const about = h("p.muted", {"aria-live": "polite"});
  const describe = event => {
    const names = event.target.value.split("+").map(part => part.split("(")[0].trim());
    const known = features.filter(feature => names.includes(feature.name));
    about.textContent = known.map(feature => `${feature.name}: ${feature.formula ?? feature.about ?? ""}`).join("  ·  ");
  };
  const player = (name, text) => field(name, text, {list: "players", oninput: describe, onfocus: describe});
  fill(root, h("div.lab", {}, h("h1", {}, "A match of your own"),
    h("form.fields.card", {onsubmit: begin},
      h("label", {}, "Game", h("select", {name: "game"}, games.map(game =>
        h("option", {value: game.name, selected: game.name === (query.get("game") ?? usual.game)}, game.name)))),
      player("a", "Player"), player("b", "Opponent"), field("time", "Time, such as 20s or 1000/move"),
      field("clock", "Clock: wall, cpu or sim(v)"), field("games", "Games", {type: "number", min: 1}), field("seed", "Seed", {type: "number"}),
      field("openings", "Openings, such as random(4)"), field("sprt", "SPRT, such as 0,20 (normalized Elo)"),
      field("jobs", "Games at a time", {type: "number", min: 1, value: "1"}),
      h("button.primary", {}, "Begin"), h("datalist", {id: "players"}, features.map(feature => h("option", {value: feature.name})))),
    about));

  async function begin(event) {
    event.preventDefault();
    const order = new URLSearchParams(new FormData(event.target));
    for (const name of ["openings", "sprt"]) if (order.get(name) === "") order.delete(name);
    try {
      await post(`/lab/match/start?${order}`);
      go(`/lab/match?${order}`);
    } catch (problem) {
      notice(problem.message);
    }
  }
}

async function match(root, query) {
  const board = h("section.card");
  const history = [];
  fill(root, h("div.lab", {}, h("h1", {}, `${query.get("a")} against ${query.get("b")}`),
    h("p.muted", {}, `${query.get("game")}, ${query.get("time") ?? usual.time}, clock ${query.get("clock") ?? usual.clock}`), board));
  const act = what => post(`/lab/match/${what}?${query}`).then(draw).catch(problem => notice(problem.message));
  draw(await get(`/lab/match?${query}`));
  const leave = listen(`/lab/match/events?${query}`, {state: draw});
  return {leave};

  function draw(state) {
    const result = state.result;
    if (result.games > 0 && history[history.length - 1]?.[0] !== result.games) {
      history.push([result.games, result.score, result.low, result.high, result.sprt?.llr]);
    }
    const figure = (name, value) => h("div", {}, h("dt", {}, name), h("dd", {}, value));
    fill(board, progress(state, {onstart: () => act("start"), onpause: () => act("pause")}),
      result.games === 0 ? null : [
        h("dl.figures", {}, figure("won, drawn, lost", `${result.wins} ${result.draws} ${result.losses}`),
          figure("score", percent(result.score)), figure("95 % interval", `${percent(result.low)} to ${percent(result.high)}`),
          figure("Elo", `${Math.round(result.elo)} (${Math.round(result.eloLow)} to ${Math.round(result.eloHigh)})`),
          figure("LOS", percent(result.los))),
        interval({value: result.score, low: result.low, high: result.high, zero: 0.5}),
        result.sprt ? sprt(result.sprt) : null,
        lines({x: "games", y: "score", low: 0, high: 1, series: [{name: "score", points: history.map(h => [h[0], h[1]])},
          {name: "95 % interval", points: history.map(h => [h[0], h[2]])}, {name: "", tone: 1, points: history.map(h => [h[0], h[3]])}]}),
        h("p", {}, h("a", {href: `/lab/replay?${task(query)}`}, "Its games")),
        h("p.muted", {}, "The same in a terminal: ", h("code", {}, result.command))]);
  }
}

function sprt(test) {
  const verdict = {accept: `better by ${test.high} rather than ${test.low}`, reject: `better by ${test.low} rather than ${test.high}`}[test.verdict] ?? "not decided yet";
  return h("div", {}, h("p", {dataset: {llr: test.llr}}, `SPRT: LLR ${test.llr.toFixed(2)} between ${test.lowerBound.toFixed(2)} and ${test.upperBound.toFixed(2)}; ${verdict}`),
    interval({value: test.llr, low: Math.min(0, test.llr), high: Math.max(0, test.llr), from: test.lowerBound, to: test.upperBound, zero: 0}));
}

const task = query => new URLSearchParams({game: query.get("game"), opening: query.get("openings") ?? "", playerA: query.get("a"), playerB: query.get("b"),
  timeA: query.get("time") ?? usual.time, timeB: query.get("time") ?? usual.time, clock: query.get("clock") ?? usual.clock, adjudication: "", seed: query.get("seed") ?? "1"});
