/** The clock of the server, as far as this device knows it. */
import { atom } from 'nanostores';

/** Milliseconds by which the server is ahead of this device. */
let ahead = 0;
const TICK_MS = 15_000;

/** Epoch milliseconds; moves in steps of 15 s. */
export const $now = atom(0);

/** Takes over the clock of a response. */
export function setClock(serverNow: number): void {
  ahead = serverNow - Date.now();
  $now.set(serverNow);
}

/** Keeps the clock going. Returns how to stop. */
export function runClock(): () => void {
  if (!$now.get()) $now.set(Date.now());
  const timer = setInterval(() => $now.set(Date.now() + ahead), TICK_MS);
  return () => clearInterval(timer);
}
