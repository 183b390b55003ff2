// A board, drawn from a game's description alone: no game is known here.
//
//   const board = new Board(description, {onmove});     // description: GET /api/boards/GAME, a zeitnot.show.Board
//   page.append(board.element);
//   board.show(position);                               // a zeitnot.show.BoardPosition; forgets what was picked
//   board.enable(true);                                 // whether moves can be picked; onmove(text) is told a whole move
//   board.think([{move, visits, value, proven}]);       // root moves by their text; value is the mover's, 0 to 1; [] clears
//   board.ghosts([{move, player, trail}], {proven});    // an expected line, numbered; [] clears
//   board.owners([…]);                                  // for each cell 1 (first player's) to -1 (second player's); [] clears
//   board.flip();                                       // seen from the other side
//   board.picked                                        // the places picked so far
//
// Mouse and touch: click through the places of a move. Where only one move ends on a cell, a click on the end is enough.
// Keyboard: arrow keys move a cursor, Enter or space picks, Escape lets go. A place is a cell, a part of a hand, or an action.

import {fill, h, svg} from "/dom.js";
import {draw} from "/pieces.js";

const SIDE = 100;
const HELP = "Arrow keys move the cursor, Enter picks, Escape lets go.";

export class Board {
  /** @type {Api.Board} */ #about;
  /** @type {Api.BoardPosition | null} */ #position = null;
  /** @type {Api.ThoughtsMove[]} */ #thoughts = [];
  /** @type {Api.BoardPositionMade[]} */ #ghosts = [];
  /** @type {number[]} */ #owners = [];
  /** @type {{x: number, row: number}[]} cells, and then parts of hands */ #places = [];
  #onmove; #svg; #layers = {}; #spoken; #actions; #choose; #enabled = false; #flipped = false; #cursor = 0; #proven = false;
  /** @type {number[]} */ picked = [];

  /**
   * @param {Api.Board} description
   * @param {{onmove?: (text: string) => void}} options
   */
  constructor(description, {onmove = () => {}} = {}) {
    this.#about = description;
    this.#onmove = onmove;
    this.#svg = svg("svg", {tabindex: 0, role: "application", "aria-label": `Board of ${description.game}. ${HELP}`});
    this.#svg.addEventListener("keydown", event => this.#key(event));
    this.#spoken = h("div.spoken", {"aria-live": "polite"});
    this.#actions = h("div.actions");
    this.#choose = h("div.choose", {role: "group", "aria-label": "Which move?"});
    this.element = h(`div.board.${description.shape.toLowerCase()}`, {}, this.#svg, this.#actions, this.#choose, this.#spoken);
    this.#cursor = description.cells.length >> 1;
    this.#ground();
  }

  /** @param {Api.BoardPosition} position */
  show(position) {
    this.#position = position;
    this.#thoughts = [];
    this.#ghosts = [];
    this.#let();
  }

  enable(enabled) {
    if (enabled === this.#enabled) return; // what is picked stays picked when the same is said again
    this.#enabled = enabled;
    this.#let();
  }

  /** @param {Api.ThoughtsMove[]} moves */
  think(moves) {
    this.#thoughts = moves;
    this.#drawThoughts();
  }

  /** @param {Api.BoardPositionMade[]} line */
  ghosts(line, {proven = false} = {}) {
    this.#ghosts = line;
    this.#proven = proven;
    this.#drawGhosts();
  }

  /** @param {number[]} values */
  owners(values) {
    this.#owners = values;
    this.#drawOwners();
  }

  flip() {
    this.#flipped = !this.#flipped;
    this.#ground();
    this.#draw();
  }

  // ---- where things are

  /** Where the middle of a cell, or of what has the same coordinates, is. */
  #at({x, row}) {
    const point = {x: x / 2 * SIDE, y: row * this.#about.rise * SIDE};
    return this.#flipped ? {x: this.#box.x - point.x, y: this.#box.y - point.y} : point;
  }

  /** The corner opposite to (0, 0), about which a flipped board is turned. */
  get #box() {
    const cells = this.#about.cells;
    return {x: Math.max(...cells.map(cell => cell.x)) / 2 * SIDE, y: Math.max(...cells.map(cell => cell.row)) * this.#about.rise * SIDE};
  }

  /** Hands lie to the right of the board, from their row towards its middle. */
  #slots() {
    const {cells, hands} = this.#about;
    const right = Math.max(...cells.map(cell => cell.x));
    const rows = Math.max(...cells.map(cell => cell.row));
    return hands.map((slot, i) => {
      const before = hands.slice(0, i).filter(other => other.player === slot.player).length;
      const away = Math.floor(before / 2);
      return {x: right + 3 + 2 * (before % 2), row: slot.row + (slot.row * 2 < rows ? away : -away)};
    });
  }

  // ---- what does not change from move to move

  #ground() {
    const {cells, labels, actions, hands} = this.#about;
    this.#places = [...cells, ...this.#slots()];
    const middles = this.#places.map(place => this.#at(place));
    const all = [...middles, ...labels.map(label => this.#at(label))];
    const [left, top] = [Math.min(...all.map(p => p.x)) - 0.6 * SIDE, Math.min(...all.map(p => p.y)) - 0.6 * SIDE];
    const [right, bottom] = [Math.max(...all.map(p => p.x)) + 0.6 * SIDE, Math.max(...all.map(p => p.y)) + 0.6 * SIDE];
    this.#svg.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
    for (const name of ["marks", "owners", "pieces", "thoughts", "ghosts", "picks"]) this.#layers[name] = svg("g");
    const named = labels.map(label => {
      const {x, y} = this.#at(label);
      return svg("text.label", {x, y}, label.text);
    });
    const slots = hands.map((slot, i) => {
      const {x, y} = middles[cells.length + i];
      return svg("rect.slot", {x: x - 46, y: y - 46, width: 92, height: 92, rx: 12});
    });
    this.#layers.hits = svg("g", {}, middles.map(({x, y}, place) => svg("rect.hit", {x: x - 50, y: y - 50, width: 100, height: 100,
      dataset: {place}, onclick: () => this.#pick(place)}, svg("title", {}, this.#name(place)))));
    fill(this.#svg, this.#frame(middles), cells.map((cell, i) => this.#cell(cell, middles[i])), named, slots, this.#layers.marks,
      this.#layers.owners, this.#layers.pieces, this.#layers.thoughts, this.#layers.ghosts, this.#layers.picks, this.#layers.hits);
    fill(this.#actions, actions.map((action, i) => h("button", {type: "button", dataset: {place: cells.length + hands.length + i},
      onclick: () => this.#pick(cells.length + hands.length + i)}, action)));
  }

  #frame(middles) {
    const cells = middles.slice(0, this.#about.cells.length);
    const shape = this.#about.shape;
    if (shape === "POINT") return [this.#star() ? null : this.#rectangle(cells, 62), this.#joins(cells)];
    return shape === "HEXAGON" ? null : this.#rectangle(cells, shape === "HOLE" ? 56 : 52);
  }

  #star() {
    return this.#about.rise < 1;
  }

  #rectangle(points, margin) {
    const xs = points.map(p => p.x);
    const ys = points.map(p => p.y);
    const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    return svg("rect.frame", {x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y, rx: 8});
  }

  /** Lines between points that are 1 apart. */
  #joins(points) {
    const lines = [];
    points.forEach((one, i) => points.slice(i + 1).forEach(other => {
      if (Math.abs(Math.hypot(one.x - other.x, one.y - other.y) - SIDE) < 2) lines.push(`M${one.x} ${one.y}L${other.x} ${other.y}`);
    }));
    return svg("path.lines", {d: lines.join("")});
  }

  #cell(cell, {x, y}) {
    const ground = cell.ground.toLowerCase().replace("_", "-");
    switch (this.#about.shape) {
      case "SQUARE": return svg(`rect.cell.${ground}`, {x: x - 50, y: y - 50, width: 100, height: 100});
      case "HOLE": return svg(`circle.cell.${ground}`, {cx: x, cy: y, r: 44});
      case "HEXAGON": {
        const r = 100 / Math.sqrt(3);
        const corners = [30, 90, 150, 210, 270, 330].map(a => [x + r * Math.cos(a * Math.PI / 180), y + r * Math.sin(a * Math.PI / 180)]);
        return svg(`polygon.cell.${ground}`, {points: corners.map(corner => corner.join(",")).join(" ")});
      }
      default:
        if (this.#star()) return svg(`circle.hole-dot.${ground}`, {cx: x, cy: y, r: 26});
        return ground === "star" ? svg("circle.dot", {cx: x, cy: y, r: 9}) : null;
    }
  }

  // ---- what changes

  #draw() {
    const position = this.#position;
    if (!position) return;
    const {cells, hands, pieces, dark} = this.#about;
    const put = (kind, place) => {
      const {x, y} = this.#at(this.#places[place]);
      return svg("g", {transform: `translate(${x} ${y})`, dataset: {piece: place}}, draw(pieces[kind], dark, this.#flipped));
    };
    fill(this.#layers.pieces,
      position.pieces.map((kind, cell) => kind < 0 ? null : put(kind, cell)),
      hands.map((slot, i) => {
        if (position.held[i] === 0) return null;
        const {x, y} = this.#at(this.#places[cells.length + i]);
        return [put(slot.piece, cells.length + i), position.held[i] > 1 ? svg("text.count", {x: x + 36, y: y + 38}, "×" + position.held[i]) : null];
      }));
    this.#drawMarks(position);
    this.#drawOwners();
    this.#drawThoughts();
    this.#drawGhosts();
    this.#drawPicks();
  }

  /** @param {Api.BoardPosition} position */
  #drawMarks({last, captured}) {
    const cells = (last?.trail ?? []).filter(place => place < this.#places.length).map(place => this.#at(this.#places[place]));
    fill(this.#layers.marks, svg("polyline.last", {points: cells.map(({x, y}) => `${x},${y}`).join(" ")}),
      captured.map(cell => this.#at(this.#places[cell])).map(({x, y}) => svg("path.captured", {d: `M${x - 16} ${y - 16}l32 32m0 -32l-32 32`})));
    if (cells.length > 0) {
      const {x, y} = cells[cells.length - 1];
      this.#layers.marks.append(svg("rect.last", {x: x - 46, y: y - 46, width: 92, height: 92, rx: 10}));
    }
  }

  #drawOwners() {
    fill(this.#layers.owners, this.#owners.map((value, cell) => {
      if (Math.abs(value) < 0.1) return null;
      const {x, y} = this.#at(this.#places[cell]);
      const size = 44 * Math.abs(value);
      const tone = (value > 0 ? 0 : 1) === this.#about.dark ? "dark" : "light";
      return svg(`rect.owner.${tone}`, {x: x - size / 2, y: y - size / 2, width: size, height: size, opacity: 0.75 * Math.abs(value)});
    }));
  }

  /** Visits and values of what can be picked next: of all moves that go on there, visits add up and the best value counts. */
  #drawThoughts() {
    const next = new Map();
    const byText = new Map(this.#thoughts.map(thought => [thought.move, thought]));
    for (const move of this.#candidates()) {
      const thought = byText.get(move.move);
      if (!thought) continue;
      const place = move.steps[this.picked.length];
      const sum = next.get(place) ?? {visits: 0, top: thought};
      sum.visits += thought.visits;
      if (thought.visits > sum.top.visits) sum.top = thought;
      next.set(place, sum);
    }
    const most = Math.max(1, ...[...next.values()].map(sum => sum.visits));
    fill(this.#layers.thoughts, [...next].filter(([place, sum]) => place < this.#places.length && sum.visits >= most / 200).map(([place, sum]) => {
      const {x, y} = this.#at(this.#places[place]);
      const share = Math.sqrt(sum.visits / most);
      const {proven} = sum.top;
      return svg(`g.thought${sum.visits === most ? ".best" : ""}${proven ? ".proven" : ""}`, {dataset: {thought: place}},
        svg("circle", {cx: x, cy: y, r: 12 + 30 * share, fill: `hsl(${Math.round(8 + 140 * sum.top.value)} 55% 36%)`}),
        share > 0.35 ? [svg("text", {x, y: y - 7}, proven ?? String(Math.round(100 * sum.top.value))),
          svg("text.visits", {x, y: y + 17}, short(sum.visits))] : null);
    }));
  }

  #drawGhosts() {
    const {pieces, dark} = this.#about;
    fill(this.#layers.ghosts, this.#ghosts.map((ghost, i) => {
      const way = ghost.trail.filter(place => place < this.#places.length).map(place => this.#at(this.#places[place]));
      if (way.length === 0) return null;
      const {x, y} = way[way.length - 1];
      const own = pieces.find(piece => piece.player === ghost.player);
      const moves = way.length > 1;
      return svg(`g.ghost${this.#proven ? ".proven" : ""}`, {}, moves ? svg("polyline.way", {points: way.map(p => `${p.x},${p.y}`).join(" ")})
        : own ? svg("g", {transform: `translate(${x} ${y})`}, draw(own, dark, this.#flipped)) : null, svg("text", {x, y}, String(i + 1)));
    }));
  }

  #drawPicks() {
    const next = this.#next();
    const ring = (place, name) => {
      const {x, y} = this.#at(this.#places[place]);
      return svg(`rect.${name}`, {x: x - 46, y: y - 46, width: 92, height: 92, rx: 12});
    };
    const last = this.picked[this.picked.length - 1];
    const first = this.picked[0];
    const kind = this.picked.length > 1 ? this.#kindAt(first) : -1;
    const at = last === undefined ? null : this.#at(this.#places[last]);
    fill(this.#layers.picks, this.picked.map(place => ring(place, "ring")),
      kind < 0 || at === null ? null : svg("g.preview", {transform: `translate(${at.x} ${at.y})`}, draw(this.#about.pieces[kind], this.#about.dark, this.#flipped)),
      this.picked.length === 0 ? null : [...next].filter(place => place < this.#places.length).map(place => {
        const {x, y} = this.#at(this.#places[place]);
        return svg("circle.hint-dot", {cx: x, cy: y, r: 15});
      }), ring(this.#cursor, "cursor"));
    for (const hit of this.#layers.hits.children) {
      const place = this.#landing(Number(hit.dataset.place));
      hit.classList.toggle("can", next.has(place) || this.#ends(place) !== null);
    }
    for (const button of this.#actions.children) button.disabled = !next.has(Number(button.dataset.place));
  }

  #kindAt(place) {
    const cells = this.#about.cells.length;
    return place < cells ? this.#position?.pieces[place] ?? -1 : this.#about.hands[place - cells].piece;
  }

  // ---- picking

  /** The moves that begin with what is picked; none while nothing may be picked. */
  #candidates() {
    const moves = this.#position?.moves ?? [];
    return moves.filter(move => this.picked.every((place, i) => move.steps[i] === place));
  }

  #next() {
    return new Set(this.#enabled ? this.#candidates().map(move => move.steps[this.picked.length]) : []);
  }

  /** Where pieces fall, any cell of a column is the one that can be picked. */
  #landing(place) {
    if (!this.#about.falling || place >= this.#about.cells.length) return place;
    const cells = this.#about.cells;
    return [...this.#next()].find(other => cells[other]?.x === cells[place].x) ?? place;
  }

  /** The one move that ends there, if there is just one and something was picked. */
  #ends(place) {
    if (!this.#enabled || this.picked.length === 0) return null;
    const ending = this.#candidates().filter(move => move.steps[move.steps.length - 1] === place);
    return ending.length === 1 ? ending[0] : null;
  }

  #pick(clicked) {
    if (!this.#enabled) return;
    const place = this.#landing(clicked);
    fill(this.#choose);
    if (clicked < this.#places.length) this.#cursor = clicked;
    if (this.#next().has(place)) {
      this.picked.push(place);
      this.#finish();
      return;
    }
    const only = this.#ends(place);
    const isLast = this.picked[this.picked.length - 1] === place;
    if (only && !isLast) {
      this.#make(only);
      return;
    }
    this.picked = [];
    if (!isLast && this.#next().has(place)) this.picked.push(place);
    this.#afterPick(place);
  }

  #finish() {
    const whole = this.#candidates().filter(move => move.steps.length === this.picked.length);
    if (whole.length === 1) this.#make(whole[0]);
    else if (whole.length > 1) {
      fill(this.#choose, whole.map(move => h("button", {type: "button", onclick: () => this.#make(move)}, move.move)));
      this.#choose.firstChild.focus();
    } else this.#afterPick(this.picked[this.picked.length - 1]);
  }

  #make(move) {
    this.#let();
    this.#onmove(move.move);
  }

  #afterPick(place) {
    this.#drawPicks();
    this.#drawThoughts();
    this.#say(place);
  }

  #let() {
    this.picked = [];
    fill(this.#choose);
    this.#draw();
  }

  // ---- keyboard

  #key(event) {
    const way = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
    if (way) this.#moveCursor(way);
    else if (event.key === "Enter" || event.key === " ") this.#pick(this.#cursor);
    else if (event.key === "Escape") this.#let();
    else return;
    event.preventDefault();
  }

  /** To the nearest place that lies that way, one that lies straight ahead being nearer. */
  #moveCursor([dx, dy]) {
    const here = this.#at(this.#places[this.#cursor]);
    let best = -1;
    let nearest = Infinity;
    this.#places.forEach((place, i) => {
      const there = this.#at(place);
      const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      const far = ahead + 2 * aside;
      if (ahead > 1 && aside <= 2 * ahead && far < nearest) [best, nearest] = [i, far];
    });
    if (best >= 0) this.#cursor = best;
    this.#drawPicks();
    this.#say(this.#cursor);
  }

  #name(place) {
    const {cells, hands, pieces, sides} = this.#about;
    if (place < cells.length) return cells[place].name;
    const slot = hands[place - cells.length];
    return `${sides[slot.player]}'s ${pieces[slot.piece].name} in hand`;
  }

  #say(place) {
    if (place === undefined || place >= this.#places.length || !this.#position) return;
    const {cells, pieces, sides} = this.#about;
    const kind = place < cells.length ? this.#position.pieces[place] : -1;
    const what = kind < 0 ? "" : pieces[kind].player < 0 ? pieces[kind].name : `${sides[pieces[kind].player]} ${pieces[kind].name}`;
    const can = this.#next().has(this.#landing(place)) ? "can be picked" : "";
    this.#spoken.textContent = [this.#name(place), what || (place < cells.length ? "empty" : ""), this.picked.includes(place) ? "picked" : can]
      .filter(part => part !== "").join(", ");
  }
}

const short = count => count < 1000 ? String(count) : count < 1e6 ? `${Math.round(count / 100) / 10}k` : `${Math.round(count / 1e5) / 10}M`;

if (!document.querySelector('link[href="/board.css"]')) document.head.append(h("link", {rel: "stylesheet", href: "/board.css"}));
