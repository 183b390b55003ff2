// Two small plots of a whole game: what the engine believed, and what every turn took.

import {fill, h, svg} from "/dom.js";
import {seconds} from "/text.js";

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [600, 170, 44, 24, 10];

class Plot {
  #svg;

  constructor(title, about) {
    this.#svg = svg("svg.plot", {viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": about});
    this.element = h("figure", {}, h("figcaption", {}, title), this.#svg);
  }

  /** @param ticks of the vertical axis: [{value, text}] */
  draw(plies, most, ticks, shapes) {
    const x = ply => LEFT + 18 + (WIDTH - LEFT - 36) * ply / (plies - 1);
    const y = value => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / most);
    const step = Math.max(1, Math.ceil(plies / 10));
    const numbers = Array.from({length: Math.ceil(plies / step)}, (_, i) => i * step);
    fill(this.#svg,
      ticks.map(({value, text}) => [svg("line.grid", {x1: LEFT, x2: WIDTH - 4, y1: y(value), y2: y(value)}),
        svg("text.tick", {x: LEFT - 6, y: y(value) + 4, "text-anchor": "end"}, text)]),
      numbers.map(ply => svg("text.tick", {x: x(ply), y: HEIGHT - 7, "text-anchor": "middle"}, String(ply + 1))),
      shapes(x, y));
  }
}

export class GameCurves {
  #value = new Plot("Who wins, as the engine sees it", "The engine's chances over the game");
  #time = new Plot("Seconds for every turn", "Time used in every turn, and what was allotted");
  element = h("div.curves", {}, this.#value.element, this.#time.element);

  /**
   * @param {Api.TurnRow[]} turns
   * @param {number} you the person's side
   */
  show(turns, you) {
    const plies = Math.max(2, ...turns.map(turn => turn.ply + 1));
    const valued = turns.flatMap(({ply, player, value}) => value === null ? [] : [{ply, value: player === you ? 1 - value : value}]);
    this.#value.draw(plies, 1, [{value: 0, text: "0 %"}, {value: 0.5, text: "50 %"}, {value: 1, text: "100 %"}], (x, y) => [
      valued.length > 1 ? svg("polyline.curve", {points: valued.map(one => `${x(one.ply)},${y(one.value)}`).join(" ")}) : null,
      valued.map(one => svg("circle.point", {cx: x(one.ply), cy: y(one.value), r: 4}, svg("title", {}, `move ${one.ply + 1}: ${Math.round(100 * one.value)} %`)))]);
    const timed = turns.flatMap(({ply, time}) => time === null || time.bySimulations ? [] : [{ply, time}]);
    const most = 1.1 * Math.max(0.1, ...turns.map(turn => turn.player === you ? Math.min(turn.seconds, 60) : turn.seconds), ...timed.map(turn => turn.time.allotted ?? 0));
    const wide = Math.min(24, 0.7 * (WIDTH - LEFT) / plies);
    this.#time.draw(plies, most, [0, most / 2, most].map(value => ({value, text: value < 10 ? value.toFixed(1) : value.toFixed(0)})), (x, y) => [
      turns.map(turn => {
        const top = y(Math.min(most, turn.seconds));
        return svg(`rect.turn.${turn.player === you ? "yours" : kind(turn)}`, {x: x(turn.ply) - wide / 2, y: top, width: wide,
          height: Math.max(1, y(0) - top)}, svg("title", {}, `move ${turn.ply + 1}, ${turn.move}: ${seconds(turn.seconds)}`));
      }),
      timed.map(turn => svg("line.allotment", {x1: x(turn.ply) - wide / 2 - 2, x2: x(turn.ply) + wide / 2 + 2, y1: y(turn.time.allotted), y2: y(turn.time.allotted)}))]);
  }
}

const kind = (/** @type {Api.TurnRow} */ turn) => turn.time?.interventions.some(one => one.kind === "STOPPED") ? "stopped"
  : turn.time?.interventions.some(one => one.kind === "PROLONGED") ? "more" : "engine";
