// A match of one's own. Without parameters a form; with them the match that they describe, played, paused or stored.

import {form, watch} from "/contest.js";
import {h} from "/dom.js";
import {interval, lines} from "/plot.js";
import {percent} from "/pages/lab.js";

export async function show(root, place) {
  return place.query.has("a") ? match(root, place.query) : form(root, place.query, {kind: "match", title: "A match of your own", gamesLabel: "Games", own});
}

function own(field, describe) {
  const player = (name, text, value) => field(name, text, {value, list: "players", oninput: describe, onfocus: describe});
  return [player("a", "Player", "uct+solver"), player("b", "Opponent", "uct"), field("sprt", "SPRT, such as 0,20 (normalized Elo)")];
}

function match(root, query) {
  /** @type {Api.MatchResult[]} */
  const history = [];
  return watch(root, query, {kind: "match", title: `${query.get("a")} against ${query.get("b")}`, draw});

  /** @param {Api.MatchResult} result */
  function draw(result) {
    if (result.games === 0) return null;
    if (history[history.length - 1]?.games !== result.games) history.push(result);
    const figure = (name, value) => h("div", {}, h("dt", {}, name), h("dd", {}, value));
    const curve = what => history.map(one => [one.games, one[what]]);
    return [
      h("dl.figures", {}, figure("won, drawn, lost", `${result.wins} ${result.draws} ${result.losses}`),
        figure("score", percent(result.score)), figure("95 % interval", `${percent(result.low)} to ${percent(result.high)}`),
        figure("Elo", `${Math.round(result.elo)} (${Math.round(result.eloLow)} to ${Math.round(result.eloHigh)})`),
        figure("LOS", percent(result.los))),
      interval({value: result.score, low: result.low, high: result.high, zero: 0.5}),
      result.sprt ? sprt(result.sprt) : null,
      lines({x: "games", y: "score", low: 0, high: 1, series: [{name: "score", points: curve("score")},
        {name: "95 % interval", points: curve("low")}, {name: "", tone: 1, points: curve("high")}]}),
      h("p", {}, h("a", {href: `/lab/replay?${task(result)}`}, "Its games"))];
  }
}

/** @param {Api.SprtResult} test */
function sprt(test) {
  const verdict = {accept: `better by ${test.high} rather than ${test.low}`, reject: `better by ${test.low} rather than ${test.high}`}[test.verdict] ?? "not decided yet";
  return h("div", {}, h("p", {dataset: {llr: test.llr}}, `SPRT: LLR ${test.llr.toFixed(2)} between ${test.lowerBound.toFixed(2)} and ${test.upperBound.toFixed(2)}; ${verdict}`),
    interval({value: test.llr, low: Math.min(0, test.llr), high: Math.max(0, test.llr), from: test.lowerBound, to: test.upperBound, zero: 0}));
}

/**
 * What its games are known by in the store.
 * @param {Api.MatchResult} result
 */
const task = ({game, openings, players, time, clock, adjudication, seed}) => new URLSearchParams({game, opening: openings,
  playerA: players[0].player, playerB: players[1].player, timeA: time, timeB: time, clock, adjudication, seed: String(seed)});
