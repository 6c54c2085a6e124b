/** What others decided about texts of the person who is signed in, until it was seen in this browser. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { SetAside } from '#staff/contract/content.ts';
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

/** Not chosen or taken back by somebody else, the latest first. Without `computed`, which would be in every page's stores. */
export function useDecided(): readonly SetAside[] {
  const [content, me, seen] = [useStore($content), useStore($me), useStore($seen)];
  const since = Math.max(seen ?? stored(), Date.now() - NEW_MS);
  return (content?.setAside ?? []).filter(
    ({ author, by, decidedAt }) => author === me?.username && by !== author && decidedAt > since,
  );
}

/** Remembers that these were read, so that they are not reported again. */
export function seeDecided(all: readonly SetAside[]): void {
  const latest = Math.max(0, ...all.map(({ decidedAt }) => decidedAt));
  $seen.set(latest);
  try {
    localStorage.setItem(STORED, String(latest));
  } catch {
    // A browser that keeps nothing says it again.
  }
}
