// A game move by move: the curve of values, mistakes marked. The address holds game and moves, so it can be sent to somebody.

import {get, listen, once, post} from "/api.js";
import {Board} from "/board.js";
import {Clocks} from "/clocks.js";
import {entries, fill, h, notice} from "/dom.js";
import {go} from "/main.js";
import {lines} from "/plot.js";
import "/pages/lab.js";

export async function show(root, place) {
  const query = place.query;
  return query.has("game") ? analyze(root, query) : form(root);
}

async function form(root) {
  const games = await once("/catalogue");
  fill(root, h("div.lab", {}, h("h1", {}, "Analyze a game"),
    h("form.fields.card", {onsubmit: begin},
      h("label", {}, "Game, such as connect4 or go-9x9", h("input", {name: "game", value: "connect4", list: "games", required: true})),
      h("label", {}, "Moves, with blanks between", h("input", {name: "moves", value: "4 4 3 2 5"})),
      h("label", {}, "Time for each position", h("input", {name: "time", value: "2000/move"})),
      h("label", {}, "Player (empty: the one we recommend)", h("input", {name: "player", value: ""})),
      h("button.primary", {}, "Analyze"), h("datalist", {id: "games"}, games.map(game => h("option", {value: game.name})))),
    h("form.fields.card", {onsubmit: read}, h("label", {}, "Or a recorded game of Go: the text of an SGF file", h("textarea", {name: "sgf", rows: 4, required: true})),
      h("button", {}, "Read"))));

  function begin(event) {
    event.preventDefault();
    const order = entries(event.target, ([, value]) => value !== "");
    go(`/analyze?${order}`);
  }

  async function read(event) {
    event.preventDefault();
    try {
      const {game, moves} = await post("/sgf", {sgf: new FormData(event.target).get("sgf")});
      go(`/analyze?${new URLSearchParams({game, moves: moves.join(" ")})}`);
    } catch (problem) {
      notice(problem.message);
    }
  }
}

async function analyze(root, query) {
  const game = query.get("game");
  const texts = (query.get("moves") ?? "").split(/[\s,]+/).filter(text => text !== "");
  /** @type {Api.Board} */
  const about = await get(`/boards/${encodeURIComponent(game)}`);
  const board = new Board(about, {onmove: text => go(address([...texts.slice(0, ply), text]))});
  /** @type {Api.ReviewMove[]} */
  const judged = [];
  const facts = h("section");
  const curve = h("section.card");
  const sides = h("section");
  const state = h("p.muted", {role: "status"});
  const clocks = new Clocks({game, moves: texts, player: query.get("player")}, about.sides, {time: query.get("clocks") ?? "20s", speed: query.get("speed") ?? "1000",
    onbegin: (time, speed) => {
      query.set("clocks", time);
      query.set("speed", speed);
      history.replaceState(null, "", address(texts));
    }});
  let ply = texts.length;
  const buttons = texts.map((text, i) => h("button.quiet", {type: "button", onclick: () => to(i + 1)}, `${i + 1}. ${text}`));
  fill(root, h("div.lab", {}, h("h1", {}, `Analysis of ${game}`),
    h("div.split", {}, h("div", {}, board.element,
      h("p.row", {}, h("button", {type: "button", onclick: () => to(0)}, "|◀"), h("button", {type: "button", onclick: () => to(ply - 1), "aria-label": "back"}, "◀"),
        h("button", {type: "button", onclick: () => to(ply + 1), "aria-label": "forward"}, "▶"), h("button", {type: "button", onclick: () => to(texts.length)}, "▶|"),
        h("button", {type: "button", onclick: () => board.flip()}, "Flip"))),
      h("div.lab", {}, state, facts, curve, sides, h("div.moves", {}, buttons))),
    texts.length === 0 ? null : clocks.element));
  await to(ply);
  if (texts.length === 0) {
    state.textContent = "Make a move on the board to begin.";
    return {};
  }
  const wanted = new URLSearchParams([...query].filter(([name]) => ["moves", "time", "player"].includes(name)));
  const leave = listen(`/reviews/${encodeURIComponent(game)}?${wanted}`, {
    /** @param {Api.ReviewMove} move */
    move(move) {
      judged[move.number - 1] = move;
      state.textContent = `${judged.filter(Boolean).length} of ${texts.length} moves judged`;
      if (move.mark) buttons[move.number - 1].classList.add(move.mark);
      draw();
    },
    /** @param {Api.ReviewSide[]} all */
    sides(all) {
      leave();
      state.dataset.done = "true";
      if (query.has("clocks")) clocks.begin(query.get("clocks") ?? "", query.get("speed") ?? "1000");
      fill(sides, h("table", {}, h("thead", {}, h("tr", {}, ["", "moves", "agreed", "doubtful", "mistakes", "blunders", "mean drop"].map(head => h("th", {scope: "col"}, head)))),
        h("tbody", {}, all.map(side => h("tr", {}, h("th", {scope: "row"}, side.colour), [side.moves, side.agreed, side.doubtful, side.mistakes, side.blunders]
          .map(count => h("td.number", {}, count)), h("td.number", {}, `${(100 * side.meanDrop).toFixed(1)} %`))))));
    },
  }, connected => {
    if (!connected && !state.dataset.done) state.textContent = "The connection was lost; what has been judged stays.";
  }, refused => {
    state.textContent = refused;
  });
  return {leave: () => {
    leave();
    clocks.leave();
  }};

  function address(moves) {
    const next = new URLSearchParams(query);
    next.set("moves", moves.join(" "));
    return `/analyze?${next}`;
  }

  async function to(wantedPly) {
    ply = Math.max(0, Math.min(texts.length, wantedPly));
    board.show(await get(`/positions/${encodeURIComponent(game)}?moves=${encodeURIComponent(texts.slice(0, ply).join(" "))}`));
    board.enable(true);
    buttons.forEach((button, i) => button.setAttribute("aria-pressed", String(i === ply - 1)));
    draw();
  }

  function draw() {
    const first = judged.find(Boolean)?.colour;
    const points = judged.filter(Boolean).map(move => [move.number, move.colour === first ? move.after : 1 - move.after]);
    const value = move => move.colour === first ? move.after : 1 - move.after;
    fill(curve, h("h2", {}, `Value for ${first ?? "the first player"} after each move`), lines({x: "move", y: "value", low: 0, high: 1,
      series: [{name: first ?? "", points}], marks: [...judged.filter(move => move?.mark).map(move => ({x: move.number, y: value(move),
        text: `${move.number}. ${move.move}: ${move.mark}`, kind: move.mark})), ...(judged[ply - 1] ? [{x: ply, y: value(judged[ply - 1]), text: "here", kind: "here"}] : [])]}));
    const move = judged[ply - 1];
    fill(facts, !move ? null : h("p", {}, `${move.number}. ${move.move} by ${move.colour}: ${(100 * move.before).toFixed(1)} % before, ${(100 * move.after).toFixed(1)} % after`,
      move.mark ? h("strong.error", {}, ` ${move.mark}; better ${move.best}`) : null, h("br"), h("span.muted", {}, `expected: ${move.pv.join(" ")}`)));
  }
}
