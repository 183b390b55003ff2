// Policies for the root of a search on bandits: regret after so many pulls, and where the pulls went. The pulls happen before
// one's eyes: the plots are drawn from the first checkpoint to the last.

import {get} from "/api.js";
import {entries, fill, h, notice} from "/dom.js";
import {lines} from "/plot.js";

export async function show(root, place) {
  const choice = await get("/lab/bandits");
  const result = h("section");
  let timer = null;
  const field = (name, text, value) => h("label", {}, text, h("input", {name, type: "number", min: 1, value: place.query.get(name) ?? value}));
  fill(root, h("div.lab", {}, h("h1", {}, "Bandits"),
    h("p.lead", {}, "Which arm to pull next is what the root of a search decides. A bandit is that decision without a game around it."),
    h("form.fields.card", {onsubmit: run},
      h("label", {}, "Bandit", h("select", {name: "bandit"}, choice.bandits.map(name => h("option", {value: name, selected: name === (place.query.get("bandit") ?? "bernoulli")}, name)))),
      field("arms", "Arms", 30), field("trials", "Pulls", 10000), field("repetitions", "Repetitions", 20), field("seed", "Seed", 1),
      h("fieldset", {}, h("legend", {}, "Policies"), h("div.row", {}, choice.policies.map(name => h("label", {}, h("span", {},
        h("input", {type: "checkbox", name: "policy", value: name, checked: ["ucb1", "sqrt-sh", "sequential-halving", "uniform"].includes(name)}), " " + name))))),
      h("button.primary", {}, "Pull")),
    result));
  return {leave: () => clearInterval(timer)};

  async function run(event) {
    event.preventDefault();
    clearInterval(timer);
    const form = new FormData(event.target);
    const query = entries(event.target, ([name]) => name !== "policy");
    query.set("policies", form.getAll("policy").join(","));
    fill(result, h("p.muted", {}, "pulling …"));
    try {
      animate(await get(`/lab/bandit?${query}`));
    } catch (problem) {
      fill(result);
      notice(problem.message);
    }
  }

  function animate(report) {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let shown = still ? report.checkpoints.length : 2;
    const step = () => {
      draw(report, shown);
      if (shown >= report.checkpoints.length) clearInterval(timer);
      shown++;
    };
    timer = setInterval(step, 80);
    step();
  }

  function draw(report, shown) {
    const upTo = values => values.slice(0, shown).map((estimate, i) => [report.checkpoints[i], estimate.value]);
    const done = shown >= report.checkpoints.length;
    fill(result, h("div.lab", {},
      h("p", {}, `${report.description}: after ${report.checkpoints[Math.min(shown, report.checkpoints.length) - 1].toLocaleString("en")} pulls`),
      h("section.card", {}, h("h2", {}, "Simple regret of the arm that would be chosen now"),
        lines({x: "pulls", y: "simple regret", logX: true, series: report.policies.map(line => ({name: line.policy, points: upTo(line.simpleRegret)}))})),
      h("section.card", {}, h("h2", {}, "Cumulative regret of all pulls"),
        lines({x: "pulls", y: "cumulative regret", logX: true, series: report.policies.map(line => ({name: line.policy, points: upTo(line.cumulativeRegret)}))})),
      !done ? null : h("section.card", {dataset: {done: "true"}}, h("h2", {}, "Where the pulls went, from the best arm to the worst"),
        lines({x: "arm", y: "pulls", series: report.policies.map(line => ({name: line.policy, points: line.pulls.map((pulls, arm) => [arm + 1, pulls.value])}))})),
      done ? h("p.muted", {}, "The same in a terminal: ", h("code", {}, report.command)) : null));
  }
}
