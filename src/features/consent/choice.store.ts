/**
 * The visitor's cookie choice: kept on the device, in force in `data-consent` and `data-gpc` of the root element. The
 * head script sets those before the first paint (features/consent/bootstrap.client.ts), the page script when the visitor answers
 * (features/consent/banner.client.ts): inline, so neither can share this file with an island.
 */
import { allowed, OPTIONAL, type Optional, storedChoice } from './consent.ts';
import { type Device, thisDevice } from './device.store.ts';
import { isRefused } from './do-not-sell.store.ts';

/** The stored choice, if valid (R182–R184). */
export const storedNames = ({ storage, now, version }: Device): Optional[] | undefined =>
  storedChoice((key) => storage().getItem(key), now(), version);

/** What is allowed on this page, even if nothing can be stored. */
export const allowedNames = ({ root }: Device): Optional[] =>
  OPTIONAL.filter((name) => root.dataset['consent']?.includes(name));

/** Applies the choice of an earlier page or another tab (L5). */
export function followStored(device: Device = thisDevice()): void {
  const names = storedNames(device);
  const isOptedOut = device.gpc || isRefused(device);
  device.root.toggleAttribute('data-gpc', isOptedOut);
  if (names) device.root.dataset['consent'] = allowed(names, isOptedOut).join(' ');
}
