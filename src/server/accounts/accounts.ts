/** Managing staff, for admins: accounts, sessions and the audit log. */
import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { addDays, instantsOf } from '#lib/zone-time.ts';
import {
  type Account,
  LOG_KINDS,
  type LogKind,
  type LogLine,
  type Person,
  type SessionLine,
  type SetUpLink,
} from '#staff/contract/accounts.ts';
import { ROLES, type Role } from '#staff/contract/session.ts';
import { site } from '#site';
import { DAY } from '../base/clock.ts';
import { firstIdAt } from '../base/ids.ts';
import { fail, REFUSALS, refuse } from './answers.ts';
import type { StaffContext, StaffEnv } from './context.ts';
import { jsonBody, forConfirmed, forPlace } from './guard.ts';
import type { AccountChange, LogEntry, StaffSession, StaffToken, StaffUser } from './port.ts';
import type { InsideAccounts } from './store.ts';
import type { StaffServices } from './services.ts';
import { IDLE_MS } from './sessions.ts';
import { tokenDigest, newToken } from './tokens.ts';
import { usernameOf } from './username.ts';

const LINK_MS = 3 * DAY;
const LOG_LINES = 50;

const LAST_ADMIN =
  'No other admin can sign in. Add one, or wait until one has set a password with their link.';
const USERNAME_TAKEN = {
  status: 409,
  message: 'There is an account of this name already.',
} as const;
const NO_ROLE = 'Choose a role.';
const OWN_RESET = 'Ask another admin to reset your own account.';

const roleOf = (value: unknown): Role | undefined => ROLES.find((role) => role === value);

/** The name as stored, or what is wrong with it. */
function readUsername(value: unknown): { username: string } | { problem: string } {
  try {
    return { username: usernameOf(typeof value === 'string' ? value : '') };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : '' };
  }
}

/** The first id after a day in the practice's time zone; '' if the text is not a day. */
function endOf(day: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return '';
  const [midnight] = instantsOf({ day: addDays(day, 1), minutes: 0 }, site.timeZone);
  return midnight === undefined ? '' : firstIdAt(midnight);
}

/** @param own id of the requesting session */
export const sessionLine = (
  { id, username, device, startedAt, lastSeenAt }: StaffSession & { username: string },
  own: string,
): SessionLine => ({ id, username, device, startedAt, lastSeenAt, isOwn: id === own });

/** Must be added after the guard. */
export function addAccountRoutes(admin: Hono<StaffEnv>, services: StaffServices): void {
  const { staff, logged, clock, entry } = services;
  const adminsOnly = forPlace('staff', REFUSALS.adminOnly);

  const withAccount =
    (change: (context: StaffContext, user: StaffUser) => Promise<Response>) =>
    async (context: StaffContext): Promise<Response> => {
      const user = await staff.userById(context.req.param('id') ?? '');
      return user ? change(context, user) : refuse(context, REFUSALS.unknown);
    };
  const line = (context: StaffContext, action: string, about: string): LogEntry =>
    entry.line(context, context.get('user'), action, about);
  const answer = async (
    context: StaffContext,
    action: string,
    about: string,
    act: (inside: InsideAccounts) => Promise<AccountChange>,
    result: object = { ok: true },
  ): Promise<Response> => {
    const outcome = await logged(act, (done) =>
      done === 'changed' ? [line(context, action, about)] : [],
    );
    if (outcome === 'unknown') return refuse(context, REFUSALS.unknown);
    if (outcome === 'last-admin') return fail(context, LAST_ADMIN);
    return context.json(result);
  };
  const newLink = ({
    id,
    username,
  }: Pick<StaffUser, 'id' | 'username'>): { token: StaffToken; link: SetUpLink } => {
    const token = newToken();
    const endsAt = clock.now() + LINK_MS;
    return {
      token: { digest: tokenDigest(token), kind: 'link', userId: id, endsAt },
      // Behind the `#`, so that it is in no log of a server or proxy.
      link: { username, path: `/admin/login#set-up=${token}`, endsAt },
    };
  };

  // Who leads can be assigned to, for those who see leads.
  admin.get('/people', forPlace('inbox', REFUSALS.noLeads), async (context) =>
    context.json<Person[]>((await staff.users()).map(({ id, username }) => ({ id, username }))),
  );

  for (const path of ['/staff', '/staff/*', '/sessions', '/sessions/*', '/log'])
    admin.use(path, adminsOnly);

  admin.get('/staff', async (context) => {
    const seen = await staff.lastSeen();
    const accounts = (await staff.users()).map(async (user): Promise<Account> => {
      const { id, username, role, createdAt, password } = user;
      const { passkeys, totp } = await staff.secondSteps.of(id);
      return {
        id,
        username,
        role,
        secondSteps: [
          ...(passkeys.length > 0 ? (['passkey'] as const) : []),
          ...(totp && totp.lastStep >= 0 ? (['totp'] as const) : []),
        ],
        hasPassword: password !== '',
        createdAt,
        lastSeenAt: seen.get(username) ?? null,
      };
    });
    return context.json(await Promise.all(accounts));
  });

  admin.post('/staff', forConfirmed, async (context) => {
    const body = jsonBody(context);
    if (!body) return refuse(context, REFUSALS.malformed);
    const read = readUsername(body['username']);
    const role = roleOf(body['role']);
    if ('problem' in read) return fail(context, read.problem);
    if (!role) return fail(context, NO_ROLE);
    const { username } = read;
    const now = clock.now();
    const user = { id: randomUUID(), username, role, password: '' };
    const { token, link } = newLink(user);
    const isAdded = await logged(
      async ({ staff: inside }) => {
        if (!(await inside.add({ ...user, createdAt: now, passwordAt: now }))) return false;
        await inside.tokens.replace(user.id, 'link', [token]);
        return true;
      },
      (done) => (done ? [line(context, 'staff.added', `${username}, ${role}`)] : []),
    );
    return isAdded ? context.json(link, 201) : refuse(context, USERNAME_TAKEN);
  });

  admin.post(
    '/staff/:id/role',
    forConfirmed,
    withAccount(async (context, { id, username, role: former }) => {
      const role = roleOf(jsonBody(context)?.['role']);
      if (!role) return fail(context, NO_ROLE);
      const about = `${username}: ${former}, now ${role}`;
      return answer(context, 'staff.role', about, (inside) => inside.staff.setRole(id, role));
    }),
  );

  admin.post(
    '/staff/:id/reset',
    forConfirmed,
    withAccount(async (context, user) => {
      if (user.id === context.get('user').id) return fail(context, OWN_RESET);
      const { token, link } = newLink(user);
      return answer(
        context,
        'staff.reset',
        user.username,
        async ({ staff: inside }) => {
          const outcome = await inside.reset(user.id);
          if (outcome === 'changed') await inside.tokens.replace(user.id, 'link', [token]);
          return outcome;
        },
        link,
      );
    }),
  );

  admin.delete(
    '/staff/:id',
    forConfirmed,
    withAccount(async (context, { id, username }) =>
      answer(context, 'staff.removed', username, (inside) => inside.staff.removeById(id)),
    ),
  );

  const liveSessions = () => {
    const now = clock.now();
    return staff.sessions.list(now, now - IDLE_MS);
  };

  admin.get('/sessions', async (context) => {
    const own = context.get('session').id;
    return context.json((await liveSessions()).map((session) => sessionLine(session, own)));
  });

  admin.delete('/sessions', async (context) => {
    const ended = await logged(
      (inside) => inside.staff.sessions.endOthers(context.get('session').id),
      (count) => [line(context, 'sessions.ended', `${count}`)],
    );
    return context.json({ ended });
  });

  admin.delete('/sessions/:id', async (context) => {
    const session = (await liveSessions()).find(({ id }) => id === context.req.param('id'));
    if (!session) return refuse(context, REFUSALS.unknown);
    const about = `${session.username}, ${session.device}`;
    const isEnded = await logged(
      (inside) => inside.staff.sessions.end(session.id),
      (done) => (done ? [line(context, 'session.ended-by-admin', about)] : []),
    );
    return isEnded ? context.json({ ok: true }) : refuse(context, REFUSALS.unknown);
  });

  admin.get('/log', async (context) => {
    const { before = '', by = '', kind = '', until = '' } = context.req.query();
    const end = endOf(until);
    const from = [before, end].filter(Boolean).sort()[0] ?? '';
    const actions = Object.hasOwn(LOG_KINDS, kind) ? LOG_KINDS[kind as LogKind] : [''];
    return context.json<LogLine[]>(await staff.log.page(from, LOG_LINES, { by, actions }));
  });
}
