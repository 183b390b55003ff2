// Every page of the site. A page is a module that exports show(root, place): it fills root and may return {leave()}, which
// is called when another page comes, or the same page with another place. place: {path: ["play", "connect4"], query:
// URLSearchParams}. What stands in `nav` is in the bar at the top.

export const routes = [
  {path: "", title: "Games", load: () => import("/pages/home.js")},
  {path: "play", title: "Play", nav: "Play", load: () => import("/pages/play.js")},
  {path: "analyze", title: "Analyze", nav: "Analyze", load: () => import("/pages/analyze.js")},
  {path: "lab", title: "Laboratory", nav: "Laboratory", load: () => import("/pages/lab.js")},
];
