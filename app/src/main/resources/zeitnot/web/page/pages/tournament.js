// A tournament: a form, or the table of everyone against everyone, which fills while it is played.

import {form, watch} from "/contest.js";
import {h} from "/dom.js";
import {percent} from "/pages/lab.js";

export async function show(root, place) {
  return place.query.has("player") ? watch(root, place.query, {kind: "tournament", title: "Tournament", draw})
    : form(root, place.query, {kind: "tournament", title: "A tournament", gamesLabel: "Games of each pairing", own});
}

function own(field, describe) {
  const players = "uct+solver\nucb1-tuned+solver\nuct\nrandom";
  return [h("label", {}, "Players, one in a line: uct+solver, or strong=uct+solver",
    h("textarea.mono", {name: "player", rows: 5, value: players, spellcheck: "false", required: true, oninput: describe})),
  h("label", {}, h("span", {}, h("input", {type: "checkbox", name: "gauntlet", value: "true"}), " The first against all others (gauntlet)"))];
}

/** @param {Api.TournamentResult} result */
function draw(result) {
  const played = new Map();
  for (const pairing of result.pairings) {
    played.set(`${pairing.player}\n${pairing.opponent}`, pairing);
    played.set(`${pairing.opponent}\n${pairing.player}`, {...pairing, score: 1 - pairing.score, low: 1 - pairing.high, high: 1 - pairing.low});
  }
  const spec = name => result.ranking.find(place => place.player === name)?.spec ?? name;
  const match = ({player, opponent}) => `/lab/match?${new URLSearchParams({game: result.game, a: spec(player), b: spec(opponent), time: result.time,
    clock: result.clock, games: String(result.gamesPerPairing), seed: String(result.seed), ...(result.openings ? {openings: result.openings} : {})})}`;
  const cell = (row, column) => {
    const own = played.get(`${row.player}\n${column.player}`);
    if (!own) return h("td.none", {}, row === column ? "" : "–");
    if (own.games === 0) return h("td.empty", {}, "…");
    const better = own.low > 0.5 ? ".better" : own.high < 0.5 ? ".worse" : "";
    return h(`td.number${better}`, {dataset: {cell: own.games}}, h("a", {href: match(own)}, percent(own.score)),
      h("small", {}, `${percent(own.low, 0)} to ${percent(own.high, 0)}`), h("small", {}, `n = ${own.games}`));
  };
  return [h("div.wide", {tabindex: 0, role: "region", "aria-label": "The table of the tournament"}, h("table.cross", {},
    h("caption.muted", {}, "What the player of the row scored against the player of the column, with 95 % intervals"),
    h("thead", {}, h("tr", {}, ["", "player", "Elo", "points", "games"].map(head => h("th", {scope: "col"}, head)),
      result.ranking.map(place => h("th", {scope: "col", title: place.player}, String(place.rank))))),
    h("tbody", {}, result.ranking.map(row => h("tr", {dataset: {player: row.player}},
      h("td.number", {}, String(row.rank)), h("th", {scope: "row", title: row.spec}, row.player),
      h("td.number", {}, row.games === 0 ? "–" : [String(Math.round(row.elo)), h("small", {}, `${bound(row.eloLow)} to ${bound(row.eloHigh)}`)]),
      h("td.number", {}, String(row.points)), h("td.number", {}, String(row.games)),
      result.ranking.map(column => cell(row, column))))))),
  result.voids > 0 ? h("p.error", {}, `${result.voids} games are void`) : null];
}

const bound = elo => elo === null ? "∞" : String(Math.round(elo));
