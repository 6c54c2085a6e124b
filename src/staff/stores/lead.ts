/** The lead that is open, and what staff do with leads. */
import type { ActionBody, BulkBody, LeadAction, LeadView } from '#staff/contract/lead.ts';
import { atom } from 'nanostores';
import { $signedOut, askJson, StaffError } from './client.ts';
import { changeRows } from './inbox.ts';

export interface OpenLead {
  id: string | null;
  view: LeadView | null;
  failure: StaffError | null;
}

const NONE: OpenLead = { id: null, view: null, failure: null };

export const $lead = atom<OpenLead>(NONE);

/** An action that another person came before, with the lead as it is now. */
export interface Conflict {
  action: LeadAction;
  body: ActionBody;
  now: LeadView;
}
export const $conflict = atom<Conflict | null>(null);

interface Mark {
  id: string;
  action: LeadAction;
  body: ActionBody;
}
/** Marks that wait for the connection, oldest first. */
export const $waiting = atom<readonly Mark[]>([]);

/** Takes over a lead as the server has it now, in the list as well. */
function takeOver(view: LeadView): LeadView {
  if ($lead.get().id === view.id) $lead.set({ id: view.id, view, failure: null });
  const { openedAt, answeredAt, delivery, spam, readFirst } = view;
  const { outcome, dueAt, dueWhy, nextAt, tries, triedAt } = view;
  const next = { outcome, dueAt, dueWhy, nextAt, tries, triedAt };
  const isFirst = readFirst?.readAt === null;
  changeRows((row) =>
    row.id === view.id
      ? {
          ...row,
          ...next,
          isFirst,
          openedAt,
          answeredAt,
          delivery,
          spam,
          assignedTo: view.assignedTo?.id ?? null,
        }
      : row,
  );
  return view;
}

/** Loads a lead; with `isBackground`, without extending the session and without showing that it loads. */
export async function loadLead(id: string, isBackground = false): Promise<void> {
  const shown = $lead.get();
  if (!isBackground && shown.id !== id) $lead.set({ ...NONE, id });
  try {
    const view = await askJson<LeadView>(`leads/${encodeURIComponent(id)}`, { isBackground });
    if ($lead.get().id === id) takeOver(view);
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    if ($lead.get().id === id && !isBackground) $lead.set({ ...NONE, id, failure: error });
  }
}

/** Closes the lead. */
export function closeLead(): void {
  $lead.set(NONE);
}

/**
 * Does something with a lead. Without a connection, the mark waits.
 * @returns the lead afterwards; `null` if it waits or another person came first
 * @throws {StaffError} for any other failure
 */
export async function act(
  id: string,
  action: LeadAction,
  body: ActionBody = {},
): Promise<LeadView | null> {
  const shown = $lead.get();
  const revision = shown.id === id ? shown.view?.revision : undefined;
  const sent = revision === undefined ? body : { revision, ...body };
  try {
    const path = `leads/${encodeURIComponent(id)}/${action}`;
    return takeOver(await askJson<LeadView>(path, { body: sent }));
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    if (error.trouble === 'offline') {
      $waiting.set([...$waiting.get(), { id, action, body }]);
      return null;
    }
    if (error.trouble === 'conflict') {
      const now = takeOver(error.body as LeadView);
      // Two people opening a lead is no conflict.
      if (action !== 'open') $conflict.set({ action, body, now });
      return null;
    }
    throw error;
  }
}

/** Sends the marks that waited, in their order. */
export async function sendWaiting(): Promise<void> {
  while ($waiting.get().length && !$signedOut.get()) {
    const [mark, ...rest] = $waiting.get();
    if (!mark) return;
    $waiting.set(rest);
    const before = rest.length;
    await act(mark.id, mark.action, mark.body);
    // Still no connection: it went to the end of the line.
    if ($waiting.get().length > before) {
      $waiting.set([mark, ...rest]);
      return;
    }
  }
}

/** One action on several leads. @throws {StaffError} */
export async function actOnAll(body: BulkBody): Promise<void> {
  await askJson('leads/actions', { body });
}
