/**
 * What the visitor allows (R170–R184). It follows the root element, because inline scripts and other tabs change it.
 */
import { atom, onMount } from 'nanostores';
import type { Optional } from './consent.ts';
import { allowedNames, storedNames } from './choice.store.ts';
import { type Device, thisDevice } from './device.store.ts';

export interface Consent {
  allowed: readonly Optional[];
  /** "Do not sell or share", or Global Privacy Control. */
  isOptedOut: boolean;
  /** Stored categories, and when they were chosen (ms since 1970). */
  choice?: { names: readonly Optional[]; at: number };
}

export function readConsent(device: Device = thisDevice()): Consent {
  const names = storedNames(device);
  const now: Consent = {
    allowed: allowedNames(device),
    isOptedOut: 'gpc' in device.root.dataset,
  };
  // Storage is only read after a choice: it may be forbidden otherwise.
  return names
    ? {
        ...now,
        choice: { names, at: Number(device.storage().getItem('cookie-consent-timestamp')) },
      }
    : now;
}

/** Before the first reading, nothing is allowed. */
export const $consent = atom<Consent>({ allowed: [], isOptedOut: false });

/** Returns how to stop. */
export function watchConsent(root: HTMLElement, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['data-consent', 'data-gpc'] });
  return () => observer.disconnect();
}

onMount($consent, () => {
  // The build renders islands too.
  if (typeof document === 'undefined') return undefined;
  const read = (): void => $consent.set(readConsent());
  read();
  return watchConsent(document.documentElement, read);
});
