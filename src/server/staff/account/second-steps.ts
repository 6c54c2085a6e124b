/** Adding second factors is in `sign-in/second-step-routes.ts`. */
import type { Hono } from 'hono';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { MAX_PASSKEY_NAME, type NewRecoveryCodes } from '#staff/contract/own-account.ts';
import { fail, REFUSALS, refuse } from '../answers.ts';
import type { StaffContext, StaffEnv } from '../context.ts';
import { bodyOf, forConfirmed, textOf } from '../guard.ts';
import type { StepRemoval } from '../port.ts';
import type { StaffServices } from '../services.ts';
import { newRecoveryCodes } from '../sign-in/recovery-codes.ts';

const LAST_STEP = 'This is the only second step of this account. Add another one first.';
const NO_NAME = 'Please write a name.';
const LONG_NAME = `Please use at most ${MAX_PASSKEY_NAME} characters.`;

export function addStepRoutes(admin: Hono<StaffEnv>, services: StaffServices): void {
  const { staff, clock, entry } = services;

  const removed = async (
    context: StaffContext,
    outcome: StepRemoval,
    what: string,
  ): Promise<Response> => {
    if (outcome === 'unknown') return refuse(context, REFUSALS.unknown);
    if (outcome === 'last') return fail(context, LAST_STEP);
    await entry.note(context, context.get('user'), `second-step.removed.${what}`);
    return context.json({ ok: true });
  };

  admin.post('/account/passkeys/:id/name', async (context) => {
    const body = bodyOf(context);
    if (!body) return refuse(context, REFUSALS.malformed);
    const user = context.get('user');
    const name = cleanLine(textOf(body, 'name'));
    if (name === '') return fail(context, NO_NAME);
    if ([...name].length > MAX_PASSKEY_NAME) return fail(context, LONG_NAME);
    if (!(await staff.secondSteps.namePasskey(user.id, context.req.param('id'), name)))
      return refuse(context, REFUSALS.unknown);
    await entry.note(context, user, 'second-step.renamed.passkey');
    return context.json({ ok: true });
  });

  admin.delete('/account/passkeys/:id', forConfirmed, async (context) => {
    const { id } = context.get('user');
    const outcome = await staff.secondSteps.removePasskey(id, context.req.param('id'));
    return removed(context, outcome, 'passkey');
  });

  admin.delete('/account/app', forConfirmed, async (context) => {
    const { id } = context.get('user');
    return removed(context, await staff.secondSteps.removeTotp(id), 'totp');
  });

  admin.post('/account/recovery-codes', forConfirmed, async (context) => {
    const user = context.get('user');
    const { codes, tokens } = newRecoveryCodes(user.id, clock.now());
    await staff.tokens.replace(user.id, 'recovery', tokens);
    await entry.note(context, user, 'second-step.renewed.recovery');
    return context.json<NewRecoveryCodes>({ recoveryCodes: codes });
  });
}
