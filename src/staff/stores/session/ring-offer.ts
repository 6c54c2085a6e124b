/** Whether this device is asked to ring: once, after the first request that was answered on it. */
import { atom } from 'nanostores';

const STORED = 'ring-offer';

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    // A browser that keeps nothing would be asked again and again.
    return 'asked';
  }
}

/** `due` until it was asked, on this device and whatever page it is on. */
export const $ringOffer = atom(stored());

function set(next: 'due' | 'asked'): void {
  $ringOffer.set(next);
  try {
    localStorage.setItem(STORED, next);
  } catch {
    // Kept for this page.
  }
}

/** A request was answered here. */
export function offerRinging(): void {
  if ($ringOffer.get() === null) set('due');
}

/** It was asked, whatever the answer. */
export const closeRingOffer = (): void => set('asked');
