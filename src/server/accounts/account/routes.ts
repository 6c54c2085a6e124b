/**
 * The own account: `/api/admin/account`. Every route acts on the session's account; no account id is read from the
 * request. Removing or replacing a way to sign in needs recent re-authentication.
 */
import type { Hono } from 'hono';
import type { OwnAccount } from '#staff/contract/own-account.ts';
import { REFUSALS, refuse } from '../answers.ts';
import { sessionLine } from '../accounts.ts';
import type { StaffContext, StaffEnv } from '../context.ts';
import { IDLE_MS } from '../sessions.ts';
import type { StaffServices } from '../services.ts';
import { addConfirmRoutes } from './confirm.ts';
import { addFeedRoutes } from './feed.ts';
import { addStepRoutes } from './second-steps.ts';

export function addOwnAccountRoutes(admin: Hono<StaffEnv>, services: StaffServices): void {
  const { staff, logged, clock, entry } = services;

  const ownSessions = async (context: StaffContext) => {
    const now = clock.now();
    const { id } = context.get('user');
    return (await staff.sessions.list(now, now - IDLE_MS)).filter(({ userId }) => userId === id);
  };

  admin.get('/account', async (context) => {
    const { id, passwordAt } = context.get('user');
    const { passkeys, totp, recoveryCodes } = await staff.secondSteps.of(id);
    const sessions = await ownSessions(context);
    const feed = await staff.feeds.of(id);
    return context.json<OwnAccount>({
      passwordAt,
      passkeys: passkeys.map(({ id: key, name, createdAt, usedAt }) => ({
        id: key,
        name,
        createdAt,
        usedAt,
      })),
      hasApp: totp !== undefined && totp.lastStep >= 0,
      recoveryCodes,
      feed: feed ?? null,
      sessions: sessions.map((session) => sessionLine(session, context.get('session').id)),
    });
  });

  // Ending sessions makes an account safer, so it needs no re-authentication.
  admin.delete('/account/sessions', async (context) => {
    const user = context.get('user');
    const ended = await logged(
      (inside) => inside.staff.sessions.endOthers(context.get('session').id, user.id),
      (count) => [entry.line(context, user, 'session.ended-others', `${count}`)],
    );
    return context.json({ ended });
  });

  admin.delete('/account/sessions/:id', async (context) => {
    const wanted = context.req.param('id');
    const session = (await ownSessions(context)).find(({ id }) => id === wanted);
    if (!session) return refuse(context, REFUSALS.unknown);
    const line = entry.line(context, context.get('user'), 'session.ended-other', session.device);
    const isEnded = await logged(
      (inside) => inside.staff.sessions.end(session.id),
      (done) => (done ? [line] : []),
    );
    return isEnded ? context.json({ ok: true }) : refuse(context, REFUSALS.unknown);
  });

  addConfirmRoutes(admin, services);
  addStepRoutes(admin, services);
  addFeedRoutes(admin, services);
}
