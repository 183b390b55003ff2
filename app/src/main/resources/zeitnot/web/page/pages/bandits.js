// Policies for the root of a search on bandits: where their pulls go while they pull, and the regret over all repetitions so far.

import {get, listen} from "/api.js";
import {entries, fill, h, notice} from "/dom.js";
import {lines} from "/plot.js";

export async function show(root, place) {
  const choice = await get("/lab/bandits");
  const state = h("p.muted", {role: "status"});
  const arms = h("div");
  const regrets = h("div.lab");
  let stop = () => {};
  let isDue = false;
  /** @type {Map<string, number[]>} by policy */
  const pulls = new Map();
  /** @type {Api.BanditsReport | null} */
  let known = null;
  const field = (name, text, value) => h("label", {}, text, h("input", {name, type: "number", min: 1, value: place.query.get(name) ?? value}));
  fill(root, h("div.lab", {}, h("h1", {}, "Bandits"),
    h("p.lead", {}, "Which arm to pull next is what the root of a search decides. A bandit is that decision without a game around it."),
    h("form.fields.card", {onsubmit: run},
      h("label", {}, "Bandit", h("select", {name: "bandit"}, choice.bandits.map(name => h("option", {value: name, selected: name === (place.query.get("bandit") ?? "bernoulli")}, name)))),
      field("arms", "Arms", 30), field("trials", "Pulls", 10000), field("repetitions", "Repetitions", 100), field("seed", "Seed", 1),
      h("fieldset", {}, h("legend", {}, "Policies"), h("div.row", {}, choice.policies.map(name => h("label", {}, h("span", {},
        h("input", {type: "checkbox", name: "policy", value: name, checked: ["ucb1", "sqrt-sh", "sequential-halving", "uniform"].includes(name)}), " " + name))))),
      h("button.primary", {}, "Pull")),
    state, arms, regrets));
  return {leave: () => stop()};

  function run(event) {
    event.preventDefault();
    stop();
    const query = entries(event.target, ([name]) => name !== "policy");
    query.set("policies", new FormData(event.target).getAll("policy").join(","));
    pulls.clear();
    known = null;
    delete state.dataset.done;
    fill(arms);
    fill(regrets);
    state.textContent = "pulling …";
    stop = listen(`/lab/bandit?${query}`, {
      /** @param {Api.BanditsPulls} told */
      pulls(told) {
        pulls.set(told.policy, told.pulls);
        drawSoon();
      },
      /** @param {Api.BanditsReport} told */
      report(told) {
        known = told;
        drawSoon();
      },
      end() {
        stop();
        draw();
        state.dataset.done = "true";
      },
      problem(problem) {
        stop();
        notice(problem.detail);
      },
    }, connected => {
      if (connected || state.dataset.done) return;
      stop();
      state.textContent = "";
    }, notice);
  }

  /** More comes than can be seen: once a frame is enough. */
  function drawSoon() {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      draw();
    });
  }

  function draw() {
    if (known === null) {
      fill(arms, h("section.card", {}, h("h2", {}, "Where the pulls go, from the best arm to the worst"), byArm([...pulls])));
      return;
    }
    const {report, repetitions} = known;
    const {checkpoints, policies} = report;
    const done = repetitions >= report.repetitions;
    state.dataset.repetitions = String(repetitions);
    state.textContent = `${report.description}: ${repetitions} of ${report.repetitions} repetitions`;
    const regret = (/** @type {"simpleRegret" | "cumulativeRegret"} */ what) => policies.map(line => ({name: line.policy,
      points: line[what].map((estimate, i) => [checkpoints[i], estimate.value])}));
    fill(arms, h("section.card", {}, h("h2", {}, done ? "Where the pulls went, from the best arm to the worst" : "Where the pulls go, from the best arm to the worst"),
      byArm(done ? policies.map(line => [line.policy, line.pulls.map(estimate => estimate.value)]) : [...pulls])));
    fill(regrets,
      h("section.card", {}, h("h2", {}, "Simple regret of the arm that would be chosen"), lines({x: "pulls", y: "simple regret", logX: true, series: regret("simpleRegret")})),
      h("section.card", {}, h("h2", {}, "Cumulative regret of all pulls"), lines({x: "pulls", y: "cumulative regret", logX: true, series: regret("cumulativeRegret")})),
      h("section.card.wide", {}, h("table", {}, h("thead", {}, h("tr", {}, ["policy", "simple regret", "95 % interval"].map(head => h("th", {scope: "col"}, head)))),
        h("tbody", {}, policies.map(line => {
          const last = line.simpleRegret[line.simpleRegret.length - 1];
          return h("tr", {}, h("td", {}, line.policy), h("td.number", {}, last.value.toPrecision(3)),
            h("td.number", {}, last.low === null ? "–" : `${last.low.toPrecision(3)} to ${last.high.toPrecision(3)}, n = ${repetitions}`));
        })))),
      h("p.muted", {}, "The same in a terminal: ", h("code", {}, report.command)));
  }
}

const byArm = policies => lines({x: "arm", y: "pulls", series: policies.map(([name, counts]) => ({name, points: counts.map((count, arm) => [arm + 1, count])}))});
