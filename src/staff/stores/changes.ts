/** Keeps the inbox up to date while somebody looks at it. Does not extend the session. */
import type { InboxChanges } from '#staff/contract/inbox.ts';
import { $connection, $signedOut, askJson, StaffError } from './client.ts';
import { setClock } from './clock.ts';
import { $counts } from './counts.ts';
import { $list, loadInbox, refresh, shownVersion } from './inbox.ts';
import { $lead, loadLead, sendWaiting } from './lead.ts';

const EVERY_MS = 10_000;

async function look(): Promise<void> {
  const { status } = $list.get();
  if (status === 'loading') return;
  if (status === 'failed') {
    // Only a lost connection comes back by itself.
    if ($connection.get().isOnline) return;
    await loadInbox();
    return;
  }
  const since = encodeURIComponent(shownVersion());
  const { counts, changed, now } = await askJson<InboxChanges>(`inbox/changes?since=${since}`, {
    isBackground: true,
  });
  setClock(now);
  $counts.set(counts);
  await sendWaiting();
  if (!changed.length) return;
  await refresh();
  const { id } = $lead.get();
  if (id && changed.includes(id)) await loadLead(id, true);
}

/** Asks every ten seconds while the tab is visible, and when it becomes visible. Returns how to stop. */
export function watchChanges(page: Document = document): () => void {
  let isBusy = false;
  const ask = async (): Promise<void> => {
    if (isBusy || page.visibilityState === 'hidden' || $signedOut.get()) return;
    isBusy = true;
    try {
      await look();
    } catch (error) {
      // The client has told the page what is wrong; the next look is in ten seconds.
      if (!(error instanceof StaffError)) console.error(error);
    } finally {
      isBusy = false;
    }
  };
  const now = (): void => {
    ask().catch(console.error);
  };
  const timer = setInterval(now, EVERY_MS);
  page.addEventListener('visibilitychange', now);
  addEventListener('online', now);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', now);
    removeEventListener('online', now);
  };
}
