/** What is wrong with notices to staff, for `/healthz` and alerts. */
import { DAY, SECOND } from '../../base/clock.ts';
import { MAX_WAIT_MS, type HealthIssue, type NoticeHealth } from '../../base/health-report.ts';
import type { DeskStore } from '../store.ts';
import type { NoticeBacklog } from './port.ts';

const noticeHealth = ({ waiting, oldestAt, failed }: NoticeBacklog, now: number): NoticeHealth => ({
  waiting,
  oldestWaitingSeconds: oldestAt === null ? 0 : Math.max(0, Math.round((now - oldestAt) / SECOND)),
  failed,
});

/** Staff can see every lead without notices, so these never take the server out of service. */
function noticeIssues({ oldestWaitingSeconds, failed }: NoticeHealth): HealthIssue[] {
  const isLate = oldestWaitingSeconds * SECOND > MAX_WAIT_MS;
  if (!isLate && failed === 0) return [];
  const parts = [
    ...(isLate ? [`one has waited ${Math.round(oldestWaitingSeconds / 60)} minutes`] : []),
    ...(failed > 0 ? [`${failed} did not arrive within the last day`] : []),
  ];
  const text = `Notices to staff: ${parts.join(', ')}. The leads are in the inbox; the log says why (notice.later, notice.refused)`;
  return [{ kind: 'notices', text, fails: false, count: failed }];
}

/** @param now epoch milliseconds @throws {StoreDown} */
export async function noticesHealth(
  { notices: store }: Pick<DeskStore, 'notices'>,
  now: number,
): Promise<{ notices: NoticeHealth; issues: HealthIssue[] }> {
  const notices = noticeHealth(await store.backlog(now - DAY), now);
  return { notices, issues: noticeIssues(notices) };
}
