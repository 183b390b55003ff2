// The games of a stored match, and one of them move by move with what its players thought and how they used their time.

import {get} from "/api.js";
import {Board} from "/board.js";
import {fill, h, notice} from "/dom.js";
import {go} from "/main.js";
import {lines} from "/plot.js";

export async function show(root, place) {
  return place.query.has("index") ? replay(root, place.query) : list(root, place.query);
}

async function list(root, query) {
  /** @type {Api.StoredGamesEnded[]} */
  const games = await get(`/lab/games?${query}`);
  fill(root, h("div.lab", {}, h("h1", {}, `${query.get("playerA")} against ${query.get("playerB")}`),
    h("p.muted", {}, `${query.get("game")}, ${query.get("timeA")}, clock ${query.get("clock")}`),
    games.length === 0 ? h("p", {}, "No game of this match is in the store.") : h("section.card.wide", {}, h("table", {},
      h("thead", {}, h("tr", {}, ["game", `points of ${query.get("playerA")}`, "ending", "plies"].map(head => h("th", {scope: "col"}, head)))),
      h("tbody", {}, games.map(game => h("tr", {},
        h("td", {}, h("a", {href: `/lab/replay?${query}&index=${game.index}`}, `game ${game.index + 1}`)),
        h("td.number", {}, game.points ?? "void"), h("td", {}, game.ending), h("td.number", {}, game.plies))))))));
}

async function replay(root, query) {
  /** @type {Api.StoredGamesReplay} */
  const game = await get(`/lab/game?${query}`);
  const {task, opening, moves} = game;
  const names = task.index % 2 === 0 ? [task.playerA, task.playerB] : [task.playerB, task.playerA];
  const played = game.ending === "time" ? moves.slice(0, -1) : moves;
  const texts = [...opening, ...played.map(move => move.move)];
  const description = await get(`/boards/${encodeURIComponent(task.game)}`);
  const board = new Board(description);
  const facts = h("section");
  const buttons = texts.map((text, i) => h("button.quiet", {type: "button", onclick: () => to(i + 1)}, `${i + 1}. ${text}`));
  const plots = h("section.card");
  let ply = Math.min(Number(query.get("ply") ?? texts.length), texts.length);
  const index = task.index;
  const other = i => `/lab/replay?${new URLSearchParams([...query].filter(([name]) => name !== "ply" && name !== "index"))}&index=${i}`;
  fill(root, h("div.lab", {}, h("h1", {}, `Game ${index + 1}: ${names[0]} against ${names[1]}`),
    h("p.row", {}, h("a", {href: other(index ^ 1)}, "the other game of the pair"), h("a", {href: other(0).replace(/&index=.*/, "")}, "all games"),
      h("span.muted", {}, `${game.ending}${game.note ? ": " + game.note : ""}`)),
    h("div.split", {}, h("div", {}, board.element,
      h("p.row", {}, h("button", {type: "button", onclick: () => to(0)}, "|◀"), h("button", {type: "button", onclick: () => to(ply - 1), "aria-label": "back"}, "◀"),
        h("button", {type: "button", onclick: () => to(ply + 1), "aria-label": "forward"}, "▶"), h("button", {type: "button", onclick: () => to(texts.length)}, "▶|"),
        h("button", {type: "button", onclick: () => board.flip()}, "Flip"),
        h("button", {type: "button", onclick: () => go(`/analyze?game=${encodeURIComponent(task.game)}&moves=${encodeURIComponent(texts.join(" "))}`)}, "Analyze"))),
      h("div.lab", {}, facts, plots, h("div.moves", {}, buttons)))));
  await to(ply);

  async function to(wanted) {
    ply = Math.max(0, Math.min(texts.length, wanted));
    try {
      board.show(await get(`/positions/${encodeURIComponent(task.game)}?moves=${encodeURIComponent(texts.slice(0, ply).join(" "))}`));
    } catch (problem) {
      notice(problem.message);
    }
    buttons.forEach((button, i) => button.setAttribute("aria-pressed", String(i === ply - 1)));
    const move = moves[ply - 1 - opening.length];
    const figure = (name, value) => h("div", {}, h("dt", {}, name), h("dd", {}, value));
    fill(facts, !move ? h("p.muted", {}, ply === 0 ? "The start position" : "A move of the opening") : h("dl.figures", {},
      figure("move", move.move), figure("time used", `${move.seconds.toFixed(3)} s`),
      figure("allotted", move.allotted === null ? "no limit" : `${move.allotted.toFixed(3)} s`),
      figure("simulations", move.simulations.toLocaleString("en")), figure("value", `${(100 * move.value).toFixed(1)} %`),
      figure("rules", move.stopped || "none"), figure("best, second", `${move.bestVisits}, ${move.secondVisits} visits`)));
    const of = (player, what) => moves.flatMap((one, i) => one.player === player && what(one) !== null ? [[opening.length + i + 1, what(one)]] : []);
    const timed = moves.some(one => one.seconds > 0);
    fill(plots, h("h2", {}, "Time per turn"), timed ? lines({x: "ply", y: "seconds", series: [
      {name: `${names[0]}: used`, points: of(0, one => one.seconds)}, {name: `${names[1]}: used`, points: of(1, one => one.seconds)},
      {name: "allotted", points: of(0, one => one.allotted)}]}) : lines({x: "ply", y: "simulations", series: [0, 1].map(player => (
      {name: names[player], points: of(player, one => one.simulations)}))}),
    h("h2", {}, "Value for the player who moves first"), lines({x: "ply", y: "value", low: 0, high: 1, series: [
      {name: names[0], points: of(0, one => one.value)}, {name: names[1], points: of(1, one => 1 - one.value)}]}));
  }
}
