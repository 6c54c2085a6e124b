/**
 * Adding a second step: `/api/admin/second-step`. An account without one must do this before anything else; later, a
 * signed-in user may add more.
 */
import type { Hono } from 'hono';
import { encode } from 'uqr';
import type { SecondStepAdded, TotpSetUp } from '#domain/staff/session.ts';
import { site } from '#site';
import { REFUSALS, refuse } from '../answers.ts';
import type { StaffContext, StaffEnv } from '../context.ts';
import { bodyOf } from '../guard.ts';
import { placeOf } from './passkeys.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { StaffServices } from '../services.ts';
import type { Identity } from '../sessions.ts';
import { NO_PLACE } from './routes.ts';
import { newSecret, stepOf, totpUri } from './totp.ts';

const NO_CODE =
  'That code did not match. It changes every 30 seconds: wait for the next one, and check the phone’s clock.';
const NO_PASSKEY = 'The passkey was not added. Please try again.';
const HAS_APP = 'This account has an authenticator app. An admin can reset it.';

/** Squares of a QR code as the path of an SVG, one unit each, with the quiet border. */
function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}

/** Adds the routes. */
export function addSecondStepRoutes(admin: Hono<StaffEnv>, services: StaffServices): void {
  const { staff, clock, origins, throttle, passkeys, entry } = services;

  /** Who may add one: a signed-in user, or one whose account has none yet. */
  const mayAdd = async (context: StaffContext): Promise<Identity | undefined> => {
    const identity = await entry.identityOf(context);
    const { state } = await entry.stateOf(identity);
    return state === 'signed-in' || state === 'set-up' ? identity : undefined;
  };

  /** Signs in who has just added the first one, and gives out recovery codes once. */
  const added = async (context: StaffContext, identity: Identity, what: string) => {
    const { user, session } = identity;
    const { recoveryCodes } = await staff.secondSteps.of(user.id);
    const fresh = recoveryCodes === 0 ? newRecoveryCodes(user.id, clock.now()) : undefined;
    if (fresh) await staff.tokens.replace(user.id, 'recovery', fresh.tokens);
    await entry.note(context, user, `second-step.added.${what}`);
    const state = await entry.enter(context, user, 'signed-in', session);
    if (!state) return refuse(context, REFUSALS.signedOut);
    if (session.stage === 'second-step') await entry.note(context, user, `session.started.${what}`);
    const body: SecondStepAdded = { session: state, recoveryCodes: fresh?.codes ?? [] };
    return context.json(body);
  };

  admin.post('/second-step/totp', async (context) => {
    const identity = await mayAdd(context);
    if (!identity) return refuse(context, REFUSALS.signedOut);
    const { user } = identity;
    const secret = newSecret();
    if (!(await staff.secondSteps.beginTotp(user.id, secret)))
      return context.json({ message: HAS_APP }, 422);
    const uri = totpUri(secret, site.name, user.username);
    return context.json<TotpSetUp>({ secret, uri, qr: qrPath(uri) });
  });

  admin.post('/second-step/totp/confirm', async (context) => {
    const identity = await mayAdd(context);
    const body = bodyOf(context);
    if (!identity) return refuse(context, REFUSALS.signedOut);
    const { user } = identity;
    if (throttle.code(user.id) > 0) return context.json({ message: NO_CODE }, 429);
    const { totp } = await staff.secondSteps.of(user.id);
    const code = String(body?.['code'] ?? '').replaceAll(/\s/g, '');
    const step = totp?.lastStep === -1 ? stepOf(totp.secret, code, clock.now()) : undefined;
    if (step === undefined || !(await staff.secondSteps.acceptTotp(user.id, step)))
      return context.json({ message: NO_CODE }, 422);
    return added(context, identity, 'totp');
  });

  admin.post('/second-step/passkey/options', async (context) => {
    const identity = await mayAdd(context);
    if (!identity) return refuse(context, REFUSALS.signedOut);
    const place = placeOf(context.env, origins);
    if (!place) return context.json({ message: NO_PLACE }, 422);
    return context.json(await passkeys.addOptions(place, identity.user));
  });

  admin.post('/second-step/passkey', async (context) => {
    const identity = await mayAdd(context);
    const place = placeOf(context.env, origins);
    if (!identity) return refuse(context, REFUSALS.signedOut);
    if (!place || !(await passkeys.add(place, bodyOf(context), identity.user)))
      return context.json({ message: NO_PASSKEY }, 422);
    return added(context, identity, 'passkey');
  });
}
