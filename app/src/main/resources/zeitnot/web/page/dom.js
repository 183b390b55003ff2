// Elements without a framework: h("p.note", {title: "…"}, "text", child).

const SVG = "http://www.w3.org/2000/svg";

/** An HTML element: a tag with classes, properties or listeners (onclick), and children; null and false are left out. */
export function h(tag, properties, ...children) {
  return make(document.createElement(tag.split(".")[0]), tag, properties, children);
}

/** The same for SVG. */
export function svg(tag, properties, ...children) {
  return make(document.createElementNS(SVG, tag.split(".")[0]), tag, properties, children);
}

function make(element, tag, properties, children) {
  const classes = tag.split(".").slice(1);
  if (classes.length > 0) element.setAttribute("class", classes.join(" "));
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name === "value" || name === "checked" || name === "selected") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(3).filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

/**
 * Replaces all children.
 * @param {Element} element
 * @param {any[]} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(3).filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

/**
 * What a form says, as parameters of an address.
 * @param {HTMLFormElement} form
 */
export function entries(form, wanted = (/** @type {[string, any]} */ _entry) => true) {
  return new URLSearchParams([...new FormData(form)].filter(wanted).map(([name, value]) => [name, String(value)]));
}

/** Tells something at the edge of the page for some seconds. */
export function notice(text, kind = "error") {
  const note = h(`div.notice.${kind}`, {}, text);
  document.getElementById("notices")?.append(note);
  setTimeout(() => note.remove(), 8000);
}
