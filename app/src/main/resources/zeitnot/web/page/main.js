// The router: finds the page for the address and shows it.

import {fill, h, notice} from "/dom.js";
import {routes} from "/routes.js";

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
/** @type {{leave?: () => void} | null} */
let current = null;
let visits = 0;

/** Goes to an address of this site without loading the page again. */
export function go(address) {
  history.pushState(null, "", address);
  show();
}

async function show() {
  const visit = ++visits;
  const place = {
    path: location.pathname.split("/").filter(part => part !== "").map(decodeURIComponent),
    query: new URLSearchParams(location.search),
  };
  const route = routes.find(one => one.path === (place.path[0] ?? ""));
  current?.leave?.();
  current = null;
  navigation(route);
  document.title = route ? `${route.title} · Zeitnot` : "Not found · Zeitnot";
  if (!route) {
    fill(main, h("section.narrow", {}, h("h1", {}, "There is no such page"), h("p", {}, h("a", {href: "/"}, "To the games"))));
    return;
  }
  try {
    const page = await route.load();
    if (visit !== visits) return;
    fill(main);
    const shown = await page.show(main, place) ?? {};
    if (visit === visits) current = shown;
    else shown.leave?.();
  } catch (problem) {
    if (visit === visits) {
      fill(main, h("section.narrow", {}, h("h1", {}, "That did not work"), h("p.error", {role: "alert"}, problem.message),
        h("p", {}, h("a", {href: "/"}, "To the games"))));
    }
  }
}

function navigation(active) {
  fill(/** @type {HTMLElement} */ (document.getElementById("nav")), routes.filter(route => route.nav).map(route =>
    h("a", {href: "/" + route.path, "aria-current": route === active ? "page" : null}, route.nav)));
}

document.addEventListener("click", event => {
  const link = event.target instanceof Element ? /** @type {HTMLAnchorElement | null} */ (event.target.closest("a[href]")) : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.getAttribute("href")?.startsWith("#") || link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.href);
  main.focus({preventScroll: true});
  scrollTo(0, 0);
});

document.getElementById("theme")?.addEventListener("click", () => {
  const root = document.documentElement;
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  localStorage.setItem("theme", root.dataset.theme);
});

addEventListener("popstate", show);
addEventListener("unhandledrejection", event => notice(event.reason?.message ?? String(event.reason)));
show();
