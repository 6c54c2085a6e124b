/** Pages that nothing leads to. */
import { atom } from 'nanostores';
import type { LostEntry } from '#staff/contract/editor/prepared.ts';
import { askJson, StaffError } from '../client.ts';

/** Empty until the server has answered. */
export const $lost = atom<readonly LostEntry[]>([]);

/** Loads them; they are advice, so that nothing is said where the server cannot tell. @param head the version of the content that the page shows */
export async function loadLost(head: string): Promise<void> {
  try {
    $lost.set(await askJson<LostEntry[]>(`content/lost?head=${head}`, { isBackground: true }));
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
  }
}
