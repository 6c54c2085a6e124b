/** Hidden names: by the eye button, after two minutes without a tap, or when the tab is left. */
import { atom } from 'nanostores';

export const $isHidden = atom(false);

/** Id of the row that is held to be read. */
export const $peeked = atom<string | null>(null);

const IDLE_MS = 120_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Hides or shows all names. */
export function toggleHidden(): void {
  $isHidden.set(!$isHidden.get());
}

/** Hides names after two minutes without input, and when the tab is left. Returns how to stop. */
export function watchAbsence(page: Document = document): () => void {
  let timer = 0;
  const hide = (): void => $isHidden.set(true);
  const stay = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(hide, IDLE_MS);
  };
  const leave = (): void => {
    if (page.visibilityState === 'hidden') hide();
  };
  for (const sign of SIGNS) page.addEventListener(sign, stay, { passive: true });
  page.addEventListener('visibilitychange', leave);
  stay();
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS) page.removeEventListener(sign, stay);
    page.removeEventListener('visibilitychange', leave);
  };
}
