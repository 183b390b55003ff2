// The games, to choose one.

import {once} from "/api.js";
import {fill, h} from "/dom.js";
import {title} from "/text.js";

export async function show(root) {
  /** @type {Api.GameRow[]} */
  const games = await once("/catalogue");
  fill(root,
    h("section.hero", {},
      h("h1", {}, "Play against a search that manages its clock"),
      h("p.lead", {}, "Choose a game. While it thinks you see what it thinks of every move, how much time it has planned for "
        + "this one and why, what prolongs it, and the instant at which it knows enough.")),
    h("ul.games", {}, games.map(game => h("li", {},
      h("a.card", {href: "/play/" + game.name},
        h("strong", {}, title(game.name)),
        h("span.muted", {}, game.about))))));
}
