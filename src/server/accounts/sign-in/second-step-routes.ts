/** `/api/admin/second-step`: without a second factor before anything else, later after re-authentication. */
import type { Hono } from 'hono';
import { encode } from 'uqr';
import type { SecondStepAdded, SessionState, TotpSetUp } from '#staff/contract/session.ts';
import { site } from '#site';
import { fail, REFUSALS, refuse, refuseUnconfirmed, slowDown } from '../answers.ts';
import type { StaffContext, StaffEnv } from '../context.ts';
import { deviceOf } from '../device.ts';
import { jsonBody } from '../guard.ts';
import { relyingPartyOf } from './passkeys.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { StaffServices } from '../services.ts';
import type { Identity } from '../sessions.ts';
import type { InsideAccounts } from '../store.ts';
import { NO_PASSKEYS_HERE } from './routes.ts';
import { newSecret, stepOf, totpUri } from './totp.ts';

const NO_CODE =
  'That code did not match. It changes every 30 seconds: wait for the next one, and check the phone’s clock.';
const NO_PASSKEY = 'The passkey was not added. Please try again.';

/** A QR code as an SVG path, one unit per square, with the quiet border. */
function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}

export function addSecondStepRoutes(admin: Hono<StaffEnv>, services: StaffServices): void {
  const { staff, logged, clock, origins, sessions, throttle, passkeys, entry } = services;

  /** The person who may add a second step, or the refusal. */
  const mayAdd = async (context: StaffContext): Promise<Identity | Response> => {
    const identity = await entry.identityOf(context);
    const { state } = await entry.stateOf(identity);
    if (!identity || (state !== 'signed-in' && state !== 'set-up'))
      return refuse(context, REFUSALS.signedOut);
    if (state === 'signed-in' && !sessions.isConfirmed(identity)) return refuseUnconfirmed(context);
    return identity;
  };

  /**
   * Adds a step, signs in who added the first one, and gives out recovery codes once.
   * @param add in the same transaction; `undefined` is returned if it does not return `true`
   */
  const added = async (
    context: StaffContext,
    identity: Identity,
    action: string,
    how: string,
    add: (inside: InsideAccounts) => Promise<boolean>,
  ): Promise<Response | undefined> => {
    const { user, session } = identity;
    const isFirst = session.stage === 'second-step';
    const { recoveryCodes } = await staff.secondSteps.of(user.id);
    const fresh = recoveryCodes === 0 ? newRecoveryCodes(user.id, clock.now()) : undefined;
    const act = async (inside: InsideAccounts): Promise<boolean> => {
      if (!(await add(inside))) return false;
      if (fresh) await inside.staff.tokens.replace(user.id, 'recovery', fresh.tokens);
      return true;
    };
    const done = entry.line(context, user, `second-step.${action}.${how}`);
    let state: SessionState | 'ended' | 'undone';
    if (isFirst) {
      const lines = [done, entry.line(context, user, `session.started.${how}`)];
      state = await entry.enter(context, user, 'signed-in', session, { act, lines });
    } else {
      const isAdded = await logged(act, (isDone) => (isDone ? [done] : []));
      state = isAdded ? await entry.stateOf(identity) : 'undone';
    }
    if (state === 'undone') return undefined;
    if (state === 'ended') return refuse(context, REFUSALS.signedOut);
    const body: SecondStepAdded = { session: state, recoveryCodes: fresh?.codes ?? [] };
    return context.json(body);
  };

  admin.post('/second-step/totp', async (context) => {
    const identity = await mayAdd(context);
    if (identity instanceof Response) return identity;
    const { user } = identity;
    const secret = newSecret();
    await staff.secondSteps.beginTotp(user.id, secret);
    const uri = totpUri(secret, site.name, user.username);
    return context.json<TotpSetUp>({ secret, uri, qr: qrPath(uri) });
  });

  /** Activates the app that the code belongs to; `undefined` for a wrong code. */
  const acceptApp = async (
    context: StaffContext,
    identity: Identity,
    code: string,
  ): Promise<Response | undefined> => {
    const userId = identity.user.id;
    const { totp } = await staff.secondSteps.of(userId);
    const isFirst = totp?.lastStep === -1;
    const secret = isFirst ? totp.secret : totp?.nextSecret;
    const step = secret ? stepOf(secret, code, clock.now()) : undefined;
    if (!secret || step === undefined) return undefined;
    const action = isFirst ? 'added' : 'renewed';
    return added(context, identity, action, 'totp', ({ staff: { secondSteps } }) =>
      isFirst
        ? secondSteps.acceptTotp(userId, step)
        : secondSteps.replaceTotp(userId, secret, step),
    );
  };

  admin.post('/second-step/totp/confirm', async (context) => {
    const identity = await mayAdd(context);
    if (identity instanceof Response) return identity;
    const { user } = identity;
    const code = String(jsonBody(context)?.['code'] ?? '').replaceAll(/\s/g, '');
    const device = await entry.knownDevice(context, user);
    const { waitMs, found } = await throttle.code({ account: user.id, device }, () =>
      acceptApp(context, identity, code),
    );
    if (waitMs > 0)
      return slowDown(context, waitMs, (time) => `Too many tries. Codes work again in ${time}.`);
    return found ?? fail(context, NO_CODE);
  });

  admin.post('/second-step/passkey/options', async (context) => {
    const identity = await mayAdd(context);
    if (identity instanceof Response) return identity;
    const relyingParty = relyingPartyOf(context.env, origins);
    if (!relyingParty) return fail(context, NO_PASSKEYS_HERE);
    return context.json(await passkeys.addOptions(relyingParty, identity.user));
  });

  admin.post('/second-step/passkey', async (context) => {
    const identity = await mayAdd(context);
    if (identity instanceof Response) return identity;
    const relyingParty = relyingPartyOf(context.env, origins);
    const name = deviceOf(context.env.headers['user-agent']);
    const passkey =
      relyingParty && (await passkeys.made(relyingParty, jsonBody(context), identity.user, name));
    if (!passkey) return fail(context, NO_PASSKEY);
    const answer = await added(context, identity, 'added', 'passkey', async (inside) => {
      await inside.staff.secondSteps.addPasskey(passkey);
      return true;
    });
    return answer ?? fail(context, NO_PASSKEY);
  });
}
