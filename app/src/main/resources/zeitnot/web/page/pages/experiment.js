// An experiment of the catalogue: what the paper says, what we have, and the buttons that play the rest.

import {get, listen, post} from "/api.js";
import {entries, fill, h, notice} from "/dom.js";
import {go} from "/main.js";
import {interval} from "/plot.js";
import {progress} from "/pages/lab.js";

export async function show(root, place) {
  const query = new URLSearchParams(place.query);
  const order = new URLSearchParams([...query].filter(([name]) => name !== "jobs"));
  const first = await get(`/lab/experiment?${order}`);
  const about = first.result;
  const board = h("div");
  const bar = progress({onstart: () => act("start"), onpause: () => act("pause")});
  const perRow = about.rows.length > 0 ? Math.max(...about.rows.map(row => row.games + row.missing)) : 100;
  const field = (name, text, value, properties) => h("label", {}, text, h("input", {name, value: query.get(name) ?? value, ...properties}));
  fill(root, h("div.lab", {},
    h("section", {}, h("h1", {}, about.title), h("p.lead", {}, about.question), h("p.muted", {}, `${about.place} of ${about.paper}`)),
    h("form.fields.card", {onsubmit: choose}, field("games", "Games for each row", perRow, {type: "number", min: 1}),
      field("scale", "Scale of the clock's speed", 1, {inputmode: "decimal"}), field("seed", "Seed", 1, {type: "number"}),
      field("jobs", "Games at a time", 1, {type: "number", min: 1}), h("button", {}, "Set")),
    h("section.card", {}, bar.element, board)));
  draw(first);
  const leave = listen(`/lab/experiment/events?${order}`, {state: draw});
  return {leave};

  function choose(event) {
    event.preventDefault();
    const chosen = entries(event.target);
    chosen.set("id", query.get("id") ?? "");
    go(`/lab/experiment?${chosen}`);
  }

  function act(what) {
    post(`/lab/experiment/${what}?${query}`).then(draw).catch(problem => notice(problem.message));
  }

  /** @param {Api.WorkState} state */
  function draw(state) {
    /** @type {Api.ReproductionReport} */
    const report = state.result;
    const shares = report.rows.every(row => [row.paperValue, row.paperLow, row.value].every(value => value === null || value >= 0 && value <= 1));
    const all = report.rows.flatMap(row => [row.paperLow, row.paperHigh, row.low, row.high, row.recordedLow, row.recordedHigh]).filter(value => value !== null);
    const [from, to] = shares ? [0, 1] : [Math.min(...all), Math.max(...all)];
    const number = value => value === null ? "–" : shares ? `${(100 * value).toFixed(1)} %` : String(+value.toPrecision(4));
    bar.show(state);
    fill(board,
      report.departure ? h("p.muted", {}, `Another experiment than the paper's: ${report.departure}`) : null,
      report.onRecord ? h("p.muted", {}, `On record: ${report.onRecord}`) : null,
      report.rows.length === 0 ? bandit(report.bandit) : h("div.wide", {}, h("table", {},
        h("thead", {}, h("tr", {}, ["game", "player", "measure", "paper", "ours", "95 % interval", "", "games", "verdict", "on record"].map(head => h("th", {scope: "col"}, head)))),
        h("tbody", {}, report.rows.map(row => h("tr", {},
          h("td", {}, row.game), h("td", {title: row.spec}, row.player), h("td", {}, row.measure), h("td", {}, row.paper),
          h("td.number", {}, number(row.value)), h("td.number", {}, row.low === null ? "" : `${number(row.low)} to ${number(row.high)}`),
          h("td", {}, interval({...row, from, to})), h("td.number", {}, row.missing > 0 ? `${row.games}, ${row.missing} missing` : row.games),
          h("td", {}, row.verdict), h("td.number", {}, number(row.recorded))))))),
      h("p.muted", {}, "The same in a terminal: ", h("code", {}, report.command)));
  }
}

function bandit(report) {
  if (!report) return h("p.muted", {}, "About bandits: start it, it takes some seconds.");
  return h("table", {}, h("thead", {}, h("tr", {}, ["claim", "difference", "verdict"].map(head => h("th", {scope: "col"}, head)))),
    h("tbody", {}, report.claims.map(claim => h("tr", {}, h("td", {}, claim.claim),
      h("td.number", {}, `${claim.difference.value.toPrecision(3)} (${claim.difference.low.toPrecision(3)} to ${claim.difference.high.toPrecision(3)})`),
      h("td", {}, claim.verdict)))));
}
