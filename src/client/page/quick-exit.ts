/**
 * Quick exit, by tap or by pressing Shift three times (after GOV.UK's "Exit this page"): blanks the
 * page, replaces it in the history, and deletes what this site stored on the device. Nothing is
 * tracked.
 */

import { clearStorage } from '../consent/revoke.ts';

/** Milliseconds after which a press of Shift no longer counts. */
const TIMEOUT_MS = 5000;

const announcement = document.querySelector('[data-announce]') as HTMLElement;
const { href } = document.querySelector('[data-quick-exit]') as HTMLAnchorElement;

/**
 * Deletes answers, choices, the signed-in user, all cookies, and drafts:
 * `client/forms/restore-draft.ts` reads the mark.
 */
function clearTraces(): boolean {
  try {
    clearStorage(['*']);
    sessionStorage['quick-exit'] = 1;
    return true;
  } catch {
    // Storage is blocked, so nothing was stored.
    return false;
  }
}

function didExit(): boolean {
  try {
    return !!sessionStorage['quick-exit'];
  } catch {
    return false;
  }
}

function exit(): void {
  location.replace(href);
  clearTraces();
  document.title = announcement.textContent = 'Loading.';
  document.body.replaceChildren(announcement);
}

let presses = 0;
let timer: ReturnType<typeof setTimeout>;
/** True while Shift is part of a key combination; its keyup must not count. */
let isCombination = false;

function count(to: number, message = ''): void {
  presses = to;
  announcement.textContent = message;
  clearTimeout(timer);
}

addEventListener('keyup', ({ key, shiftKey }) => {
  if (key === 'Shift' && !isCombination) {
    if (presses === 2) exit();
    else {
      count(presses + 1, `Shift: ${2 - presses} more to leave this page.`);
      timer = setTimeout(() => count(0, 'Shift: time is up.'), TIMEOUT_MS);
    }
  } else if (presses) count(0);
  isCombination = shiftKey;
});

addEventListener('click', (event) => {
  if (!(event.target as Element).closest('[data-quick-exit]')) return;
  event.preventDefault();
  exit();
});

// A page restored from the back/forward cache after a quick exit reloads, so that no answers show.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && didExit()) location.reload();
});

// An anchor link must not add a history entry, which Back would reach.
history.pushState = history.replaceState;
