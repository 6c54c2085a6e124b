/** What others decided about texts of the person who is signed in, until it was seen in this browser. */
import { atom, computed } from 'nanostores';
import { $me } from '../me.ts';
import { $content } from './state.ts';

/** Key of the time of the latest decision that was seen. */
const STORED = 'content-decided';
/** Older ones are no news, milliseconds. */
const NEW_MS = 30 * 24 * 60 * 60 * 1000;

function stored(): number {
  try {
    return Number(localStorage.getItem(STORED) ?? 0);
  } catch {
    return 0;
  }
}

const $seen = atom<number | undefined>(undefined);

/** Not chosen or taken back by somebody else, the latest first. */
export const $decided = computed([$content, $me, $seen], (content, me, seen = stored()) =>
  (content?.setAside ?? []).filter(
    ({ author, by, decidedAt }) =>
      me !== undefined &&
      author === me.username &&
      by !== author &&
      decidedAt > Math.max(seen, Date.now() - NEW_MS),
  ),
);

/** Says no more of what is there now. */
export function seeDecided(): void {
  const latest = Math.max(0, ...$decided.get().map(({ decidedAt }) => decidedAt));
  $seen.set(latest);
  try {
    localStorage.setItem(STORED, String(latest));
  } catch {
    // A browser that keeps nothing says it again.
  }
}
