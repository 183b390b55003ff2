// The laboratory: the experiments of the catalogue, matches of one's own, what is stored. Its other pages are /lab/match,
// /lab/tournament, /lab/experiment, /lab/replay and /lab/bandits; what they show stands in their address.

import {get} from "/api.js";
import {fill, h} from "/dom.js";

const parts = {
  match: () => import("/pages/match.js"),
  tournament: () => import("/pages/tournament.js"),
  experiment: () => import("/pages/experiment.js"),
  replay: () => import("/pages/replay.js"),
  bandits: () => import("/pages/bandits.js"),
};

if (!document.querySelector('link[href="/lab.css"]')) document.head.append(h("link", {rel: "stylesheet", href: "/lab.css"}));

export async function show(root, place) {
  const part = parts[place.path[1]];
  if (part) return (await part()).show(root, place);
  const [experiments, works, matches] = await Promise.all([get("/lab/experiments"), get("/lab/works"), get("/lab/matches")]);
  fill(root, h("div.lab", {},
    h("section", {}, h("h1", {}, "Laboratory"),
      h("p.lead", {}, "The experiments of five papers, and matches of your own. What is played is kept in the store of this server: "
        + "close the page, end the server, and go on later from the same address."),
      h("p.row", {}, h("a.button.primary", {href: "/lab/match"}, "A match of your own"), h("a.button", {href: "/lab/tournament"}, "A tournament"), h("a.button", {href: "/lab/bandits"}, "Bandits"), h("a.button", {href: "/api/lab/report", download: ""}, "The report as one file"))),
    works.length === 0 ? null : h("section.card", {}, h("h2", {}, "Being played"), h("ul", {}, works.map(work => h("li", {},
      h("a", {href: `/lab/${work.kind}?${orderQuery(work.order)}`}, called(work)),
      ` ${work.state}, ${work.games} of ${work.planned} games`)))),
    h("section.card.wide", {}, h("h2", {}, "Experiments"), h("table", {},
      h("thead", {}, h("tr", {}, ["experiment", "of the paper", "state", "games", "on record"].map(head => h("th", {scope: "col"}, head)))),
      h("tbody", {}, experiments.map(one => h("tr", {},
        h("td", {}, h("a", {href: `/lab/experiment?id=${encodeURIComponent(one.id)}`}, one.title)),
        h("td", {}, one.place),
        h(`td.state-${one.state.toLowerCase().replace("_", "-")}`, {}, word(one.state)),
        h("td.number", {}, one.planned === 0 ? "" : `${one.games} of ${one.planned}`),
        h("td", {}, one.onRecord)))))),
    h("section.card.wide", {}, h("h2", {}, "Stored matches"), matches.length === 0 ? h("p.muted", {}, "The store has no games yet.") : h("table", {},
      h("thead", {}, h("tr", {}, ["game", "players", "time", "games", ""].map(head => h("th", {scope: "col"}, head)))),
      h("tbody", {}, matches.slice(-200).reverse().map(match => h("tr", {},
        h("td", {}, match.first.game),
        h("td.mono", {}, `${match.first.playerA} against ${match.first.playerB}`),
        h("td", {}, `${match.first.timeA}, ${match.first.clock}`),
        h("td.number", {}, match.planned > 0 ? `${match.games} of ${match.planned}` : match.games),
        h("td", {}, h("a", {href: `/lab/replay?${taskQuery(match.first)}`}, "games")))))))));
}

const word = state => state.toLowerCase().replace("_", " ");

/** @param {Api.LaboratoryListed} work */
const called = ({kind, order}) => kind === "match" ? `${order.conditions.game}: ${order.a} against ${order.b}`
  : kind === "tournament" ? `${order.conditions.game}: tournament of ${order.player.length} players` : order.id;

/** The parameters of an order; those that are several stand in it several times. */
const orderQuery = ({conditions, ...own}) => new URLSearchParams(Object.entries({...conditions, ...own}).flatMap(([name, value]) =>
  (Array.isArray(value) ? value : [value]).map(one => [name, String(one)])));

/**
 * The parameters by which the API knows a match.
 * @param {Api.GameTask} task
 */
export function taskQuery(task) {
  const {index, seed, ...rest} = task;
  void index;
  return new URLSearchParams({...rest, seed: String(seed)});
}

/**
 * How long so many seconds are, in words.
 * @param {number | null | undefined} seconds
 */
export function duration(seconds) {
  if (seconds === null || seconds === undefined) return "";
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return seconds < 129600 ? `${(seconds / 3600).toFixed(1)} h` : `${(seconds / 86400).toFixed(1)} days`;
}

export const percent = (share, digits = 1) => share === null || share === undefined ? "–" : `${(100 * share).toFixed(digits)} %`;

/**
 * The state, the bar, and the button of what is played. The button stays the same while the rest is drawn anew, so that a click on it
 * is never lost.
 * @param {{onstart: () => void, onpause: () => void}} actions
 */
export function progress({onstart, onpause}) {
  let runs = false;
  const above = h("div");
  const below = h("div");
  const button = h("button", {type: "button", hidden: true, onclick: () => runs ? onpause() : onstart()});
  /** @param {Api.WorkState} state */
  const show = state => {
    runs = state.state === "running";
    fill(above, h("p.row", {}, h(`strong.state-${state.state}`, {dataset: {state: state.state}}, state.state),
      h("span", {dataset: {games: state.games}}, `${state.games} of ${state.planned} games`),
      state.secondsLeft === null ? null : h("span.muted", {}, `${duration(state.secondsLeft)} left`)),
    h("progress.bar", {max: Math.max(1, state.planned), value: state.games, "aria-label": "games played"}));
    const text = runs ? "Pause" : state.games > 0 ? "Resume" : "Start";
    if (button.textContent !== text) button.textContent = text;
    button.classList.toggle("primary", !runs);
    button.hidden = state.state === "done";
    fill(below, state.problem ? h("p.error", {role: "alert"}, state.problem) : null, state.notes.map(note => h("p.muted", {}, note)));
  };
  return {element: h("div", {}, above, h("p.row", {}, button), below), show};
}
