/** Handles form posts. Success is reported only once the lead is stored. */
import type { IncomingHttpHeaders } from 'node:http';
import { contactFacts, firstContact } from '#features/booking/first-contact.ts';
import { canBeAddress } from '#lib/email-address.ts';
import type { OfferedTimes } from '#features/booking/offered-times.ts';
import { CALL_TIMES_WORDS, TIMES_WORDS } from '#features/booking/words-by-language.ts';
import type { Language } from '#lib/language.ts';
import { languageOf } from '#features/translations/page-language.ts';
import { CONTACT_PATH, OFFERS_TIMES, thankYouPlace } from '#features/booking/contact.schema.ts';
import type { FieldErrors } from '#lib/parse-form.ts';
import { HONEYPOT } from '#lib/honeypot.ts';
import { MIN_FILL_TIME_MS, PAGE_AGE_HEADER } from '#lib/min-fill-time.ts';
import { bookedAddress } from '#features/booking/calendar-file.ts';
import { site } from '#site';
import { isForeign } from '../../base/http/origin.ts';
import { htmlAnswer, problemAnswer } from '../../base/http/responses.ts';
import type { ApiContext, RequestContext } from '../../base/http/context.ts';
import { encodingOf, readForm, readJson, type Encoding } from '../../base/http/body.ts';
import type { Clock } from '../../base/clock.ts';
import type { Counters } from '../../base/counters.ts';
import { rejectedPage } from './rejected-form-page.ts';
import type { Endpoint, Form, Submission } from './forms.ts';
import type { Log } from '../../base/log.ts';
import { SERVER_WORDS } from '../../base/http/words.ts';
import { PROBLEMS, type ProblemName } from '../../base/http/problems.ts';
import type { Limiter } from '../../base/rate-limit.ts';
import { wayBack } from './way-back.ts';
import { receiptOf } from '../idempotency-key.ts';
import type { DestinationName } from '#staff/contract/lead.ts';
import { SELF_TEST_DESTINATION, type NewLead } from '../lead.ts';
import type { Saved } from '../port.ts';
import { StoreDown } from '../../base/store-errors.ts';
import type { LeadStore } from '../store.ts';

/** The calls that a form may book. */
export interface BookableCalls {
  isOffered: (at: number) => boolean;
  endOf: (at: number) => number;
  /** For a form that is shown again. @param gone start of a call that another visitor has just booked */
  timesIfUp: (gone?: number, language?: Language) => Promise<OfferedTimes | undefined>;
}

/** How many calls one address may book. */
export interface BookingLimit {
  limiter: Limiter;
  onBooked: () => Promise<void>;
}

export interface ReceiveDeps {
  store: LeadStore;
  limiter: Limiter;
  callLimits: BookingLimit;
  clock: Clock;
  log: Log;
  counters: Counters;
  /** Origins that may post besides the request's own host. */
  origins: ReadonlySet<string>;
  builtPage: (file: string) => string | undefined;
  destinations: readonly DestinationName[];
  calls: BookableCalls;
  /** Called after a lead was stored; `isSelfTest`: one of our own. */
  onStored: (isSelfTest: boolean) => void;
  /** Called when a lead could not be stored. */
  onDown: () => void;
}

const MAX_KEY_LENGTH = 255;
/** Any other format would make HubSpot reject the lead. */
const VISITOR_TOKEN = /(?:^|;\s*)hubspotutk=([0-9a-f]{32})(?=;|$)/;

interface Body {
  form: Form;
  input: Record<string, unknown>;
  /** As text, for showing the form again. */
  values: ReadonlyMap<string, string>;
}

function readBody(bytes: Buffer, encoding: Encoding, { formOf }: Endpoint): Body | undefined {
  if (encoding === 'json') {
    const input = readJson(bytes);
    return input && { form: formOf(input), input, values: new Map() };
  }
  const pairs = readForm(bytes);
  if (!pairs) return undefined;
  const values = new Map(pairs);
  const form = formOf(Object.fromEntries(values));
  return { form, input: form.fromForm(pairs), values };
}

/** Whitespace does not count. A value that is not a string was sent by a program. */
const isHoneypotFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

/** Global Privacy Control: the HubSpot cookie is then neither stored nor delivered. */
const hasPrivacySignal = (headers: IncomingHttpHeaders): boolean => headers['sec-gpc'] === '1';

const visitorTokenIn = (headers: IncomingHttpHeaders): string | null =>
  hasPrivacySignal(headers) ? null : (VISITOR_TOKEN.exec(headers.cookie ?? '')?.[1] ?? null);

/** Whether the script reports a fill time below the minimum. Posts without JavaScript send none. */
const isTooFast = (age: string | string[] | undefined): boolean =>
  typeof age === 'string' && /^\d{1,12}$/.test(age) && Number(age) < MIN_FILL_TIME_MS;

function postOutcome(
  saved: Saved['outcome'],
  { spam, quarantined }: { spam: boolean; quarantined: boolean },
): string {
  if (spam) return 'spam';
  return saved === 'stored' && quarantined ? 'quarantined' : saved;
}

/** A post that could be read. */
interface Post extends Body {
  encoding: Encoding;
  key: string | undefined;
}

interface Refused {
  refused: ProblemName;
  headers?: Record<string, string>;
}

/** Whether it comes from our pages, not too often, and can be read. */
async function check(
  { headers, body: bytes, visitor, isSelfTest }: RequestContext,
  endpoint: Endpoint,
  { limiter, origins }: ReceiveDeps,
): Promise<Post | Refused> {
  if (isForeign(headers, origins)) return { refused: 'foreign' };
  const waitMs = isSelfTest ? 0 : await limiter.take(visitor);
  if (waitMs > 0)
    return { refused: 'tooMany', headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } };
  if (!bytes) return { refused: 'tooLarge' };
  const encoding = encodingOf(headers['content-type'], headers['content-encoding']);
  if (!encoding) return { refused: 'mediaType' };
  const key = headers['idempotency-key']?.toString().trim();
  if (key && key.length > MAX_KEY_LENGTH) return { refused: 'badKey' };
  const body = readBody(bytes, encoding, endpoint);
  return body ? { ...body, encoding, key } : { refused: 'malformed' };
}

/** A lead as far as the request says it. `books`: it takes a call from the visitor's limit. */
interface Wanted {
  lead: NewLead;
  books: boolean;
  /** The visitor has booked as many calls as one may. */
  hasMany: boolean;
}

async function leadOf(
  { headers, visitor, isSelfTest }: RequestContext,
  { form: { name }, input, key }: Post,
  { slot, ...value }: Submission,
  { calls, callLimits, clock, destinations: configured }: ReceiveDeps,
): Promise<Wanted> {
  const spam = isHoneypotFilled(input[HONEYPOT]) || isTooFast(headers[PAGE_AGE_HEADER]);
  const destinations = isSelfTest ? [SELF_TEST_DESTINATION] : configured;
  const books = slot !== undefined && !spam && !isSelfTest;
  const hasMany = books && (await callLimits.limiter.take(visitor)) > 0;
  const { pageUri, pageName, fields } = value;
  // Self-tests never duplicate each other.
  const content = [name, pageUri, pageName, fields, ...(isSelfTest ? [key] : [])];
  const lead: NewLead = {
    ...value,
    // Only the store knows a repeat, which is answered like the first post, however many calls were booked since.
    ...(slot !== undefined && {
      call: { at: slot, until: calls.endOf(slot), isOffered: !hasMany && calls.isOffered(slot) },
    }),
    form: name,
    receivedAt: clock.now(),
    visitorToken: visitorTokenIn(headers),
    spam,
    // Reachable by phone, a lead with an invalid email address is not quarantined.
    quarantined: !fields['phone'] && !canBeAddress(String(fields['email'])),
    selfTest: isSelfTest,
    receipt: receiptOf(JSON.stringify(content), key),
    destinations: spam ? [] : destinations,
  };
  return { lead, books, hasMany };
}

/** The answers to a post in its own format, each counted and in the log. */
function answersTo(context: ApiContext, endpoint: Endpoint, deps: ReceiveDeps) {
  const { log, counters, builtPage, calls } = deps;
  const { headers, body: bytes } = context.env;

  const count = (form: string, outcome: string): void => counters.add('posts', { form, outcome });

  const refuse = (form: string, why: ProblemName, extra?: Record<string, string>): Response => {
    count(form, why);
    log.info('post.refused', { form, status: PROBLEMS[why].status, why });
    const encoding = encodingOf(headers['content-type'], headers['content-encoding']);
    const sentFrom = encoding === 'form' && bytes ? readForm(bytes)?.get('pageUri') : undefined;
    const back = wayBack(headers, sentFrom, endpoint.pages, builtPage);
    return problemAnswer(context, PROBLEMS[why], encoding, extra, back);
  };

  /** With all input, so that nothing is typed twice. @param gone start of the call that another visitor has */
  const reject = async (
    { form, values, encoding }: Post,
    errors: FieldErrors,
    gone?: number,
  ): Promise<Response> => {
    count(form.name, gone === undefined ? 'invalid' : 'taken');
    log.info('post.refused', { form: form.name, status: 422, fields: Object.keys(errors) });
    const { status, message } = PROBLEMS.invalid;
    if (encoding === 'json') return context.json({ message, errors }, status);
    const { html, isBuilt } = await rejectedPage(builtPage(form.page), {
      page: form.page,
      action: form.path,
      // A form without times may come back with them: nobody was asked yet.
      values: values.has(OFFERS_TIMES) ? values : new Map([...values, ['slot', 'other']]),
      errors,
      blank: [HONEYPOT],
      times:
        form.path === CONTACT_PATH
          ? await calls.timesIfUp(gone, languageOf(`/${form.page}`))
          : undefined,
      ...(gone !== undefined && errors['slot'] && { notice: errors['slot'] }),
    });
    return htmlAnswer(context, html, status, { isBuilt });
  };

  /** For posts of a browser without JavaScript. @param kept as in {@link FilledPage} */
  const thank = async (
    { form: { path, thankYou }, input }: Post,
    { slot, fields, pageUri }: Submission,
    kept: boolean | undefined,
  ): Promise<Response> => {
    if (typeof thankYou !== 'string') {
      const { html, isBuilt } = await thankYou.fill(builtPage(thankYou.page), input, kept);
      return htmlAnswer(context, html, 200, { isBuilt });
    }
    const { by } = firstContact(contactFacts(fields, slot !== undefined));
    if (slot !== undefined)
      return context.redirect(bookedAddress(slot, by, languageOf(pageUri)), 303);
    return context.redirect(
      path === CONTACT_PATH ? `${thankYou}#${thankYouPlace(by)}` : thankYou,
      303,
    );
  };

  return { count, refuse, reject, thank };
}

/** Check, lead, answer. */
export function receive(
  endpoint: Endpoint,
  deps: ReceiveDeps,
): (context: ApiContext) => Promise<Response> {
  const { store, limiter, callLimits, log, onStored, onDown } = deps;

  return async (context) => {
    const { visitor, isSelfTest } = context.env;
    const { count, refuse, reject, thank } = answersTo(context, endpoint, deps);
    const post = await check(context.env, endpoint, deps);
    if ('refused' in post) return refuse(endpoint.name, post.refused, post.headers);

    const { form, encoding } = post;
    const parsed = form.parse(post.input, encoding);
    if (!parsed.ok) return reject(post, parsed.errors);
    const submission = parsed.value;
    if (form.isLead && !form.isLead(submission)) {
      count(form.name, 'shown');
      return thank(post, submission, undefined);
    }

    const { lead, books, hasMany } = await leadOf(context.env, post, submission, deps);
    let saved: Saved;
    try {
      saved = await store.save(lead);
    } catch (error) {
      // A post that was not stored must not count, or an outage would lock out whoever keeps trying.
      if (!isSelfTest) await limiter.refund(visitor);
      if (books) await callLimits.limiter.refund(visitor);
      if (!(error instanceof StoreDown)) throw error;
      onDown();
      // The result page is shown even if the lead could not be stored (R219).
      if (encoding === 'form' && typeof form.thankYou !== 'string') {
        count(form.name, 'down');
        return thank(post, submission, false);
      }
      return refuse(form.name, 'down', { 'Retry-After': '30' });
    }

    const isNew = saved.outcome === 'stored' || saved.outcome === 'restored';
    if (books) await (isNew ? callLimits.onBooked() : callLimits.limiter.refund(visitor));
    if (saved.outcome === 'conflict') return refuse(form.name, 'conflict');
    const language = languageOf(submission.pageUri);
    if (saved.outcome === 'taken' && hasMany)
      return reject(post, { slot: SERVER_WORDS[language].manyCalls });
    if (saved.outcome === 'taken') {
      const at = submission.slot ?? 0;
      const message = CALL_TIMES_WORDS[language].taken.replace(
        '#',
        TIMES_WORDS[language].time(at, site.timeZone),
      );
      return reject(post, { slot: message }, submission.slot);
    }
    if (saved.outcome === 'repeated') await limiter.refund(visitor);
    const outcome = postOutcome(saved.outcome, lead);
    count(form.name, outcome);
    log.info(`lead.${outcome}`, { form: form.name, lead: saved.id });
    if (outcome === 'stored' || outcome === 'restored') onStored(isSelfTest);
    return encoding === 'form'
      ? thank(post, submission, true)
      : context.json({ ok: true, id: saved.reference });
  };
}
