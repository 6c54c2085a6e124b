/**
 * The toast of a page (R276–R282, D43). The `Toaster` island shows it; this module holds it and hydrates the island.
 */
import { atom } from 'nanostores';

/** How long a toast shows, pauses not counted (R279). */
const SHOWN_MS = 5000;
/** A dismissed toast is kept, hidden (R280). */
const KEPT_MS = 1_000_000;
/** Server-rendered part of the island; a `hydrate` event on it loads the rest. */
const HOOK = '[data-hydrate="toasts"]';

export interface ToastWords {
  title?: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Such as a phone number; `alt` tells screen reader users how to do the same without the toast. */
  action?: { text: string; alt: string; href: string };
  /** Milliseconds. */
  duration?: number;
}

export interface Toast extends ToastWords {
  id: number;
  variant: 'default' | 'destructive';
  duration: number;
  /** False once dismissed: hidden, also from assistive technology, and removed later. */
  open: boolean;
}

/** The current or last dismissed toast. */
export const $toast = atom<Toast | null>(null);

let toasts = 0;

/** In advance: without a network it would be too late. */
export function preloadToasts(page: Pick<ParentNode, 'querySelector'> = document): void {
  page.querySelector(HOOK)?.dispatchEvent(new Event('hydrate', { bubbles: true }));
}

/** Replaces any other; returns its id. */
export function showToast(
  words: ToastWords,
  page: Pick<ParentNode, 'querySelector'> = document,
): number {
  toasts += 1;
  $toast.set({ variant: 'default', duration: SHOWN_MS, ...words, id: toasts, open: true });
  preloadToasts(page);
  return toasts;
}

/** Hides a toast if it is still current, and removes it later. */
export function dismissToast(id: number): void {
  const toast = $toast.get();
  if (toast?.id !== id || !toast.open) return;
  $toast.set({ ...toast, open: false });
  setTimeout(() => {
    if ($toast.get()?.id === id) $toast.set(null);
  }, KEPT_MS);
}
