/** Re-authentication by password or passkey, and changing the password (ASVS 6.2.3, 7.5.1). */
import type { Hono } from 'hono';
import type { SessionState } from '#staff/contract/session.ts';
import { fail, REFUSALS, refuse, slowDown } from '../answers.ts';
import type { StaffContext, StaffEnv } from '../context.ts';
import { jsonBody, textField } from '../guard.ts';
import { hashPassword, isPassword, MAX_LENGTH, passwordProblem } from '../password.ts';
import type { StaffServices } from '../services.ts';
import type { With } from '../sign-in/entry.ts';
import { relyingPartyOf } from '../sign-in/passkeys.ts';
import { NO_PASSKEYS_HERE } from '../sign-in/routes.ts';

const NO_MATCH = 'That did not match. Check your password.';
const NO_PASSKEY = 'That is no passkey of this account. Try another one, or the password.';
const SAME = 'This is the password you have. Choose another.';

export function addConfirmRoutes(admin: Hono<StaffEnv>, services: StaffServices): void {
  const { clock, log, origins, throttle, passkeys, entry } = services;

  /** Counts as a sign-in try. Returns the refusal of a wrong password. */
  const refusePassword = async (
    context: StaffContext,
    password: string,
  ): Promise<Response | undefined> => {
    const user = context.get('user');
    const device = await entry.knownDevice(context, user);
    const typed = password.slice(0, MAX_LENGTH + 1);
    const { waitMs, found: isRight } = await throttle.password(
      { address: context.env.visitor, account: user.username, device },
      async () => user.password !== '' && (await isPassword(typed, user.password)),
    );
    if (waitMs > 0)
      return slowDown(context, waitMs, (time) => `Too many tries. The password works in ${time}.`);
    if (!isRight) {
      log.warn('staff.refused', { user: user.id });
      await entry.note(context, user, 'session.unconfirmed');
      return fail(context, NO_MATCH);
    }
    return undefined;
  };

  const confirm = async (
    context: StaffContext,
    action: string,
    act?: With['act'],
  ): Promise<Response> => {
    const user = context.get('user');
    const former = { user, session: context.get('session') };
    const lines = [entry.line(context, user, action)];
    const identity = await entry.confirm(context, former, { lines, ...(act && { act }) });
    if (!identity) return refuse(context, REFUSALS.signedOut);
    return context.json<SessionState>(await entry.stateOf(identity));
  };

  admin.post('/account/confirm', async (context) => {
    const body = jsonBody(context);
    if (!body) return refuse(context, REFUSALS.malformed);
    const refusal = await refusePassword(context, textField(body, 'password'));
    if (refusal) return refusal;
    return confirm(context, 'session.confirmed.password');
  });

  admin.post('/account/confirm/passkey/options', async (context) => {
    const relyingParty = relyingPartyOf(context.env, origins);
    if (!relyingParty) return fail(context, NO_PASSKEYS_HERE);
    const { waitMs, found } = await throttle.challenge(context.env.visitor, () =>
      passkeys.signInOptions(relyingParty, context.get('user')),
    );
    if (waitMs > 0) return slowDown(context, waitMs, (time) => `Too many tries. Wait ${time}.`);
    return context.json(found);
  });

  admin.post('/account/confirm/passkey', async (context) => {
    const relyingParty = relyingPartyOf(context.env, origins);
    if (!relyingParty) return fail(context, NO_PASSKEYS_HERE);
    const body = jsonBody(context);
    if (!body) return refuse(context, REFUSALS.malformed);
    const user = context.get('user');
    if (!(await passkeys.signIn(relyingParty, body, user))) {
      await entry.note(context, user, 'session.unconfirmed');
      return fail(context, NO_PASSKEY);
    }
    return confirm(context, 'session.confirmed.passkey');
  });

  // Asks for the present password, however recent the sign-in.
  admin.post('/account/password', async (context) => {
    const body = jsonBody(context);
    if (!body) return refuse(context, REFUSALS.malformed);
    const user = context.get('user');
    const [current, password] = [textField(body, 'current'), textField(body, 'password')];
    const refusal = await refusePassword(context, current);
    if (refusal) return refusal;
    const problem = password === current ? SAME : await passwordProblem(password, user.username);
    if (problem) return fail(context, problem);
    const hash = await hashPassword(password);
    const { id } = context.get('session');
    return confirm(context, 'password.changed', (inside) =>
      inside.staff.changePassword(user.id, hash, clock.now(), id),
    );
  });
}
