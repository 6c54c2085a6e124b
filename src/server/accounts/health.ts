import { DAY } from '../base/clock.ts';
import type { HealthIssue } from '../base/health-report.ts';
import { WRONG_CODE } from './port.ts';
import type { AccountStore } from './store.ts';

/** Wrong second factors after the right password in a day, per account: more than a person mistypes. */
const MANY_CODES = 30;

/** Accounts whose password a stranger seems to know. Without names: alerts are emailed. */
export async function guessedIssues(
  { staff }: Pick<AccountStore, 'staff'>,
  now: number,
): Promise<HealthIssue[]> {
  const names = await staff.log.frequent(WRONG_CODE, now - DAY, MANY_CODES);
  if (names.length === 0) return [];
  const text = `Somebody who knows a password tried ${MANY_CODES} or more wrong codes within a day. Accounts: ${names.length}. The audit log at /admin/staff says whose (“A code failed after the right password”): choose another password, or reset the account`;
  return [{ kind: 'codes', text, fails: false, count: names.length }];
}
