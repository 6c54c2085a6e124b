import { DAY } from '../../base/clock.ts';
import { MAX_WAIT_MS, type HealthIssue } from '../../base/health-report.ts';
import type { DeskStore } from '../store.ts';

/**
 * Unsent emails of staff. Their leads are open again once they are given up.
 * @param now epoch milliseconds
 * @throws {StoreDown}
 */
export async function replyIssues(
  { replies }: Pick<DeskStore, 'replies'>,
  now: number,
): Promise<HealthIssue[]> {
  const { failed, untold, oldestAt } = await replies.backlog(now - DAY);
  const isLate = oldestAt !== null && now - oldestAt > MAX_WAIT_MS;
  if (failed === 0 && untold === 0 && !isLate) return [];
  const people = `${untold} ${untold === 1 ? 'person' : 'people'}`;
  const parts = [
    ...(failed > 0 ? [`${failed} given up within the last day`] : []),
    ...(untold > 0
      ? [`the change of a call could not be sent to ${people}: call them, see /admin/slots`]
      : []),
    ...(isLate ? ['others are tried again'] : []),
  ];
  const text = `Mail of staff did not go out: ${parts.join('; ')}. The timeline of each lead says why`;
  return [{ kind: 'replies', text, fails: false, count: failed + untold }];
}
