/** `/api/admin/session` is open to everybody, so every answer says as little as it can. */
import type { Hono } from 'hono';
import type { SessionState } from '#staff/contract/session.ts';
import { fail, REFUSALS, refuse, slowDown } from '../answers.ts';
import type { StaffContext, StaffEnv } from '../context.ts';
import { noCookie, SESSION_COOKIE } from '../cookies.ts';
import { jsonBody, textField } from '../guard.ts';
import { hashPassword, isPassword, MAX_LENGTH, passwordProblem } from '../password.ts';
import { relyingPartyOf } from './passkeys.ts';
import { WRONG_CODE, type StaffUser } from '../port.ts';
import type { With } from './entry.ts';
import type { StaffServices } from '../services.ts';
import { tokenDigest, newToken } from '../tokens.ts';
import { stepOf } from './totp.ts';
import { recoveryDigest } from './recovery-codes.ts';

const NO_MATCH = 'That did not match. Check the username and the password.';
const NO_CODE = 'That code did not match. It changes every 30 seconds: wait for the next one.';
const NO_RECOVERY = 'That recovery code did not match, or it was used before.';
const NO_PASSKEY = 'That passkey is not known here. Try another one, or the password.';
const NO_LINK = 'This link was used before, or it is too old. Ask an admin for a new one.';
export const NO_PASSKEYS_HERE =
  'Passkeys do not work at this address. Use the site’s own address, or localhost.';

export function addSignInRoutes(admin: Hono<StaffEnv>, services: StaffServices): void {
  const { staff, logged, clock, log, origins, throttle, passkeys, entry } = services;
  /** Compared with when there is no account, so that the answer takes as long. */
  const decoy = hashPassword(newToken());

  const answer = (context: StaffContext, state: SessionState | 'ended' | 'undone'): Response =>
    typeof state === 'object' ? context.json(state) : refuse(context, REFUSALS.signedOut);

  /** Strangers cannot fill the audit log: unknown accounts get only some lines. */
  const refused = async (
    context: StaffContext,
    user: StaffUser | undefined,
    action = 'session.refused',
  ): Promise<void> => {
    log.warn('staff.refused', { user: user?.id });
    if (user || (await throttle.unknownLine()) === 0) await entry.note(context, user, action);
  };

  admin.get('/session', async (context) =>
    context.json(await entry.stateOf(await entry.identityOf(context))),
  );

  admin.delete('/session', async (context) => {
    const identity = await entry.identityOf(context);
    if (identity) {
      await logged(
        (inside) => inside.staff.sessions.end(identity.session.id),
        (isEnded) => (isEnded ? [entry.line(context, identity.user, 'session.ended')] : []),
      );
    }
    context.header('Set-Cookie', noCookie(SESSION_COOKIE));
    // Not "storage", which holds the visitor's consent as well: the page removes its own keys (ASVS 14.3.1).
    context.header('Clear-Site-Data', '"cache"');
    return context.json<SessionState>({ state: 'signed-out' });
  });

  admin.post('/session', async (context) => {
    const body = jsonBody(context);
    if (!body) return refuse(context, REFUSALS.malformed);
    const account = textField(body, 'username').trim().toLowerCase().slice(0, MAX_LENGTH);
    const password = textField(body, 'password').slice(0, MAX_LENGTH + 1);
    const user = await staff.user(account);
    const device = await entry.knownDevice(context, user);
    const stored = user?.password || (await decoy);
    const { waitMs, found: isRight } = await throttle.password(
      { address: context.env.visitor, account, device },
      async () =>
        (await isPassword(password, stored, device !== undefined)) && Boolean(user?.password),
    );
    if (waitMs > 0)
      return slowDown(
        context,
        waitMs,
        (time) => `Too many tries. Password sign-in opens again in ${time}. A passkey works now.`,
      );
    if (!user || !isRight) {
      await refused(context, user);
      return fail(context, NO_MATCH);
    }
    const former = await entry.identityOf(context);
    const half = await entry.enter(context, user, 'second-step', former?.session, { lines: [] });
    return answer(context, half);
  });

  /** @param act the step itself, used up with the sign-in; `undefined` is returned if it does not work */
  const complete = async (
    context: StaffContext,
    user: StaffUser,
    how: string,
    act?: With['act'],
  ): Promise<Response | undefined> => {
    const former = await entry.identityOf(context);
    const lines = [entry.line(context, user, `session.started.${how}`)];
    const what = { lines, ...(act && { act }) };
    const state = await entry.enter(context, user, 'signed-in', former?.session, what);
    if (state === 'undone') return undefined;
    if (state !== 'ended') log.info('staff.signed-in', { user: user.id });
    return answer(context, state);
  };

  admin.post('/session/code', async (context) => {
    const identity = await entry.identityOf(context);
    if (identity?.session.stage !== 'second-step') return refuse(context, REFUSALS.signedOut);
    const body = jsonBody(context);
    if (!body) return refuse(context, REFUSALS.malformed);
    const { user } = identity;
    const recovery = textField(body, 'recoveryCode');
    if (recovery) {
      const digest = recoveryDigest(user.id, recovery);
      const signedIn = await complete(context, user, 'recovery', async (inside) => {
        return (await inside.staff.tokens.take('recovery', digest, clock.now())) !== undefined;
      });
      if (signedIn) return signedIn;
      if ((await throttle.recoveryLine(user.id)) === 0) await refused(context, user, WRONG_CODE);
      return fail(context, NO_RECOVERY);
    }
    const code = textField(body, 'code').replaceAll(/\s/g, '');
    const device = await entry.knownDevice(context, user);
    const { waitMs, found } = await throttle.code({ account: user.id, device }, async () => {
      const { totp } = await staff.secondSteps.of(user.id);
      if (!totp || totp.lastStep < 0) return undefined;
      const step = stepOf(totp.secret, code, clock.now());
      if (step === undefined) return undefined;
      return complete(context, user, 'totp', (inside) =>
        inside.staff.secondSteps.acceptTotp(user.id, step),
      );
    });
    if (waitMs > 0)
      return slowDown(
        context,
        waitMs,
        (time) =>
          `Too many tries. Codes work again in ${time}. A passkey or a recovery code works now.`,
      );
    if (found) return found;
    await refused(context, user, WRONG_CODE);
    return fail(context, NO_CODE);
  });

  /** The account that has typed its password already. */
  const halfSignedIn = async (context: StaffContext): Promise<StaffUser | undefined> => {
    const identity = await entry.identityOf(context);
    return identity?.session.stage === 'second-step' ? identity.user : undefined;
  };

  admin.post('/session/passkey/options', async (context) => {
    const relyingParty = relyingPartyOf(context.env, origins);
    if (!relyingParty) return fail(context, NO_PASSKEYS_HERE);
    const { waitMs, found } = await throttle.challenge(context.env.visitor, async () =>
      passkeys.signInOptions(relyingParty, await halfSignedIn(context)),
    );
    if (waitMs > 0) return slowDown(context, waitMs, (time) => `Too many tries. Wait ${time}.`);
    return context.json(found);
  });

  admin.post('/session/passkey', async (context) => {
    const relyingParty = relyingPartyOf(context.env, origins);
    if (!relyingParty) return fail(context, NO_PASSKEYS_HERE);
    const body = jsonBody(context);
    if (!body) return refuse(context, REFUSALS.malformed);
    const expected = await halfSignedIn(context);
    const passkey = await passkeys.signIn(relyingParty, body, expected);
    const user = passkey && (await staff.userById(passkey.userId));
    const signedIn = user && (await complete(context, user, 'passkey'));
    if (signedIn) return signedIn;
    await refused(context, expected);
    return fail(context, NO_PASSKEY);
  });

  // First asks whose set-up link it is, then sets the password.
  admin.post('/session/link', async (context) => {
    const body = jsonBody(context);
    if (!body) return refuse(context, REFUSALS.malformed);
    const digest = tokenDigest(textField(body, 'token'));
    const link = await staff.tokens.find('link', digest, clock.now());
    const user = link?.userId && (await staff.userById(link.userId));
    if (!user) return fail(context, NO_LINK);
    if (body['password'] === undefined) return context.json({ username: user.username });
    const password = textField(body, 'password');
    const problem = await passwordProblem(password, user.username);
    if (problem) return fail(context, problem);
    const hash = await hashPassword(password);
    const lines = [entry.line(context, user, 'password.set')];
    const half = await entry.enter(context, user, 'second-step', undefined, {
      lines,
      async act({ staff: inside }) {
        if (!(await inside.tokens.take('link', digest, clock.now()))) return false;
        return await inside.setPassword(user.id, hash, clock.now());
      },
    });
    return half === 'undone' ? fail(context, NO_LINK) : answer(context, half);
  });
}
