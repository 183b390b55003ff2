// The clock at work on one move: what was allotted and why, what is used, who prolongs it, and the instant of the stop.

import {fill, h} from "/dom.js";
import {amount} from "/text.js";

const SPOKEN = {REVISED: "revises the plan", EXTENDED: "adds to the plan", PROLONGED: "prolongs", STOPPED: "stops"};

export class TimeBar {
  #track = h("div.track", {"aria-hidden": "true"});
  #sum = h("p.sum", {});
  #why = h("div.readings");
  element = h("section.card.timebar", {"aria-label": "The time of this move"}, h("h2", {}, "The clock at work"), this.#track, this.#sum, this.#why);

  /**
   * @param {Api.TimeView | null} time
   * @param {string} what is said if there is none
   */
  show(time, what) {
    this.element.classList.toggle("live", time !== null && !time.isOver);
    this.element.dataset.state = state(time);
    if (time === null) {
      fill(this.#track);
      fill(this.#sum, what);
      fill(this.#why);
      return;
    }
    const {allotted, planned, spent, bySimulations, interventions, isOver} = time;
    const shown = bySimulations ? planned : allotted;
    const end = 1.04 * Math.max(shown, planned, spent, 1e-9);
    const at = value => `${Math.min(100, 100 * value / end)}%`;
    const part = (name, from, to, title) => {
      const element = h(`div.${name}`, {title});
      element.style.left = at(from);
      element.style.width = at(Math.max(0, to - from));
      return element;
    };
    const mark = (name, where, text) => {
      const element = h(`div.mark.${name}`, {}, h("span", {}, text));
      element.style.left = at(where);
      return element;
    };
    const prolonged = interventions.filter(one => one.kind === "PROLONGED");
    const stop = interventions.find(one => one.kind === "STOPPED");
    fill(this.#track,
      part("allotted", 0, shown),
      prolonged.map(one => part("prolonged", one.at, one.planned, one.reading.rule)),
      part("used", 0, Math.min(spent, shown)),
      part("used.over", shown, Math.max(shown, spent)),
      stop ? part("saved", stop.at, planned) : null,
      mark("plan", shown, "plan"),
      prolonged.map(one => mark("more", one.at, one.reading.rule)),
      stop ? mark("stop", stop.at, "stop") : null);
    const say = value => amount(value, bySimulations);
    fill(this.#sum,
      h("span.figure.plan", {}, h("b", {}, say(shown)), " allotted"),
      h("span.figure.used", {}, h("b", {}, say(spent)), " used"),
      planned > shown * 1.0001 ? h("span.figure.more", {}, h("b", {}, say(planned - shown)), " prolonged") : null,
      stop ? h("span.figure.stop", {}, h("b", {}, say(Math.max(0, planned - stop.at))), " saved by an early stop") : null,
      !isOver ? h("span.figure", {}, "thinking…") : null);
    fill(this.#why,
      time.plan.map((reading, i) => row(reading, i === 0 ? "plans" : "multiplies", "plan")),
      interventions.map(one => row(one.reading, `${SPOKEN[one.kind]} at ${say(one.at)}`, one.kind.toLowerCase())),
      isOver ? null : time.rules.map(reading => row(reading, reading.holds ? "holds now" : "waits", "waiting")));
  }
}

const state = (/** @type {Api.TimeView | null} */ time) => time === null ? "none" : time.interventions.some(one => one.kind === "STOPPED") ? "stopped"
  : time.interventions.some(one => one.kind === "PROLONGED") ? "prolonged" : "plain";

function row(/** @type {Api.Reading} */ reading, does, kind) {
  return h(`div.reading.${kind}`, {dataset: {rule: reading.rule}}, h("span.rule", {}, reading.rule), h("span.does", {}, does),
    h("span.formula", {}, reading.formula), h("span.numbers", {}, reading.numbers));
}
