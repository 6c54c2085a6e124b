/** The path of a post: may it come, can it be read, is it valid, is it stored; only then does it look like success. */
import { cleanLine } from '#domain/text.ts';
import { LEAST_PAGE_AGE_MS, PAGE_AGE_HEADER } from '#domain/page-age.ts';
import { isForeign } from './origin.ts';
import { htmlAnswer, problemAnswer } from './answers.ts';
import type { ApiContext } from './arrival.ts';
import { encodingOf, readForm, readJson, type Encoding } from './body.ts';
import type { Clock } from './clock.ts';
import type { Counters } from './counters.ts';
import { rejectedPage } from './form-page.ts';
import type { Endpoint, Form } from './forms.ts';
import type { Log } from './log.ts';
import { PROBLEMS, type ProblemName } from './problems.ts';
import type { Limiter } from './rate-limit.ts';
import { receiptOf } from './receipt.ts';
import { SELF_TEST_ADAPTER } from './self-test.ts';
import { StoreDown, type Saved, type Store } from './store.ts';

export interface Reception {
  store: Store;
  limiter: Limiter;
  clock: Clock;
  log: Log;
  counters: Counters;
  /** Origins that may post, besides the host itself. */
  origins: ReadonlySet<string>;
  /** Text of a built page, if the build has it. */
  builtPage: (file: string) => string | undefined;
  /** Who hears of every lead besides those its form names. */
  notices: readonly string[];
  /** Called when a lead is on disk. */
  onStored: () => void;
  /** Called when the store could not take one. */
  onDown: () => void;
}

const LONGEST_KEY = 255;
/** HubSpot's cookie for a visitor it knows; anything else in it would make HubSpot refuse the lead. */
const VISITOR_TOKEN = /(?:^|;\s*)hubspotutk=([0-9a-f]{32})(?=;|$)/;

interface Body {
  form: Form;
  input: Record<string, unknown>;
  /** What was sent, as text, for showing it again. */
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

/** Whether anything but blanks is in the trap; what is not even text was put there by a program. */
const isSprung = (trap: unknown): boolean =>
  typeof trap === 'string' ? trap.trim() !== '' : trap !== undefined && trap !== null;

/** Whether a script says that its page was opened just now. Nobody fills in a form that fast; without a script nobody is asked. */
const isRushed = (age: string | string[] | undefined): boolean =>
  typeof age === 'string' && /^\d{1,12}$/.test(age) && Number(age) < LEAST_PAGE_AGE_MS;

/** Handles posts to one address. */
export function receive(
  endpoint: Endpoint,
  reception: Reception,
): (context: ApiContext) => Promise<Response> {
  const { store, limiter, clock, log, counters, origins, builtPage, notices, onStored, onDown } =
    reception;

  return async (context) => {
    const { headers, body: bytes, visitor, isSelfTest } = context.env;
    const encoding = encodingOf(headers['content-type'], headers['content-encoding']);
    let { name } = endpoint;
    const count = (outcome: string): void => counters.add('posts', { form: name, outcome });
    const refuse = (why: ProblemName, extra?: Record<string, string>): Response => {
      count(why);
      log.info('post.refused', { form: name, status: PROBLEMS[why].status, why });
      return problemAnswer(context, PROBLEMS[why], encoding, extra);
    };

    if (isForeign(headers, origins)) return refuse('foreign');
    const waitMs = isSelfTest ? 0 : limiter.take(visitor);
    if (waitMs > 0) return refuse('tooMany', { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
    if (!bytes) return refuse('tooLarge');
    if (!encoding) return refuse('mediaType');
    const key = headers['idempotency-key']?.toString().trim();
    if (key && key.length > LONGEST_KEY) return refuse('badKey');

    const body = readBody(bytes, encoding, endpoint);
    if (!body) return refuse('malformed');
    const { form } = body;
    ({ name } = form);
    const parsed = form.parse(body.input, encoding);
    if (!parsed.ok) {
      count('invalid');
      log.info('post.refused', {
        form: name,
        status: 422,
        fields: Object.keys(parsed.errors),
      });
      const { status, message } = PROBLEMS.invalid;
      if (encoding === 'json') return context.json({ message, errors: parsed.errors }, status);
      const { html, isBuilt } = await rejectedPage(builtPage(form.page), {
        action: form.path,
        values: body.values,
        errors: parsed.errors,
        blank: [form.trap],
      });
      return htmlAnswer(context, html, status, { isBuilt });
    }

    /** What a form post without JavaScript sees when all went well. */
    const thank = async (kept: boolean | undefined): Promise<Response> => {
      const { thankYou } = form;
      if (typeof thankYou === 'string') return context.redirect(thankYou, 303);
      const { html, isBuilt } = await thankYou.fill(builtPage(thankYou.page), body.input, kept);
      return htmlAnswer(context, html, 200, { isBuilt });
    };

    const { value } = parsed;
    if (form.isLead && !form.isLead(value)) {
      count('shown');
      return thank(undefined);
    }
    const spam = isSprung(body.input[form.trap]) || isRushed(headers[PAGE_AGE_HEADER]);
    const wanted = isSelfTest ? [SELF_TEST_ADAPTER] : [...form.adapters, ...notices];
    let saved: Saved;
    try {
      saved = await store.save({
        ...value,
        // The one text that a form's own rules may leave as it came.
        pageUri: cleanLine(value.pageUri),
        form: name,
        receivedAt: clock.now(),
        visitorToken: VISITOR_TOKEN.exec(headers.cookie ?? '')?.[1] ?? null,
        spam,
        selfTest: isSelfTest,
        receipt: receiptOf(
          JSON.stringify([name, value.pageUri, value.pageName, value.fields]),
          key,
        ),
        adapters: spam ? [] : wanted,
      });
    } catch (error) {
      if (!(error instanceof StoreDown)) throw error;
      onDown();
      // A page made for the visitor is theirs, whether or not we can keep what they sent (R219).
      if (encoding === 'form' && typeof form.thankYou !== 'string') {
        count('down');
        return thank(false);
      }
      return refuse('down', { 'Retry-After': '30' });
    }

    if (saved.outcome === 'conflict') return refuse('conflict');
    if (saved.outcome === 'repeated') limiter.giveBack(visitor);
    const outcome = spam ? 'spam' : saved.outcome;
    count(outcome);
    log.info(`lead.${outcome}`, { form: name, lead: saved.id });
    if (saved.outcome === 'stored' && !spam) onStored();
    return encoding === 'form' ? thank(true) : context.json({ ok: true, id: saved.id });
  };
}
