/** "Do not sell or share": the visitor's own Global Privacy Control, on this device (L5). */
import { allowed, DO_NOT_SELL, OPTIONAL } from './consent.ts';
import type { Device } from './device.store.ts';

/** Without storage, for this page only. */
export function isRefused({ storage, root }: Device): boolean {
  try {
    return !!storage().getItem(DO_NOT_SELL);
  } catch {
    return 'gpc' in root.dataset;
  }
}

/**
 * Same effect as Global Privacy Control, on this device; without storage, on this page. Returns whether it is on now.
 */
export function toggleDoNotSell(device: Device): boolean {
  let isOn = true;
  try {
    const storage = device.storage();
    isOn = !storage.getItem(DO_NOT_SELL);
    if (isOn) storage.setItem(DO_NOT_SELL, 'true');
    else storage.removeItem(DO_NOT_SELL);
  } catch (error) {
    console.warn('"Do not sell or share" applies to this page only', error);
  }
  if (isOn) {
    const { dataset } = device.root;
    dataset['gpc'] = '';
    dataset['consent'] = allowed(
      OPTIONAL.filter((name) => dataset['consent']?.includes(name)),
      true,
    ).join(' ');
  }
  return isOn;
}
