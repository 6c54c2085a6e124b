/**
 * Leaves at once, by a tap or by Shift three times (beyond 2, after GOV.UK's "Exit this page"): the page goes blank,
 * the next one takes its place in the history, and what this site kept on the device goes. Nothing is counted.
 */

/** Milliseconds after which a press of Shift no longer counts. */
const PATIENCE = 5000;

const said = document.querySelector('[data-said]') as HTMLElement;
const { href } = document.querySelector('[data-leave]') as HTMLAnchorElement;

/** Forgets answers, choices, who was signed in, and drafts: `behaviors/draft.ts` reads the mark. */
function forget(): boolean {
  try {
    sessionStorage.clear();
    localStorage.clear();
    sessionStorage['left'] = 1;
    return true;
  } catch {
    // Storage is forbidden, so nothing was kept.
    return false;
  }
}

function wasLeft(): boolean {
  try {
    return !!sessionStorage['left'];
  } catch {
    return false;
  }
}

function leave(): void {
  location.replace(href);
  forget();
  document.title = said.textContent = 'Loading.';
  document.body.replaceChildren(said);
}

let presses = 0;
let timer: ReturnType<typeof setTimeout>;
/** Whether the last key came with Shift: then the next Shift is only let go of. */
let wasHeld = false;

function count(to: number, message = ''): void {
  presses = to;
  said.textContent = message;
  clearTimeout(timer);
}

addEventListener('keyup', ({ key, shiftKey }) => {
  if (key === 'Shift' && !wasHeld) {
    if (presses === 2) leave();
    else {
      count(presses + 1, `Shift: ${2 - presses} more to leave this page.`);
      timer = setTimeout(() => count(0, 'Shift: time is up.'), PATIENCE);
    }
  } else if (presses) count(0);
  wasHeld = shiftKey;
});

addEventListener('click', (event) => {
  if (!(event.target as Element).closest('[data-leave]')) return;
  event.preventDefault();
  leave();
});

// Back to a page that was kept alive, answers and all, after another one was left: it begins anew.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && wasLeft()) location.reload();
});

// A jump inside the page must not leave a second entry behind, which Back would find.
history.pushState = history.replaceState;

// A module, so that its names are its own.
export {};
