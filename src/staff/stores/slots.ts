/** Who booked which call, and the number on the rail. */
import { atom } from 'nanostores';
import type { InboxChanges } from '#staff/contract/inbox.ts';
import { CALL_LETTER_WAIT_MS, type CallChangeBody, type LeadView } from '#staff/contract/lead.ts';
import type { BookedCall, Slots } from '#staff/contract/slots.ts';
import { askJson, StaffError } from './client.ts';
import { $counts } from './counts.ts';
import { showToast } from './toast.ts';

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

/** Words for a change that was not made. */
export function changeFailure(error: unknown): string {
  if (!(error instanceof StaffError)) return 'Something went wrong. Nothing was changed.';
  if (error.trouble === 'offline') return 'No connection. Nothing was changed.';
  if (error.trouble === 'conflict')
    return 'Somebody changed this request a moment ago. Close this, and look at it again.';
  const { message } = (error.body ?? {}) as { message?: string };
  return message ?? 'Something went wrong on our side. Nothing was changed.';
}

/** Runs a change, then loads the calls again, whatever came of it. */
async function thenLoad<T>(change: Promise<T>, onChanged?: () => void): Promise<T> {
  try {
    return await change;
  } finally {
    onChanged?.();
    await loadSlots();
  }
}

const pathOf = (id: string): string => `leads/${encodeURIComponent(id)}/booked-call`;

/** Takes a change back whose mail was not sent yet. */
function undoChange(id: string, who: string, onChanged?: () => void): void {
  thenLoad(askJson<LeadView>(`${pathOf(id)}/undo`, { body: {} }), onChanged).catch(
    (error: unknown) => showToast({ who, text: changeFailure(error) }),
  );
}

/**
 * Books a call with `from` being `null`, cancels it with `to` being `null`, or moves it.
 * @param reply text of the mail; `null` if somebody tells them
 * @param onChanged the call of the lead has changed, also by taking that back
 * @throws {StaffError}
 */
export async function changeCall(
  call: Pick<BookedCall, 'id' | 'revision' | 'firstName'> & Pick<CallChangeBody, 'from'>,
  to: number | null,
  reply: string | null,
  onChanged?: (id: string) => void,
): Promise<void> {
  const { id, from, revision, firstName } = call;
  const body: CallChangeBody = { revision, from, to, reply };
  const tell = (): void => onChanged?.(id);
  await thenLoad(askJson<LeadView>(pathOf(id), { body }), tell);
  const who = firstName || 'The call';
  const moved = to === null ? 'is free again' : 'has another time';
  const text = from === null ? 'has a call' : moved;
  if (reply === null) showToast({ who, text });
  else
    showToast({
      who,
      text: `${text}; the mail goes out in 10 seconds`,
      undo: () => undoChange(id, who, tell),
      shownMs: CALL_LETTER_WAIT_MS,
    });
}

/** Notes that somebody told a person whose mail failed. @throws {StaffError} */
export const markTold = (id: string): Promise<LeadView> =>
  thenLoad(askJson<LeadView>(`${pathOf(id)}/told`, { body: {} }));

/** Reads the practice's own calendars now. @throws {StaffError} */
export async function checkCalendars(): Promise<void> {
  $slots.set(await askJson<Slots>('slots/check', { body: {} }));
}
