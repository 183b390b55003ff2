// The pieces, drawn as SVG: one function for each figure that a game's description may name. Light and dark come from the
// classes "light" and "dark" of board.css. All are drawn around (0, 0) in a cell of side 100.

import {svg} from "/dom.js";

const path = d => svg("path", {d});
const circle = (cx, cy, r, name = "") => svg("circle" + name, {cx, cy, r});

const figures = {
  STONE: () => [circle(0, 0, 42), svg("ellipse.shine", {cx: -13, cy: -16, rx: 13, ry: 8, transform: "rotate(-35 -13 -16)"})],
  MAN: () => [circle(0, 0, 40), circle(0, 0, 30, ".groove"), circle(0, 0, 18, ".groove")],
  KING: () => [circle(0, 0, 40), circle(0, 0, 31, ".groove"),
    svg("path.sign", {d: "M-20 12 L-23 -12 L-10 -2 L0 -18 L10 -2 L23 -12 L20 12 Z"})],
  PAWN: () => [path("M-25 36 C-25 14 -9 18 -11 -4 L11 -4 C9 18 25 14 25 36 Z"), circle(0, -18, 17)],
  QUEEN: () => [path("M-27 36 L-33 -16 L-15 4 L0 -28 L15 4 L33 -16 L27 36 Z"), circle(-33, -20, 6), circle(0, -33, 7),
    circle(33, -20, 6), svg("path.groove", {d: "M-26 22 L26 22"})],
  TOWN: () => [path("M-34 38 L-34 -30 L-18 -30 L-18 -16 L-8 -16 L-8 -30 L8 -30 L8 -16 L18 -16 L18 -30 L34 -30 L34 38 Z"),
    svg("path.sign", {d: "M-9 38 L-9 16 A9 9 0 0 1 9 16 L9 38 Z"})],
  CROSS: () => [svg("path.stroke", {d: "M-27 -27 L27 27 M27 -27 L-27 27"})],
  RING: () => [svg("circle.stroke", {cx: 0, cy: 0, r: 28})],
  ARROW: () => [svg("rect.block", {x: -34, y: -34, width: 68, height: 68, rx: 12}),
    svg("path.blocksign", {d: "M-14 14 L14 -14 M14 -14 L-4 -14 M14 -14 L14 4"})],
};

/** A piece that points at the opponent and shows its letter, as in Shogi; the letter stays upright. */
function tile(piece, points) {
  const d = "M0 -42 L31 -26 L38 40 L-38 40 L-31 -26 Z";
  return [svg("path", {d, transform: points === "up" ? null : "rotate(180)"}),
    svg("text.letter", {x: 0, y: points === "up" ? 22 : 14}, piece.symbol.toUpperCase())];
}

/**
 * A piece as an SVG group.
 * @param {Api.Piece} piece a kind of the description
 * @param {number} dark the player with the dark pieces
 * @param {boolean} flipped whether the board is seen from the second player's side
 */
export function draw(piece, dark, flipped) {
  const tone = piece.player < 0 ? "neutral" : piece.player === dark ? "dark" : "light";
  const shapes = figures[piece.figure]?.() ?? tile(piece, (piece.player === 0) !== flipped ? "up" : "down");
  return svg(`g.piece.${tone}.player${Math.max(piece.player, 0)}`, {}, shapes);
}
