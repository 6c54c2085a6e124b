/** Handles form posts. Success is reported only once the lead is stored. */
import type { IncomingHttpHeaders } from 'node:http';
import { contactFacts, firstContact } from '#features/booking/first-contact.ts';
import { timeText } from '#lib/time-words.ts';
import { canBeAddress } from '#lib/email-address.ts';
import { TAKEN_MESSAGE } from '#features/booking/addresses.ts';
import { CONTACT_PATH, OFFERS_TIMES, thankYouPlace } from '#features/booking/contact.schema.ts';
import type { FieldErrors } from '#lib/parse-form.ts';
import { HONEYPOT } from '#lib/honeypot.ts';
import { MIN_FILL_TIME_MS, PAGE_AGE_HEADER } from '#lib/min-fill-time.ts';
import { bookedAddress } from '#features/booking/calendar-file.ts';
import { site } from '#site';
import { MANY_CALLS_MESSAGE, type CallLimits } from '../booking/call-limits.ts';
import { timesIfUp, type Calls } from '../booking/calls.ts';
import { isForeign } from '../http/origin.ts';
import { htmlAnswer, problemAnswer } from '../http/responses.ts';
import type { ApiContext } from '../http/context.ts';
import { encodingOf, readForm, readJson, type Encoding } from '../http/body.ts';
import type { Clock } from '../clock.ts';
import type { Counters } from '../operations/counters.ts';
import { rejectedPage } from './rejected-form-page.ts';
import type { Endpoint, Form } from './forms.ts';
import type { Log } from '../log.ts';
import { PROBLEMS, type ProblemName } from '../http/problems.ts';
import type { Limiter } from '../http/rate-limit.ts';
import { wayBack } from '../http/way-back.ts';
import { receiptOf } from '../store/idempotency-key.ts';
import type { DestinationName } from '#staff/contract/lead.ts';
import { SELF_TEST_DESTINATION } from '../store/lead.ts';
import type { Saved } from '../store/port.ts';
import { StoreDown } from '../store-errors.ts';
import type { LeadStore } from '../store/lead-store.ts';

export interface ReceiveDeps {
  store: LeadStore;
  limiter: Limiter;
  callLimits: CallLimits;
  clock: Clock;
  log: Log;
  counters: Counters;
  /** Origins that may post besides the request's own host. */
  origins: ReadonlySet<string>;
  builtPage: (file: string) => string | undefined;
  destinations: readonly DestinationName[];
  calls: Calls;
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

function outcomeOf(
  saved: Saved['outcome'],
  { spam, quarantined }: { spam: boolean; quarantined: boolean },
): string {
  if (spam) return 'spam';
  return saved === 'stored' && quarantined ? 'quarantined' : saved;
}

export function receive(
  endpoint: Endpoint,
  deps: ReceiveDeps,
): (context: ApiContext) => Promise<Response> {
  const {
    store,
    limiter,
    callLimits,
    clock,
    log,
    counters,
    origins,
    builtPage,
    destinations,
    calls,
    onStored,
    onDown,
  } = deps;

  return async (context) => {
    const { headers, body: bytes, visitor, isSelfTest } = context.env;
    const encoding = encodingOf(headers['content-type'], headers['content-encoding']);
    let { name } = endpoint;
    const count = (outcome: string): void => counters.add('posts', { form: name, outcome });
    const refuse = (why: ProblemName, extra?: Record<string, string>): Response => {
      count(why);
      log.info('post.refused', { form: name, status: PROBLEMS[why].status, why });
      const sentFrom = encoding === 'form' && bytes ? readForm(bytes)?.get('pageUri') : undefined;
      const back = wayBack(headers, sentFrom, endpoint.pages, builtPage);
      return problemAnswer(context, PROBLEMS[why], encoding, extra, back);
    };

    if (isForeign(headers, origins)) return refuse('foreign');
    const waitMs = isSelfTest ? 0 : await limiter.take(visitor);
    if (waitMs > 0) return refuse('tooMany', { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
    if (!bytes) return refuse('tooLarge');
    if (!encoding) return refuse('mediaType');
    const key = headers['idempotency-key']?.toString().trim();
    if (key && key.length > MAX_KEY_LENGTH) return refuse('badKey');

    const body = readBody(bytes, encoding, endpoint);
    if (!body) return refuse('malformed');
    const { form } = body;
    ({ name } = form);
    const parsed = form.parse(body.input, encoding);
    /** The response to a rejected post, with all input. `gone`: the call that another visitor has. */
    const reject = async (errors: FieldErrors, gone?: number): Promise<Response> => {
      count(gone === undefined ? 'invalid' : 'taken');
      log.info('post.refused', { form: name, status: 422, fields: Object.keys(errors) });
      const { status, message } = PROBLEMS.invalid;
      if (encoding === 'json') return context.json({ message, errors }, status);
      const { html, isBuilt } = await rejectedPage(builtPage(form.page), {
        page: form.page,
        action: form.path,
        // A form without times may come back with them: nobody was asked yet.
        values: body.values.has(OFFERS_TIMES)
          ? body.values
          : new Map([...body.values, ['slot', 'other']]),
        errors,
        blank: [HONEYPOT],
        times: form.path === CONTACT_PATH ? await timesIfUp(calls, gone) : undefined,
        ...(gone !== undefined && errors['slot'] && { notice: errors['slot'] }),
      });
      return htmlAnswer(context, html, status, { isBuilt });
    };
    if (!parsed.ok) return reject(parsed.errors);

    const { slot, ...value } = parsed.value;
    const { by } = firstContact(contactFacts(value.fields, slot !== undefined));
    const booked = slot === undefined ? undefined : bookedAddress(slot, by);
    const thank = async (kept: boolean | undefined): Promise<Response> => {
      const { thankYou } = form;
      if (typeof thankYou === 'string')
        return context.redirect(
          booked ?? thankYou + (form.path === CONTACT_PATH ? `#${thankYouPlace(by)}` : ''),
          303,
        );
      const { html, isBuilt } = await thankYou.fill(builtPage(thankYou.page), body.input, kept);
      return htmlAnswer(context, html, 200, { isBuilt });
    };

    if (form.isLead && !form.isLead(value)) {
      count('shown');
      return thank(undefined);
    }
    const spam = isHoneypotFilled(body.input[HONEYPOT]) || isTooFast(headers[PAGE_AGE_HEADER]);
    const adapters = isSelfTest ? [SELF_TEST_DESTINATION] : destinations;
    // Reachable by phone, a lead with an invalid email address is not quarantined.
    const quarantined = !value.fields['phone'] && !canBeAddress(String(value.fields['email']));
    const books = slot !== undefined && !spam && !isSelfTest;
    const hasMany = books && (await callLimits.limiter.take(visitor)) > 0;
    let saved: Saved;
    try {
      saved = await store.save({
        ...value,
        // Only the store knows a repeat, which is answered like the first post, however many calls were booked since.
        ...(slot !== undefined && {
          slot: {
            at: slot,
            until: calls.endOf(slot),
            isOffered: !hasMany && calls.isOffered(slot),
          },
        }),
        form: name,
        receivedAt: clock.now(),
        visitorToken: visitorTokenIn(headers),
        spam,
        quarantined,
        selfTest: isSelfTest,
        receipt: receiptOf(
          JSON.stringify([
            name,
            value.pageUri,
            value.pageName,
            value.fields,
            // Self-tests never duplicate each other.
            ...(isSelfTest ? [key] : []),
          ]),
          key,
        ),
        adapters: spam ? [] : adapters,
      });
    } catch (error) {
      // A post that was not stored must not count, or an outage would lock out whoever keeps trying.
      if (!isSelfTest) await limiter.refund(visitor);
      if (books) await callLimits.limiter.refund(visitor);
      if (!(error instanceof StoreDown)) throw error;
      onDown();
      // The result page is shown even if the lead could not be stored (R219).
      if (encoding === 'form' && typeof form.thankYou !== 'string') {
        count('down');
        return thank(false);
      }
      return refuse('down', { 'Retry-After': '30' });
    }

    const isBooked = saved.outcome === 'stored' || saved.outcome === 'restored';
    if (books) await (isBooked ? callLimits.onBooked() : callLimits.limiter.refund(visitor));
    if (saved.outcome === 'conflict') return refuse('conflict');
    if (saved.outcome === 'taken' && hasMany) return reject({ slot: MANY_CALLS_MESSAGE });
    if (saved.outcome === 'taken')
      return reject({ slot: TAKEN_MESSAGE.replace('#', timeText(slot ?? 0, site.timeZone)) }, slot);
    if (saved.outcome === 'repeated') await limiter.refund(visitor);
    const outcome = outcomeOf(saved.outcome, { spam, quarantined });
    count(outcome);
    log.info(`lead.${outcome}`, { form: name, lead: saved.id });
    if (outcome === 'stored' || outcome === 'restored') onStored(isSelfTest);
    return encoding === 'form' ? thank(true) : context.json({ ok: true, id: saved.reference });
  };
}
