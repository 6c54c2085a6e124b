/**
 * Quick exit, by tap or by pressing Shift three times (after GOV.UK's "Exit this page"): blanks the page, replaces it
 * in the history, and deletes what this site stored on the device, kept pages included. Nothing is tracked.
 */

import { clearStorage } from '#features/consent/revoke.client.ts';

/** After this, a press of Shift no longer counts. */
const TIMEOUT_MS = 5000;

/** For deletion. */
const MAX_WAIT_MS = 500;

const announcement = document.querySelector('[data-announce]') as HTMLElement;
/** How many presses are left, too late, and what stands on the blank page, in the language of the page. */
const [more, over, blank] = `${announcement.dataset['announce']}`.split('|') as [
  more: string,
  over: string,
  blank: string,
];
const { href } = document.querySelector('[data-quick-exit]') as HTMLAnchorElement;

/** Deletes answers, choices, the user, cookies and drafts: `lib/restore-draft.client.ts` reads the mark. */
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

/** Also stops the workers that keep the pages (kept-worker.client.ts). @throws {Error} where workers are unsupported */
async function forgetPages(): Promise<void> {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

function didExit(): boolean {
  try {
    return !!sessionStorage['quick-exit'];
  } catch {
    return false;
  }
}

function exit(): void {
  clearTraces();
  document.title = announcement.textContent = blank;
  document.body.replaceChildren(announcement);
  const leave = (): void => location.replace(href);
  // The page is blank while kept pages are deleted: usually some milliseconds.
  const timeUp = new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
  });
  Promise.race([forgetPages(), timeUp]).then(leave, leave);
}

let presses = 0;
let timer: ReturnType<typeof setTimeout>;
/** While Shift is part of a key combination, its keyup must not count. */
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
      count(presses + 1, more.replace('#', `${2 - presses}`));
      timer = setTimeout(() => count(0, over), TIMEOUT_MS);
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
