/** `POST /leads`: a request of somebody who phoned or came in, written down by staff. */
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  CONTACT_MESSAGES,
  contactSchema,
  keyOf,
  line,
  LIMITS,
} from '#features/booking/contact.schema.ts';
import { isCallable } from '#features/booking/first-contact.ts';
import { serviceLabels } from '#features/booking/service-choices.ts';
import { ENGLISH_NAMES } from '#lib/language.ts';
import { type FieldErrors, type Parsed, parseWith } from '#lib/parse-form.ts';
import {
  type Agreement,
  AGREEMENTS,
  CAME_BY,
  type CallerRefused,
  type CameBy,
} from '#staff/contract/caller.ts';
import { site } from '#site';
import { REFUSALS, refuse } from '../../accounts/answers.ts';
import type { StaffEnv } from '../../accounts/context.ts';
import { jsonBody, textField } from '../../accounts/guard.ts';
import { receiptOf } from '../../leads/idempotency-key.ts';
import type { NewLead } from '../../leads/lead.ts';
import type { InboxDeps } from '../deps.ts';
import { answerLead, leadLine } from './lead.ts';

const MESSAGES = {
  cameBy: 'Please say how they came',
  language: 'Please say in which language',
  lastName: 'Please enter the name as text',
  reach: 'Please enter a phone number or an email address',
  number: 'Please enter a number that can be called, or choose email',
  address: 'Please enter their email address, or choose another way',
  agreed: 'Please ask whether this is all right, and note it here, or choose another way',
  dataStorageConsent: 'Ask them first: without a yes, nothing can be kept',
  key: 'Please reload the page',
  therapist: 'Please choose a therapist of the list',
} as const;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const { firstName, email, phone, state, bestWayToContact, message } = contactSchema.shape;
const answer = z._default(z.enum(['yes', 'no', '']), '');

/** Who phones may keep their last name, and has a number or an address. */
const callerSchema = z.object({
  key: z.string().check(z.regex(UUID, MESSAGES.key)),
  cameBy: keyOf(CAME_BY, MESSAGES.cameBy),
  language: z._default(keyOf(ENGLISH_NAMES, MESSAGES.language), site.language),
  firstName,
  lastName: z._default(line(LIMITS.line, MESSAGES.lastName), ''),
  phone,
  email: z._default(z.union([z.literal(''), email], CONTACT_MESSAGES.email), ''),
  serviceInterest: z.enum(
    Object.keys(serviceLabels(site.services, 'en')),
    CONTACT_MESSAGES.serviceInterest,
  ),
  state,
  therapist: z._default(
    line(LIMITS.line, MESSAGES.therapist).check(z.regex(/^[a-z0-9-]{0,60}$/, MESSAGES.therapist)),
    '',
  ),
  bestWayToContact,
  safeToCall: answer,
  safeToText: answer,
  safeToVoicemail: answer,
  safeToEmail: answer,
  message,
  dataStorageConsent: z.literal(true, MESSAGES.dataStorageConsent),
});
type Caller = z.infer<typeof callerSchema>;

const WAYS = { call: 'safeToCall', text: 'safeToText', email: 'safeToEmail' } as const;

/** What one field alone cannot say. */
function reachErrors(caller: Partial<Caller>): FieldErrors {
  const { bestWayToContact: way } = caller;
  // Said already.
  if (way === undefined || !Object.hasOwn(WAYS, way)) return {};
  if (!caller.phone && !caller.email) return { phone: MESSAGES.reach };
  if (way === 'email' && !caller.email) return { email: MESSAGES.address };
  if (way !== 'email' && !isCallable(caller.phone)) return { phone: MESSAGES.number };
  return caller[WAYS[way]] === 'yes' ? {} : { [WAYS[way]]: MESSAGES.agreed };
}

export function parseCaller(input: Readonly<Record<string, unknown>>): Parsed<Caller> {
  const parsed = parseWith(callerSchema, input);
  // All at once: the person is still on the phone.
  const reach = reachErrors(parsed.ok ? parsed.value : input);
  if (!parsed.ok) return { ok: false, errors: { ...reach, ...parsed.errors } };
  return Object.keys(reach).length === 0 ? parsed : { ok: false, errors: reach };
}

const SAID: Readonly<Record<CameBy, string>> = {
  phone: 'Said on the phone',
  'walk-in': 'Said in person',
};
const AGREED: Readonly<Record<Agreement, string>> = {
  safeToCall: 'we may call them back',
  safeToText: 'we may text them',
  safeToVoicemail: 'we may leave a voicemail',
  safeToEmail: 'we may write to them by email',
};

/** What they agreed to, in words; who wrote it down is in the timeline. */
function consentsOf(caller: Caller): Record<string, string> {
  const said = SAID[caller.cameBy];
  const names = (Object.keys(AGREEMENTS) as Agreement[]).filter((name) => caller[name] === 'yes');
  return {
    dataStorageConsent: `${said}: ${site.name} may keep what they told us, to answer them.`,
    ...Object.fromEntries(names.map((name) => [name, `${said}: ${AGREED[name]}.`])),
  };
}

export function leadOf(
  caller: Caller,
  destinations: InboxDeps['destinations'],
  receivedAt: number,
): NewLead {
  const { key, dataStorageConsent: _consent, ...said } = caller;
  const fields = Object.fromEntries(
    Object.entries(said).filter(([name, value]) => {
      if (name === 'safeToEmail' && said.email === '') return false;
      // What is not noted is the first language.
      if (name === 'language' && value === site.language) return false;
      return value !== '' || name === 'email';
    }),
  );
  const content = JSON.stringify(['contact', '/admin', fields]);
  return {
    form: 'contact',
    fields,
    receivedAt,
    pageUri: '/admin',
    pageName: CAME_BY[caller.cameBy],
    visitorToken: null,
    consents: consentsOf(caller),
    spam: false,
    quarantined: false,
    selfTest: false,
    receipt: receiptOf(content, key),
    // HubSpot knows people by their address, and refuses a form without one.
    destinations: destinations.filter((name) => name !== 'hubspot' || caller.email !== ''),
  };
}

export function addCallerRoute(admin: Hono<StaffEnv>, deps: InboxDeps): void {
  const { store, clock, destinations, takeNew, onDue } = deps;
  admin.post('/leads', async (context) => {
    const body = jsonBody(context);
    if (!body || textField(body, 'key') === '') return refuse(context, REFUSALS.malformed);
    const parsed = parseCaller(body);
    if (!parsed.ok) {
      const refused = { message: 'Please check the marked fields.', errors: parsed.errors };
      return context.json<CallerRefused>(refused, 422);
    }
    const lead = leadOf(parsed.value, destinations, clock.now());
    const { id: by } = context.get('user');
    const { id, outcome } = await store.logged(
      (inside) => inside.enter(lead, by),
      (saved) => (saved.outcome === 'stored' ? [leadLine(context, deps, 'enter', saved.id)] : []),
    );
    await takeNew();
    onDue();
    // Saved before with other words, whose answer was lost: those stay, and what was added is a note.
    return answerLead(context, deps, id, outcome === 'conflict' ? 409 : 200);
  });
}
