// The real tree, opened node by node.

import {get} from "/api.js";
import {fill, h} from "/dom.js";
import {count, percent} from "/text.js";

export class TreeView {
  #id; #list = h("div.tree");
  element = h("div", {}, h("div.row", {}, h("button", {type: "button", onclick: () => this.refresh()}, "Read again"),
    h("span.muted", {}, "Values are for the side to move there.")), this.#list);

  constructor(id) {
    this.#id = id;
  }

  async refresh() {
    try {
      fill(this.#list, await this.#children([]));
    } catch (problem) {
      fill(this.#list, h("p.error", {}, problem.message));
    }
  }

  async #children(line) {
    /** @type {Api.TreeNode} */
    const node = await get(`/games/${this.#id}/tree?line=${encodeURIComponent(line.join(","))}`);
    if (node.moves.length === 0) return h("p.muted", {}, "The tree ends here.");
    const most = Math.max(1, ...node.moves.map(move => move.visits));
    return [h("p.muted", {}, `${node.side} to move, ${node.count} moves`), node.moves.map(move => this.#node(line, move, most))];
  }

  /**
   * @param {string[]} line
   * @param {Api.ThoughtsMove} move
   * @param {number} most
   */
  #node(line, move, most) {
    const own = [...line, move.move];
    const below = h("div.below");
    const bar = h("span.visits-bar");
    bar.style.width = `${Math.max(1, 60 * move.visits / most)}px`;
    const facts = [h("b", {}, move.move), bar, h("span", {}, count(move.visits)), h("span", {}, known(move)),
      move.proven || move.bound === null ? null : h("span.muted", {title: "by which the selection compares moves: the value and what exploration adds"}, `bound ${move.bound.toFixed(3)}`)];
    if (move.visits < 2) return h("div.leaf", {}, facts);
    const details = h("details", {}, h("summary", {}, facts), below);
    details.addEventListener("toggle", async () => {
      if (!details.open || below.childElementCount > 0) return;
      try {
        fill(below, await this.#children(own));
      } catch (problem) {
        fill(below, h("p.error", {}, problem.message));
      }
    });
    return details;
  }
}

/** What is proven of a move, or its value with what is proven so far. */
const known = (/** @type {Api.ThoughtsMove} */ {proven, value, least, most}) => proven ? `proven ${proven}`
  : percent(value) + (least > 0 ? ", at least a draw" : most < 1 ? ", at most a draw" : "");
