/** What keys and buttons of the list do with leads. */
import type { InboxRow } from '#staff/contract/inbox.ts';
import { StaffError } from '../stores/client.ts';
import { $filters, $list, $picked, $queue, changeRows, refresh } from '../stores/inbox.ts';
import { takeOut } from './take-out.ts';
import { act, actOnAll } from '../stores/lead.ts';
import { saveFile } from '../stores/save-file.ts';
import { showToast } from '../stores/toast.ts';
import { shortName } from '../frame/Secret.tsx';

const rowsOf = (ids: readonly string[]): readonly InboxRow[] =>
  $list.get().rows.filter(({ id }) => ids.includes(id));

/** `Renata K.` or `3 leads`. */
function nameOf(ids: readonly string[]): string {
  const [first] = rowsOf(ids);
  return ids.length === 1 && first ? shortName(first) : `${ids.length} leads`;
}

function reportFailure(who: string, putBack: () => void): (error: unknown) => void {
  return (error) => {
    putBack();
    if (!(error instanceof StaffError)) console.error(error);
    const code = error instanceof StaffError && error.status ? ` Error ${error.status}.` : '';
    showToast({ who, text: `not changed: the server said no.${code}` });
  };
}

/** Sends a mark for one or several leads. Waits without a connection. */
const send = async (
  ids: readonly string[],
  action: 'answer' | 'spam' | 'reopen' | 'not-spam',
): Promise<void> => {
  if (ids.length > 1 && (action === 'answer' || action === 'spam')) {
    await actOnAll({ ids, action });
    return;
  }
  for (const id of ids) await act(id, action);
};

/** A mark that takes rows out of the queue, with a way back. */
function markOut(
  ids: readonly string[],
  action: 'answer' | 'spam',
  back: 'reopen' | 'not-spam',
  text: string,
): void {
  if (!ids.length) return;
  const who = nameOf(ids);
  const leaves = action === 'spam' ? $queue.get() !== 'spam' : $queue.get() === 'unanswered';
  const putBack = leaves ? takeOut(new Set(ids)) : () => undefined;
  $picked.set(new Set());
  const undo = (): void => {
    putBack();
    changeRows((row) => (ids.includes(row.id) ? { ...row, answeredAt: null, spam: false } : row));
    send(ids, back)
      .then(refresh)
      .catch(reportFailure(who, () => undefined));
  };
  showToast({ who, text, undo });
  send(ids, action).then(refreshQuietly).catch(reportFailure(who, putBack));
}

/** The counts come with the next answer; a lost connection is told elsewhere. */
function refreshQuietly(): void {
  refresh().catch((error: unknown) => {
    if (!(error instanceof StaffError)) console.error(error);
  });
}

/** Marks leads as answered. */
export const markAnswered = (ids: readonly string[]): void =>
  markOut(ids, 'answer', 'reopen', 'answered');

/** Marks leads as spam. */
export const markSpam = (ids: readonly string[]): void =>
  markOut(ids, 'spam', 'not-spam', 'moved to Spam');

/** Assigns leads. */
export async function assignAll(ids: readonly string[], to: string | null): Promise<void> {
  await actOnAll({ ids, action: 'assign', to });
  showToast({ who: nameOf(ids), text: to === null ? 'assigned to nobody' : 'assigned' });
  refreshQuietly();
}

/** Saves selected leads as a table. */
export function exportRows(ids: readonly string[]): void {
  saveFile('export', { queue: $queue.get(), ids }, 'leads.csv').catch(
    reportFailure(nameOf(ids), () => undefined),
  );
}

/** Saves the leads of the queue, as filtered, as a table. */
export function exportView(): void {
  saveFile('export', { queue: $queue.get(), ...$filters.get() }, 'leads.csv').catch(
    reportFailure('The list', () => undefined),
  );
}
