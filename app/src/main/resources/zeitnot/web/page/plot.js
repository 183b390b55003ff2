// Small plots as SVG. Colours come from lab.css: series 0, 1, 2, … have the classes tone0, tone1, …
//
//   lines({series: [{name, points: [[x, y], …], tone, dashed}], x: "move", y: "seconds", logX, low, high, marks: [{x, y, text, kind}]})
//   interval({value, low, high, paper, from, to, zero})     // one row: our interval over the paper's

import {h, svg} from "/dom.js";

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 52;
const BOTTOM = 34;

/** Round numbers from low to high, some five of them. */
function ticks(low, high) {
  const rough = (high - low) / 5 || 1;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(m => m * unit).find(s => s >= rough) ?? rough;
  const all = [];
  for (let t = Math.ceil(low / step) * step; t <= high + step / 1e6; t += step) all.push(Math.abs(t) < step / 1e6 ? 0 : t);
  return all;
}

const label = number => Math.abs(number) >= 1000 ? `${+(number / 1000).toPrecision(3)}k` : String(+number.toPrecision(3));

/** The series' own tone, or one by its number. */
const tone = (one, i) => (one.tone ?? i) % 8;

/**
 * @typedef {{name: string, points: number[][], tone?: number, dashed?: boolean}} Series
 * @typedef {{x: number, y: number, text: string, kind: string}} Mark
 * @param {{series: Series[], x: string, y: string, logX?: boolean, low?: number, high?: number, marks?: Mark[], title?: string}} plot
 */
export function lines({series, x, y, logX = false, low, high, marks = [], title = `${y} by ${x}`}) {
  const points = series.flatMap(one => one.points).filter(point => point[1] !== null && isFinite(point[1]));
  if (points.length === 0) return h("p.muted", {}, "nothing to plot yet");
  const warp = logX ? Math.log10 : value => value;
  const xs = points.map(point => warp(point[0]));
  const ys = points.map(point => point[1]);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs, Math.min(...xs) + 1e-9)];
  const most = Math.max(...ys);
  const [y0, y1] = [low ?? Math.min(0, ...ys), high ?? (most > 0 ? most : 1)];
  const px = value => LEFT + (warp(value) - x0) / (x1 - x0) * (WIDTH - LEFT - 12);
  const py = value => 10 + (y1 - value) / (y1 - y0) * (HEIGHT - BOTTOM - 10);
  const xTicks = logX ? ticks(x0, x1).filter(Number.isInteger).map(t => 10 ** t) : ticks(x0, x1);
  const path = one => one.points.filter(point => point[1] !== null && isFinite(point[1]))
    .map(([a, b], i) => `${i === 0 ? "M" : "L"}${px(a).toFixed(1)} ${py(b).toFixed(1)}`).join("");
  return h("figure.plot", {},
    svg("svg", {viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": title},
      ticks(y0, y1).map(t => [svg("line.grid", {x1: LEFT, x2: WIDTH - 12, y1: py(t), y2: py(t)}),
        svg("text.tick.end", {x: LEFT - 6, y: py(t) + 4}, label(t))]),
      xTicks.map(t => svg("text.tick.middle", {x: px(t), y: HEIGHT - 18}, label(t))),
      svg("text.tick.middle", {x: WIDTH / 2, y: HEIGHT - 3}, x),
      series.map((one, i) => [svg(`path.series.tone${tone(one, i)}`, {d: path(one), "stroke-dasharray": one.dashed ? "6 4" : null}),
        one.points.length === 1 ? svg(`circle.series.tone${tone(one, i)}`, {cx: px(one.points[0][0]), cy: py(one.points[0][1]), r: 4}) : null]),
      marks.map(mark => svg(`circle.mark.${mark.kind}`, {cx: px(mark.x), cy: py(mark.y), r: 6}, svg("title", {}, mark.text)))),
    h("figcaption.row", {}, h("span.muted", {}, y), series.map((one, i) => one.name === "" ? null : h(`span.key.tone${tone(one, i)}`, {}, one.name))));
}

/**
 * A row of a table of intervals: ours as a bar with its value, the paper's as a band; all between from and to.
 * @param {{value: number | null, low: number | null, high: number | null, paperLow?: number | null, paperHigh?: number | null,
 *   paperValue?: number | null, from?: number, to?: number, zero?: number | null}} row
 */
export function interval({value, low, high, paperLow, paperHigh, paperValue, from = 0, to = 1, zero = null}) {
  const px = number => 4 + (Math.max(from, Math.min(to, number)) - from) / (to - from) * 192;
  const has = number => number !== null && number !== undefined;
  return svg("svg.interval", {viewBox: "0 0 200 22", width: 200, height: 22, role: "img", "aria-label": has(value) ? `${value}` : "no value yet"},
    has(zero) ? svg("line.grid", {x1: px(zero), x2: px(zero), y1: 0, y2: 22}) : null,
    has(paperLow) && has(paperHigh) ? svg("rect.paper", {x: px(paperLow), y: 3, width: Math.max(2, px(paperHigh) - px(paperLow)), height: 16, rx: 3}) : null,
    has(paperValue) ? svg("line.paperline", {x1: px(paperValue), x2: px(paperValue), y1: 3, y2: 19}) : null,
    has(low) && has(high) ? svg("line.ours", {x1: px(low), x2: px(high), y1: 11, y2: 11}) : null,
    has(value) ? svg("circle.ours", {cx: px(value), cy: 11, r: 4}) : null);
}
