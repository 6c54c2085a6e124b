/** The one toast of a page (R276–R282, D43). The `Toaster` island shows it; this holds it and wakes the island. */
import { atom } from 'nanostores';

/** How long a toast is shown, in milliseconds, not counting pauses (R279). */
const SHOWN = 5000;
/** How long a dismissed toast is kept, hidden, in milliseconds (R280). */
const KEPT = 1_000_000;
/** What the island renders on the server; a `wake` event on it loads the rest. */
const HOOK = '[data-wake="toasts"]';

export interface ToastWords {
  title?: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A link such as a phone number; `alt` says to a screen reader how to reach the same without the toast. */
  action?: { text: string; alt: string; href: string };
  /** Milliseconds. */
  duration?: number;
}

export interface Toast extends ToastWords {
  id: number;
  variant: 'default' | 'destructive';
  duration: number;
  /** False once dismissed: hidden, also from assistive technology, and soon forgotten. */
  open: boolean;
}

/** The toast on show or last dismissed; a new one replaces it. */
export const $toast = atom<Toast | null>(null);

let toasts = 0;

/** Shows a toast in place of any other and returns its id. */
export function showToast(
  words: ToastWords,
  page: Pick<ParentNode, 'querySelector'> = document,
): number {
  toasts += 1;
  $toast.set({ variant: 'default', duration: SHOWN, ...words, id: toasts, open: true });
  page.querySelector(HOOK)?.dispatchEvent(new Event('wake', { bubbles: true }));
  return toasts;
}

/** Hides a toast, if it is still the one on show, and forgets it later. */
export function dismissToast(id: number): void {
  const toast = $toast.get();
  if (toast?.id !== id || !toast.open) return;
  $toast.set({ ...toast, open: false });
  setTimeout(() => {
    if ($toast.get()?.id === id) $toast.set(null);
  }, KEPT);
}
