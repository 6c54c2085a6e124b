/** Figures of the overview, and the number on the rail. */
import type { InboxPage } from '#staff/contract/inbox.ts';
import type { Overview } from '#staff/contract/overview.ts';
import { askJson } from './client.ts';
import { $counts } from './counts.ts';

/** Loads both. @throws {StaffError} */
export async function loadOverview(): Promise<Overview> {
  const [overview, page] = await Promise.all([
    askJson<Overview>('overview'),
    askJson<InboxPage>('inbox', { body: { queue: 'unanswered' } }),
  ]);
  $counts.set(page.counts);
  return overview;
}
