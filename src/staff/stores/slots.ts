/** Who holds which call, and the number on the rail. */
import { atom } from 'nanostores';
import type { InboxChanges } from '#staff/contract/inbox.ts';
import type { Slots } from '#staff/contract/slots.ts';
import { askJson, StaffError } from './client.ts';
import { $counts } from './counts.ts';

/** `undefined` until the server has answered. */
export const $slots = atom<Slots | undefined>(undefined);
/** Whether the last load failed. */
export const $slotsFailed = atom(false);

/** A version that no change comes after: the counts alone. */
const NO_CHANGES = Number.MAX_SAFE_INTEGER.toString().slice(0, 15);

/** Loads both. @param isBackground by a timer or a tab that is looked at again; does not extend the session */
export async function loadSlots(isBackground = false): Promise<void> {
  try {
    const [slots, { counts }] = await Promise.all([
      askJson<Slots>('slots', { isBackground }),
      askJson<InboxChanges>(`inbox/changes?since=${NO_CHANGES}`, { isBackground }),
    ]);
    $slots.set(slots);
    $counts.set(counts);
    $slotsFailed.set(false);
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    $slotsFailed.set(true);
  }
}

const EVERY_MS = 60_000;

/** Loads again every minute while the tab is visible, and when it becomes visible. Returns how to stop. */
export function watchSlots(page: Document = document): () => void {
  const look = (): void => {
    if (page.visibilityState === 'visible') loadSlots(true).catch(console.error);
  };
  const timer = setInterval(look, EVERY_MS);
  page.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', look);
  };
}
