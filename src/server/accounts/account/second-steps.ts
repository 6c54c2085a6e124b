/** Adding second factors is in `sign-in/second-step-routes.ts`. */
import type { Hono } from 'hono';
import { cleanLine } from '#lib/clean-text.ts';
import { MAX_PASSKEY_NAME, type NewRecoveryCodes } from '#staff/contract/own-account.ts';
import { fail, REFUSALS, refuse } from '../answers.ts';
import type { StaffContext, StaffEnv } from '../context.ts';
import { jsonBody, forConfirmed, textField } from '../guard.ts';
import type { StepRemoval } from '../port.ts';
import type { InsideAccounts } from '../store.ts';
import type { StaffServices } from '../services.ts';
import { newRecoveryCodes } from '../sign-in/recovery-codes.ts';

const LAST_STEP = 'This is the only second step of this account. Add another one first.';
const NO_STEP = 'Choose the passkey or the app that stays. It may be gone already.';
const NO_NAME = 'Please write a name.';
const LONG_NAME = `Please use at most ${MAX_PASSKEY_NAME} characters.`;

export function addStepRoutes(admin: Hono<StaffEnv>, services: StaffServices): void {
  const { logged, clock, entry } = services;

  const remove = async (
    context: StaffContext,
    what: string,
    act: (inside: InsideAccounts) => Promise<StepRemoval>,
  ): Promise<Response> => {
    const line = entry.line(context, context.get('user'), `second-step.removed.${what}`);
    const outcome = await logged(act, (done) => (done === 'removed' ? [line] : []));
    if (outcome === 'unknown') return refuse(context, REFUSALS.unknown);
    if (outcome === 'last') return fail(context, LAST_STEP);
    return context.json({ ok: true });
  };

  admin.post('/account/passkeys/:id/name', async (context) => {
    const body = jsonBody(context);
    if (!body) return refuse(context, REFUSALS.malformed);
    const user = context.get('user');
    const name = cleanLine(textField(body, 'name'));
    if (name === '') return fail(context, NO_NAME);
    if ([...name].length > MAX_PASSKEY_NAME) return fail(context, LONG_NAME);
    const isNamed = await logged(
      (inside) => inside.staff.secondSteps.namePasskey(user.id, context.req.param('id'), name),
      (done) => (done ? [entry.line(context, user, 'second-step.renamed.passkey')] : []),
    );
    return isNamed ? context.json({ ok: true }) : refuse(context, REFUSALS.unknown);
  });

  admin.delete('/account/passkeys/:id', forConfirmed, async (context) => {
    const { id } = context.get('user');
    return remove(context, 'passkey', (inside) =>
      inside.staff.secondSteps.removePasskey(id, context.req.param('id')),
    );
  });

  admin.delete('/account/app', forConfirmed, async (context) => {
    const { id } = context.get('user');
    return remove(context, 'totp', (inside) => inside.staff.secondSteps.removeTotp(id));
  });

  // After a change of the password, in one step: whoever else could sign in cannot any more.
  admin.post('/account/keep-only', forConfirmed, async (context) => {
    const body = jsonBody(context);
    if (!body) return refuse(context, REFUSALS.malformed);
    const user = context.get('user');
    const { codes, tokens } = newRecoveryCodes(user.id, clock.now());
    const removed = await logged(
      async (inside) => {
        const { id } = context.get('session');
        const outcome = await inside.staff.keepOnly(user.id, id, textField(body, 'step'));
        if (outcome) await inside.staff.tokens.add(tokens);
        return outcome;
      },
      (done) => {
        if (!done) return [];
        const { passkeys, apps, sessions } = done;
        const about = `passkeys: ${passkeys}, apps: ${apps}, sessions: ${sessions}`;
        return [entry.line(context, user, 'second-step.removed.others', about)];
      },
    );
    if (!removed) return fail(context, NO_STEP);
    return context.json<NewRecoveryCodes>({ recoveryCodes: codes });
  });

  admin.post('/account/recovery-codes', forConfirmed, async (context) => {
    const user = context.get('user');
    const { codes, tokens } = newRecoveryCodes(user.id, clock.now());
    await logged(
      (inside) => inside.staff.tokens.replace(user.id, 'recovery', tokens),
      () => [entry.line(context, user, 'second-step.renewed.recovery')],
    );
    return context.json<NewRecoveryCodes>({ recoveryCodes: codes });
  });
}
