// Numbers and names as people read them.

export const percent = value => `${(100 * value).toFixed(1)} %`;
export const count = number => number < 1e4 ? number.toLocaleString("en") : number < 1e6 ? `${(number / 1e3).toFixed(0)}k` : `${(number / 1e6).toFixed(1)}M`;
export const seconds = value => value < 10 ? `${value.toFixed(2)} s` : `${value.toFixed(1)} s`;
export const amount = (value, bySimulations) => bySimulations ? `${count(Math.round(value))} sims` : seconds(value);

/** As on a clock: 4:05, or 7.3 when it gets scarce. */
export function clock(left) {
  const rest = Math.max(0, left);
  if (rest < 20) return rest.toFixed(1);
  const whole = Math.floor(rest);
  const minutes = Math.floor(whole / 60);
  const two = number => String(number).padStart(2, "0");
  return minutes < 60 ? `${minutes}:${two(whole % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

/** What people call a game: "Chinese Checkers" for chinese-checkers. */
export const title = name => name.replace("connect4", "connect-4")
  .split(/-(?=[a-z])/).map(word => word[0].toUpperCase() + word.slice(1)).join(" ").replace("Tic Tac Toe", "Tic-tac-toe");
