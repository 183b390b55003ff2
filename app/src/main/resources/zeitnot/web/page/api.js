// Talks to /api. A refused request throws a Problem whose message is what the server says.

export class Problem extends Error {
  constructor(status, detail) {
    super(detail);
    this.status = status;
  }
}

export const get = path => request("GET", path);
export const post = (path, body = {}) => request("POST", path, body);

async function request(method, path, body) {
  let response;
  try {
    response = await fetch("/api" + path, {
      method,
      headers: body === undefined ? {} : {"Content-Type": "application/json"},
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, "the server cannot be reached; is 'zeitnot serve' still running?");
  }
  const text = await response.text();
  if (!response.ok) {
    let detail = response.status + " " + response.statusText;
    try {
      detail = JSON.parse(text).detail ?? detail;
    } catch { /* not from us */ }
    throw new Problem(response.status, detail);
  }
  return text === "" ? null : JSON.parse(text);
}

const cached = new Map();

/** The same answer every time, asked for once: for what does not change while the server runs. */
export function once(path) {
  if (!cached.has(path)) {
    const answer = get(path);
    answer.catch(() => cached.delete(path));
    cached.set(path, answer);
  }
  return cached.get(path);
}

/**
 * Listens to a stream until the returned function is called.
 * @param {string} path
 * @param {Record<string, (data: any) => void>} listeners by the kind of event
 * @param {(connected: boolean) => void} connected is told when the connection comes and goes
 * @param {(detail: string) => void} refused is told why the server does not open it
 */
export function listen(path, listeners, connected = () => {}, refused = () => {}) {
  const source = new EventSource("/api" + path);
  for (const [kind, listener] of Object.entries(listeners)) {
    source.addEventListener(kind, event => listener(JSON.parse(event.data)));
  }
  source.onopen = () => connected(true);
  source.onerror = () => {
    const isRefused = source.readyState === EventSource.CLOSED;
    connected(false);
    if (isRefused) why(path).then(detail => detail && refused(detail));
  };
  return () => source.close();
}

/** An EventSource does not tell why it was refused, so the same is asked for once more. */
async function why(path) {
  const asked = new AbortController();
  try {
    const response = await fetch("/api" + path, {signal: asked.signal});
    return response.ok ? "" : (await response.json()).detail;
  } catch {
    return "";
  } finally {
    asked.abort();
  }
}
