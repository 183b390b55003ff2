// What each strategy of time management would have done with its clock in a game that was played: seconds for every turn.

import {listen} from "/api.js";
import {fill, h, notice} from "/dom.js";
import {lines} from "/plot.js";

const FIRST_SHOWN = ["exp-moves", "mid", "enhanced", "close", "unst", "stop"];
const TONES = 8;

export class Clocks {
  #game; #moves; #player; #sides; #side = 0; #stop = () => {};
  /** @type {string[]} */ #strategies = [];
  /** @type {Map<string, Api.ClockReplayTurn[]>} by strategy */ #turns = new Map();
  #shown = new Set(); #open = ""; #isDue = false;
  #state = h("p.muted", {role: "status"}); #plot = h("div"); #table = h("div"); #detail = h("div");
  element;

  /**
   * @param {{game: string, moves: string[], player: string | null}} place what was played, and who is to think
   * @param {string[]} sides what the players are called
   * @param {{time: string, speed: string, onbegin: (time: string, speed: string) => void}} usual onbegin is told when a replay begins
   */
  constructor({game, moves, player}, sides, {time, speed, onbegin}) {
    this.#game = game;
    this.#moves = moves;
    this.#player = player;
    this.#sides = sides;
    const asked = h("input", {name: "clocks", value: time, size: 6, spellcheck: "false"});
    const fast = h("input", {name: "speed", type: "number", min: 1, value: speed});
    const side = h("select", {name: "side", onchange: () => {
      this.#side = side.selectedIndex;
      this.#draw();
    }}, sides.map(name => h("option", {}, name)));
    this.element = h("section.card.clocks", {}, h("h2", {}, "What each time manager would have done"),
      h("form.fields", {onsubmit: event => {
        event.preventDefault();
        onbegin(asked.value, fast.value);
        this.begin(asked.value, fast.value);
      }}, h("label", {}, "Time for each side", asked), h("label", {}, "Simulations a second", fast), h("label", {}, "Show", side),
      h("button", {}, "Replay the clocks")),
      this.#state, this.#plot, this.#table, this.#detail);
  }

  begin(time, speed) {
    this.leave();
    this.#turns.clear();
    const query = new URLSearchParams({moves: this.#moves.join(" "), time, clock: `sim(${speed})`});
    if (this.#player) query.set("player", this.#player);
    let due = 0;
    delete this.#state.dataset.replayed;
    this.#state.textContent = "beginning …";
    let known = 0;
    this.#stop = listen(`/clocks/${encodeURIComponent(this.#game)}?${query}`, {
      outlook: (/** @type {Api.ClocksOutlook} */ outlook) => {
        due = outlook.turns;
        this.#strategies = outlook.strategies;
        this.#shown = new Set(outlook.strategies.filter(name => FIRST_SHOWN.includes(name) || outlook.strategies.length <= TONES));
        this.#open = outlook.strategies[0];
      },
      turn: (/** @type {Api.ClockReplayTurn} */ turn) => {
        this.#turns.set(turn.strategy, [...this.#turns.get(turn.strategy) ?? [], turn]);
        known++;
        this.#state.textContent = `${known} of ${due} turns`;
        this.#drawSoon();
      },
      end: () => {
        this.leave();
        this.#state.textContent = `${known} turns of ${this.#strategies.length} strategies, ${time} for each side, ${speed} simulations a second`;
        this.#state.dataset.replayed = "true";
      },
      problem: problem => {
        this.leave();
        notice(problem.detail);
      },
    }, connected => {
      if (connected) return;
      this.leave();
      this.#state.textContent = known > 0 ? "The connection was lost; what is known stays." : "";
    }, notice);
  }

  leave() {
    this.#stop();
    this.#stop = () => {};
  }

  /** @param {string} strategy */
  #own(strategy) {
    return (this.#turns.get(strategy) ?? []).filter(turn => turn.thought.player === this.#side);
  }

  /** Many turns may come before the next frame. */
  #drawSoon() {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  #draw() {
    this.#drawPlot();
    fill(this.#table, h("div.wide", {tabindex: 0, role: "region", "aria-label": "All strategies"}, h("table", {},
      h("thead", {}, h("tr", {}, ["strategy", "used", "left", "longest", "at move", "rules that spoke"].map(head => h("th", {scope: "col"}, head)))),
      h("tbody", {}, this.#strategies.map((strategy, i) => this.#row(strategy, i))))));
    this.#drawDetail();
  }

  #drawPlot() {
    const series = this.#strategies.map((strategy, i) => ({name: strategy, tone: i % TONES, dashed: i >= TONES,
      points: this.#own(strategy).map(turn => [turn.number, turn.thought.seconds])})).filter(one => this.#shown.has(one.name));
    fill(this.#plot, h("h3", {}, `Seconds used for every turn of ${this.#sides[this.#side]}`), lines({x: "move", y: "seconds used", series}));
  }

  #row(strategy, i) {
    const own = this.#own(strategy);
    const longest = own.length === 0 ? null : own.reduce((most, turn) => turn.thought.seconds > most.thought.seconds ? turn : most);
    const used = own.reduce((sum, turn) => sum + turn.thought.seconds, 0);
    return h("tr", {dataset: {strategy}},
      h("th", {scope: "row"}, h(`label.inline.key.tone${i % TONES}`, {}, h("input", {type: "checkbox", checked: this.#shown.has(strategy), onchange: event => {
        if (event.target.checked) this.#shown.add(strategy);
        else this.#shown.delete(strategy);
        this.#drawPlot();
      }, "aria-label": `${strategy} in the plot`})), h("button.quiet", {type: "button", onclick: () => {
        this.#open = strategy;
        this.#drawDetail(true);
      }}, strategy)),
      longest === null ? h("td", {colspan: 5}, "…") : [h("td.number", {}, `${used.toFixed(2)} s`), h("td.number", {}, `${own[own.length - 1].left.toFixed(2)} s`),
        h("td.number", {}, `${longest.thought.seconds.toFixed(2)} s`), h("td.number", {}, String(longest.number)), h("td", {}, rules(own))]);
  }

  #drawDetail(open = this.#detail.querySelector("details")?.open ?? false) {
    const own = this.#own(this.#open);
    fill(this.#detail, own.length === 0 ? null : h("details", {open},
      h("summary", {}, `Every turn of ${this.#open}`),
      h("table", {}, h("thead", {}, h("tr", {}, ["move", "made", "it would play", "allotted", "used", "left", "rules"].map(head => h("th", {scope: "col"}, head)))),
        h("tbody", {}, own.map(({number, made, left, thought}) => h("tr", {}, h("td.number", {}, String(number)), h("td", {}, made), h("td", {}, thought.move),
          h("td.number", {}, `${thought.allotted.toFixed(3)} s`), h("td.number", {}, `${thought.seconds.toFixed(3)} s`), h("td.number", {}, `${left.toFixed(2)} s`),
          h("td", {}, thought.stopped)))))));
  }
}

/** How often each rule stopped, prolonged or changed a search. */
function rules(/** @type {Api.ClockReplayTurn[]} */ turns) {
  const counts = new Map();
  for (const rule of turns.flatMap(turn => turn.thought.stopped.split(" "))) if (rule !== "") counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].map(([rule, count]) => `${rule} ${count}`).join(", ");
}
