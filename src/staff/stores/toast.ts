/** The short message at the bottom, with a way back for ten seconds. */
import { atom } from 'nanostores';

export interface Toast {
  /** Name of whom it is about; hidden with the names. */
  who: string;
  text: string;
  undo?: (() => void) | undefined;
  /** Goes to the next lead, as long as the one that it is about is shown. */
  next?: (() => void) | undefined;
  /** How long it stays; as long as it can be taken back. */
  shownMs?: number;
}

/** Milliseconds until it goes. */
const SHOWN_MS = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;

export const $toast = atom<Toast | null>(null);

/** Shows a message, replacing any other. */
export function showToast(toast: Toast): void {
  clearTimeout(timer);
  $toast.set(toast);
  timer = setTimeout(dismissToast, toast.shownMs ?? SHOWN_MS);
}

/** Hides the message. */
export function dismissToast(): void {
  clearTimeout(timer);
  $toast.set(null);
}

/** The lead is left: the way back stays, the way on is another one now. */
export function dropNext(): void {
  const toast = $toast.get();
  if (toast?.next) $toast.set({ ...toast, next: undefined });
}

/** Takes back what the message is about. */
export function undoLast(): void {
  const toast = $toast.get();
  dismissToast();
  toast?.undo?.();
}
