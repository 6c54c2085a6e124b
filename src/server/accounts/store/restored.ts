import { createIds } from '../../base/ids.ts';
import type { OnRestored } from '../../db/identity.ts';
import { addLogLine } from './log.ts';
import { users } from './users.ts';

/**
 * Ends all sessions, set-up links and challenges of a store that was restored from a backup, with a line in the audit
 * log. One-time recovery codes stay: a person may have no other way in.
 */
export const endRestored: OnRestored = async (tx, now) => {
  await tx.query('delete from staff_sessions');
  await tx.query("delete from staff_tokens where kind in ('link', 'challenge')");
  const last = await tx.one<{ at: number | null }>('select max(at) as at from probes');
  const accounts = (await users(tx)).map(({ username, role }) => `${username} (${role})`);
  const about = accounts.join(', ');
  // Ids of its own: leads that follow may have been received before this moment.
  const id = createIds().next(now);
  await addLogLine(tx, { id, at: now, by: null, action: 'store.restored', about });
  const at = last?.at ?? 0;
  return { ...(at > 0 && { day: new Date(at).toISOString().slice(0, 10) }), accounts };
};
