// A game against the engine, and the engine at work.

import {listen, once, post, get} from "/api.js";
import {Board} from "/board.js";
import {GameCurves} from "/chart.js";
import {fill, h, notice} from "/dom.js";
import {go} from "/main.js";
import {clock, count, percent, title} from "/text.js";
import {TimeBar} from "/timebar.js";
import {TreeView} from "/tree.js";
import * as home from "/pages/home.js";
import * as setup from "/pages/setup.js";

const SHOWN_MOVES = 12;
const GHOSTS = 4;
const CLEARLY = 2;
const SOME = 4;

export async function show(root, place) {
  const name = place.path[1];
  if (name === undefined) return home.show(root);
  if (![...place.query.keys()].length) return setup.show(root, name);
  const game = await begin(name, place.query);
  const page = new PlayPage(root, await once(`/boards/${game.game}`), game);
  return page;
}

/** The game of the address: the very one if it is still there, or a new one with the same moves. */
async function begin(name, query) {
  const moves = (query.get("moves") ?? "").split(/[ ,]+/).filter(move => move !== "");
  if (query.has("id")) {
    try {
      const game = await get(`/games/${encodeURIComponent(query.get("id"))}`);
      if (game.game === name && moves.every((move, i) => game.moves[i] === move)) return game;
    } catch (problem) {
      if (problem.status !== 404) throw problem;
    }
  }
  const wanted = {game: name, moves: moves.join(" ")};
  for (const key of ["you", "level", "opponent", "time", "left"]) if (query.has(key)) wanted[key] = query.get(key);
  return post("/games", wanted);
}

/** Whether the person's pieces are above the engine's, so that the board is better seen from the other side. */
function liesAbove(/** @type {Api.Board} */ about, /** @type {Api.GameView} */ game) {
  /** @type {number[][]} */
  const rows = [[], []];
  game.position.pieces.forEach((kind, cell) => {
    const player = kind < 0 ? -1 : about.pieces[kind].player;
    if (player >= 0) rows[player].push(about.cells[cell].row);
  });
  const mean = numbers => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return !about.falling && rows.every(own => own.length >= SOME) && mean(rows[game.you]) < mean(rows[1 - game.you]) - CLEARLY;
}

class PlayPage {
  /** @type {Api.Board} */ #about;
  /** @type {Api.GameView} */ #state;
  /** @type {Api.Thoughts | null} */ #thoughts = null;
  /** @type {{simulations: number, first: number, at: number, begin: number, perSecond: number | null} | null} */ #rate = null;
  #id; #query; #board; #bar = new TimeBar(); #curves = new GameCurves(); #tree; #stateAt = 0;
  #clocks; #status; #buttons = {}; #table = h("tbody"); #facts = h("p.facts.muted", {}, "It shows while the engine thinks."); #history = h("ol.moves"); #connection;
  #onBoard = true; #ghosts = true; #shown = ""; #stopListening; #timer; #ended = -1; #sentAt = -1;

  /**
   * @param {HTMLElement} root
   * @param {Api.Board} about
   * @param {Api.GameView} game
   */
  constructor(root, about, game) {
    this.#about = about;
    this.#state = game;
    this.#id = game.id;
    this.#query = new URLSearchParams(location.search);
    this.#board = new Board(about, {onmove: move => this.#move(move)});
    if (liesAbove(about, game)) this.#board.flip();
    this.#tree = new TreeView(this.#id);
    this.#clocks = [0, 1].map(side => h(`div.clock`, {dataset: {side}}, h("span.who"), h("span.left")));
    this.#status = h("p.status", {role: "status"});
    this.#connection = h("p.error.connection", {hidden: true}, "The connection is lost; trying again…");
    this.#build(root);
    this.#receive(game);
    this.#stopListening = listen(`/games/${this.#id}/events`,
      {state: state => this.#receive(state), thoughts: thoughts => this.#think(thoughts)}, connected => { this.#connection.hidden = connected; });
    this.#timer = setInterval(() => this.#drawClocks(), 100);
  }

  leave() {
    this.#stopListening();
    clearInterval(this.#timer);
  }

  #build(root) {
    const button = (key, text, action, extra = {}) => this.#buttons[key] = h("button", {type: "button", onclick: action, ...extra}, text);
    const act = what => () => this.#act(what);
    const toggle = (key, text, change) => button(key, text, event => {
      const on = event.target.getAttribute("aria-pressed") !== "true";
      event.target.setAttribute("aria-pressed", String(on));
      change(on);
      this.#lay();
    }, {"aria-pressed": "true"});
    const panel = (key, text, content, open) => h(`details.card.panel`, {dataset: {panel: key}, open}, h("summary", {}, h("h2", {}, text)), content);
    const tree = panel("tree", "The tree", this.#tree.element, false);
    tree.addEventListener("toggle", () => tree.open && this.#tree.refresh());
    fill(root, h("div.play", {},
      h("div.table", {},
        h("h1.visually-hidden", {}, title(this.#about.game)),
        this.#connection, this.#clocks[1], this.#board.element, this.#clocks[0], this.#status,
        h("div.row.controls", {role: "group", "aria-label": "Game"},
          button("undo", "Take back", act("undo")), button("hint", "Hint", act("hint")), button("now", "Move now", act("stop")),
          button("swap", "Swap sides", act("swap")), button("resign", "Resign", act("resign")),
          button("flip", "Flip board", () => { this.#board.flip(); this.#lay(); }, {disabled: this.#about.falling}), button("new", "New game", () => go(`/play/${this.#about.game}`))),
        h("div.row.controls", {role: "group", "aria-label": "On the board"},
          toggle("thoughts", "Thoughts on the board", on => this.#onBoard = on), toggle("line", "Expected line", on => this.#ghosts = on))),
      h("div.side", {},
        this.#bar.element,
        panel("moves", "What it thinks", h("div", {}, this.#facts, h("table.thoughts", {},
          h("thead", {}, h("tr", {}, h("th", {scope: "col"}, "move"), h("th.number", {scope: "col"}, "visits"), h("th", {scope: "col"}, "share"),
            h("th.number", {scope: "col"}, "wins"))), this.#table)), true),
        panel("game", "The game", h("div", {}, this.#curves.element, this.#history), true),
        tree)));
  }

  /** Until the server has answered, no second move can be picked, and nobody is told that it is their turn. */
  #move(move) {
    this.#sentAt = this.#state.moves.length;
    this.#invite();
    this.#act("moves", {move}).finally(() => { this.#sentAt = -1; this.#invite(); });
  }

  async #act(what, body = {}) {
    try {
      this.#receive(await post(`/games/${this.#id}/${what}`, body));
    } catch (problem) {
      notice(problem.message);
      if (problem.status === 404 || problem.status === 410) location.reload();
    }
  }

  /** @param {Api.GameView} state */
  #receive(state) {
    if (state.number < this.#state.number) return; // the stream was faster than the answer
    this.#state = state;
    this.#stateAt = performance.now();
    const key = `${state.moves.join(" ")}|${state.phase === "thinking"}|${state.phase === "over"}`;
    if (key !== this.#shown) {
      if (state.phase === "thinking") this.#ended = -1;
      this.#shown = key;
      this.#thoughts = null;
      this.#rate = null;
      this.#board.owners([]);
      this.#board.show(state.position);
    }
    const last = [...state.turns].reverse().find(turn => turn.time !== null);
    if (state.phase !== "thinking") this.#bar.show(state.hint?.time ?? last?.time ?? null, "The engine has not thought yet.");
    this.#curves.show(state.turns, state.you);
    fill(this.#history, state.moves.map(move => h("li", {}, move)));
    this.#invite();
    this.#lay();
    this.#drawClocks();
    this.#remember();
  }

  /** The address holds the game, so that it can be opened again or sent to somebody. */
  #remember() {
    const {moves, you, level, time, game, left} = this.#state;
    const query = new URLSearchParams({you: you === 0 ? "first" : "second", level, time});
    if (this.#query.has("opponent")) query.set("opponent", this.#query.get("opponent") ?? "");
    if (moves.length > 0) query.set("moves", moves.join(","));
    if (left !== "" && moves.length > 0) query.set("left", left);
    query.set("id", this.#id);
    history.replaceState(null, "", `/play/${game}?${query}`);
  }

  /** Says whose turn it is, and lets the person move if it is theirs. */
  #invite() {
    const {phase, ending, you, isPaused, failure, hint, opponent} = this.#state;
    const side = this.#about.sides[you];
    const isSent = this.#sentAt === this.#state.moves.length;
    const text = isSent ? "The move is on its way…" : phase === "over" ? ending : isPaused ? "The game stands still; too many searches are running."
      : phase === "thinking" ? "The engine is thinking…" : phase === "hint" ? "Looking for a hint…" : `Your move: you are ${side}.`;
    const proposed = hint && !isSent ? ` Hint: ${hint.move}${hint.value === null ? "" : ` (wins ${percent(hint.value)})`}.` : "";
    fill(this.#status, text + proposed, failure ? h("span.error", {}, " " + failure) : null);
    this.#status.title = `Opponent: ${opponent}`;
    this.#board.enable(!isSent && (phase === "yours" || phase === "hint"));
    const over = phase === "over";
    this.#buttons.undo.disabled = this.#state.moves.length === 0;
    this.#buttons.hint.disabled = phase !== "yours";
    this.#buttons.now.disabled = phase !== "thinking" && phase !== "hint";
    this.#buttons.swap.disabled = over;
    this.#buttons.resign.disabled = over;
  }

  /** @param {Api.Thoughts} thoughts */
  #think(thoughts) {
    if (thoughts.what === "thought") this.#ended = thoughts.ply;
    else if (thoughts.what === "thinking" && thoughts.ply === this.#ended) return; // overtaken by the last of this search
    const now = performance.now();
    const {simulations} = thoughts;
    const rate = this.#rate && simulations >= this.#rate.simulations ? this.#rate : {first: simulations, begin: now, simulations, at: now, perSecond: null};
    if (simulations > rate.simulations && now > rate.at) rate.perSecond = 1000 * (simulations - rate.first) / (now - rate.begin);
    this.#rate = {...rate, simulations, at: now};
    this.#thoughts = thoughts;
    if (thoughts.what === "pondering") this.#bar.show(null, "It ponders in your time, which its clock is not charged for.");
    else this.#bar.show(thoughts.time, "");
    const all = thoughts.moves.reduce((sum, move) => sum + move.visits, 0) || 1;
    fill(this.#facts, `${count(thoughts.simulations)} simulations`, rate.perSecond ? `, ${count(Math.round(rate.perSecond))} a second` : "",
      `, tree ${(thoughts.treeBytes / 1048576).toFixed(1)} MiB`, thoughts.proven ? `, proven ${thoughts.proven}` : "",
      thoughts.what === "pondering" ? ", pondering on your move" : "");
    fill(this.#table, thoughts.moves.slice(0, SHOWN_MOVES).map((move, i) => {
      const bar = h("span.visits-bar");
      bar.style.width = `${100 * move.visits / all}%`;
      return h(i === 0 ? "tr.best" : "tr", {}, h("td", {}, move.move), h("td.number", {}, count(move.visits)), h("td.share", {}, bar),
        h("td.number", {}, move.proven ? `proven ${move.proven}` : percent(move.value)));
    }));
    this.#lay();
  }

  /** What lies on the board over the pieces. */
  #lay() {
    const {phase, hintMove} = this.#state;
    const thoughts = this.#thoughts;
    const live = thoughts?.ply === this.#state.position.ply && thoughts.what !== "thought";
    this.#board.think(live && this.#onBoard ? thoughts.moves : []);
    this.#board.owners(thoughts !== null && this.#onBoard ? thoughts.owners : []);
    if (hintMove && phase === "yours") this.#board.ghosts([hintMove]);
    else if (live) this.#board.ghosts(this.#ghosts ? thoughts.line.slice(0, GHOSTS) : [], {proven: thoughts.proven !== null});
    else this.#board.ghosts(this.#ghosts ? this.#provenLine() : [], {proven: true});
  }

  /** How the game goes on by what the engine has proven, once it has made the first move of that. */
  #provenLine() {
    const {turns, position} = this.#state;
    const last = turns[turns.length - 1];
    return last && last.ply + 1 === position.ply ? last.proof.slice(1) : [];
  }

  #drawClocks() {
    const {clocks, you, time} = this.#state;
    const passed = (performance.now() - this.#stateAt) / 1000;
    clocks.forEach((face, side) => {
      const place = this.#clocks[side === you ? 0 : 1];
      const used = face.isRunning ? face.elapsed + passed : 0;
      const limited = face.bank !== null && (face.bank > 0 || face.periods > 0);
      let left = limited ? face.bank - used : used;
      let more = "";
      if (limited && left < 0 && face.guaranteed > 0) {
        left = face.guaranteed - (-left) % face.guaranteed;
        more = face.periods > 0 ? ` · period, ${face.periods} left` : " · overtime";
      } else if (face.periods > 0) more = ` + ${face.periods} periods`;
      else if (face.increment > 0) more = ` + ${face.increment} s`;
      place.classList.toggle("running", face.isRunning);
      place.classList.toggle("scarce", limited && face.isRunning && left < 10);
      place.children[0].textContent = `${this.#about.sides[side]} – ${side === you ? "you" : "the engine"}`;
      place.children[1].textContent = face.isFlagDown ? "0.0" : limited ? clock(left) + more : face.isRunning ? `${clock(used)}  (${time})` : time;
    });
  }
}
