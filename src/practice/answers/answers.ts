/** What `npm run practice` asks: the schema of an answers file, with the questions. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { text } from '#lib/content/fields.ts';
import { ENGLISH_NAMES } from '#lib/language.ts';
import { WRITTEN_FIRST } from '../starter-languages.ts';
import { isZone } from '#lib/zone-time.ts';
import { COUNTRY_CODES, countryNamed, countryOf, ONLY_HERE } from '#features/country/countries.ts';
import { dollars, id, offer, person } from './people.ts';
import { hours, looks, offices, place } from './place.ts';
import { about, freeCall, frontDesk, newsletter, social } from './first-contact.ts';
import { asked, ownText, saidAt } from './asked.ts';
import { FAMILIES } from '../looks/palette.ts';
import { LANGUAGE_MESSAGE, languageTyped, number, phoneNumber, profiles } from './typed.ts';
import { slug } from './slug.ts';
import { placeOf, suggested, suggestedIn } from './suggested.ts';

export const PAYMENTS = ['superbills', 'private', 'plans'] as const;

const timeZone = z
  .string('write a time zone, for example: America/Los_Angeles')
  .refine(isZone, { error: 'there is no such time zone; write for example: America/Los_Angeles' });

/** There is one country; with another, the answer decides. */
const { stateNamed } = countryOf('US');

/** In dollars. */
const range = (what: string, low: string, high: string) =>
  z.strictObject({
    low: asked(dollars.clone(), { ask: `${what}, from $`, example: low, read: number }),
    high: asked(dollars.clone(), {
      ask: `${what}, to $`,
      example: high,
      read: number,
      check: (price, { self }) =>
        Number(price) >= Number(self['low']) ? undefined : `write at least ${String(self['low'])}`,
    }),
  });

/** Each is a separate file. */
const ownIds = [
  (all: readonly { id: string }[]): boolean =>
    new Set(all.map((one) => one.id)).size === all.length,
  { error: 'two have the same id; write another one' },
] as const;

const STARTER = join(import.meta.dirname, '../starter');
/** Addresses of the starter's own pages, but those that get the practice's names. */
const TAKEN: ReadonlySet<string> = new Set([
  'about-us',
  ...['pages', 'legal', 'quiz'].flatMap((folder) =>
    globSync('*.md', { cwd: join(STARTER, folder) }).map((path) => basename(path, '.md')),
  ),
]);

/** Parts that the starter has content for; the others are on once there is some. */
const partNames = ['newsletter', 'blog', 'quiz', 'slots', 'offline', 'staffArea'] as const;
const NAMED: Readonly<Record<string, readonly string[]>> = { colors: FAMILIES, parts: partNames };

/** In the order of the questions. */
export const answersSchema = z
  .strictObject({
    country: asked(z.enum(COUNTRY_CODES, ONLY_HERE).default('US'), {
      step: 'The practice',
      ask: 'Country',
      initial: () => 'US',
      read: countryNamed,
    }),
    language: asked(z.enum(WRITTEN_FIRST, LANGUAGE_MESSAGE).default('en'), {
      ask: `In which language do you write first? (${WRITTEN_FIRST.map((language) => `${language}: ${ENGLISH_NAMES[language]}`).join(', ')})`,
      initial: () => 'en',
      read: languageTyped,
    }),
    name: asked(
      text('Alder & Rowan')
        .max(
          60,
          'this text is longer than 60 characters; write the short name here, and the whole one as legalName',
        )
        .min(3, 'write at least 3 characters'),
      {
        ask: 'Name of the practice',
        example: 'Alder & Rowan',
      },
    ),
    legalName: asked(
      text('Alder and Rowan Counseling, PLLC', 120)
        .optional()
        .describe('As registered, where it is longer: for the legal line, notices and consents'),
      {
        ask: 'Its legal name, if that is another one',
        example: 'Alder and Rowan Counseling, PLLC',
      },
    ),
    place: asked(place, {}),
    offices: asked(offices, {
      ask: 'Do you have an office that people come to?',
      more: 'Another office?',
    }),
    tagline: asked(text('Couples therapy in Springfield', 60), {
      ask: 'Tagline',
      initial: (context) => suggestedIn(context).tagline(placeOf(context)),
    }),
    description: asked(
      text('Private-pay couples therapy in Springfield, and online.', 160).min(
        50,
        'search engines show 50 to 160 characters; write a whole sentence',
      ),
      {
        ask: 'One sentence for search engines, 50 to 160 characters',
        initial: (context) => suggestedIn(context).description(placeOf(context)),
      },
    ),
    founded: asked(z.number('write the year, for example: 2019').int().min(1900).max(2100), {
      ask: 'Founded in',
      example: '2019',
      read: number,
    }),
    url: asked(
      z
        .url('write the address of the site, for example: "https://www.example.org"')
        .refine((url) => !url.endsWith('/'), { error: 'leave out the slash at the end' }),
      {
        ask: 'Address of the site',
        example: 'https://www.example.org',
        read: (typed) => typed.replace(/\/$/, ''),
      },
    ),
    headline: asked(
      text('Come tired, leave *rested*', 60)
        .regex(
          /^[^*]*(?:\*[^*]{1,12}\*[^*]*)?$/,
          'put two stars around one word of at most 12 characters',
        )
        .optional()
        .describe('Threads wind around a word between stars; the tagline without it'),
      {
        step: 'The home page',
        ask: 'Headline (a word between stars gets threads around it)',
        initial: (context) => saidAt(context, 'tagline'),
      },
    ),
    closing: asked(text('Start with a short call.', 40), {
      ask: 'Sentence that closes each page',
      initial: (context) => suggestedIn(context).closing,
    }),
    about: asked(about, {
      ask: 'Do you want a page about how the practice began?',
      yes: () => false,
    }),
    phone: asked(
      z
        .string('write a phone number in quotes, for example: "(503) 555-0142"')
        .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'write the number like this: "(503) 555-0142"')
        .regex(
          /^\([2-9]\d\d\) [2-9]/,
          'there is no such number: the area code and the three digits after it begin with 2 to 9, for example: "(503) 555-0142"',
        ),
      {
        step: 'Phone, email and hours',
        ask: 'Phone',
        example: '(503) 555-0142',
        read: phoneNumber,
      },
    ),
    email: asked(z.email('write an email address, for example: hello@example.org'), {
      ask: 'Email',
      example: 'hello@example.org',
    }),
    timeZone: asked(timeZone, {
      ask: 'Time zone',
      initial: (context) =>
        stateNamed(saidAt(context, 'place.state'))?.timeZone ?? 'America/New_York',
    }),
    hours: asked(z.strictObject({ phone: hours('Phone'), sessions: hours('Sessions') }), {}),
    social: asked(z.array(social).optional(), {
      ask: 'Your profiles elsewhere (addresses with commas between; nothing: none)',
      example: 'https://www.instagram.com/alder',
      read: profiles,
    }),
    freeCall: asked(freeCall, { step: 'The free first call' }),
    offers: asked(
      z
        .array(offer)
        .min(2, 'write at least two services')
        .max(5, 'write at most five')
        .refine(...ownIds),
      { step: 'Services', more: 'Another service?' },
    ),
    crisisPage: asked(
      z.strictObject({
        title: asked(text('When It Is Urgent', 60), {
          ask: 'Name of the page for emergencies',
          initial: (context) => suggestedIn(context).crisisTitle,
        }),
        id: asked(id.clone(), { derive: (context) => slug(ownText(context, 'title')) }),
      }),
      {},
    ),
    prices: asked(
      z.strictObject({
        standard: asked(range('A session', '150', '220'), {}),
        flexible: asked(range('With flexible pricing', '100', '180'), {}),
        lateCancellation: asked(dollars.clone(), {
          ask: 'A late cancellation, $',
          example: '75',
          read: number,
        }),
      }),
      { step: 'Prices' },
    ),
    payment: asked(z.enum(PAYMENTS, `write one of: ${PAYMENTS.join(', ')}`).default('superbills'), {
      ask: 'Insurance: superbills (you write them), private (neither) or plans (you bill some)',
      initial: () => 'superbills',
      read: (typed) => typed.toLowerCase(),
    }),
    plans: asked(text('Aetna and Cigna', 60).optional().describe('With payment: plans'), {
      when: ({ said }) => said['payment'] === 'plans',
      ask: 'The plans that you bill',
      example: 'Aetna and Cigna',
    }),
    people: asked(
      z
        .array(person)
        .min(1, 'name at least one person')
        .refine(...ownIds),
      { step: 'People', more: 'Another person?' },
    ),
    frontDesk: asked(frontDesk, {}),
    newsletter: asked(newsletter, {
      step: 'Parts of the site',
      ask: 'Do you send a newsletter?',
      yes: () => false,
    }),
    parts: asked(
      z
        .partialRecord(
          z.enum(partNames, `write one of: ${partNames.join(', ')}`),
          z.boolean('write true or false'),
        )
        .default({}),
      {},
    ),
    lawPack: asked(id.or(z.literal('none')).describe('A file in src/content/laws, or none'), {
      derive: ({ laws, ...context }) => {
        const law = slug(saidAt(context, 'place.state'));
        return laws.includes(law) ? law : 'none';
      },
    }),
    ...looks,
  })
  .superRefine(
    (
      { people, place: { state, region }, freeCall, crisisPage, offers, prices, payment, plans },
      context,
    ) => {
      const wrong = (path: (string | number)[], message: string): void =>
        context.addIssue({ code: 'custom', path, message });
      const letters = stateNamed(state)?.region;
      if (letters !== undefined && letters !== region)
        wrong(['place', 'region'], `the letters of ${state} are ${letters}`);
      const taken = new Set([...TAKEN, slug(freeCall.name)]);
      const own = [
        ...offers.map(({ id: name }, at) => [['offers', at, 'id'], name] as const),
        [['crisisPage', 'id'], crisisPage.id] as const,
      ];
      for (const [path, name] of own) {
        if (taken.has(name))
          wrong([...path], `another page has the address /${name}; write another one`);
        taken.add(name);
      }
      const { standard, flexible } = prices;
      if (payment === 'plans' && !plans)
        wrong(['plans'], 'name the plans that you bill, for example: Aetna and Cigna');
      for (const [at, { fee, slidingFrom, offers: own = [] }] of people.entries()) {
        if (fee !== undefined && (fee < standard.low || fee > standard.high))
          wrong(
            ['people', at, 'fee'],
            `write ${standard.low} to ${standard.high}, as prices.standard`,
          );
        if (slidingFrom !== undefined && slidingFrom < flexible.low)
          wrong(
            ['people', at, 'slidingFrom'],
            `write at least ${flexible.low}, as prices.flexible`,
          );
        for (const one of own)
          if (!offers.some((known) => known.id === one))
            wrong(['people', at, 'offers'], `there is no service “${one}”`);
      }
    },
  );
export type Answers = z.infer<typeof answersSchema>;

/** The answer that is of another country: the others would be asked for in American formats one after another. */
function abroadIn(data: unknown): string | undefined {
  const { country, place } = (data ?? {}) as { country?: unknown; place?: { state?: unknown } };
  if (country !== undefined && !COUNTRY_CODES.some((code) => code === country))
    return `country: ${String(country)}`;
  const state = place?.state;
  return typeof state === 'string' && !stateNamed(state)
    ? `place.state: there is no state “${state}” there; write for example: Oregon`
    : undefined;
}

/** A file may name country and language as one does when asked. */
function withCodes(data: unknown): object {
  const { country, language } = (data ?? {}) as { country?: unknown; language?: unknown };
  return {
    ...(data as object | null),
    ...(typeof country === 'string' && { country: countryNamed(country) }),
    ...(typeof language === 'string' && { language: languageTyped(language) }),
  };
}

/** With what a file may leave out, in the language in which the practice writes first. */
function withSuggestions(data: object): object {
  const { language, people } = data as { language?: unknown; people?: unknown };
  const { closing, languages, newsletter, noNewsletter } = suggested(language);
  return {
    closing,
    newsletter: { ...newsletter, name: noNewsletter },
    ...data,
    ...(Array.isArray(people) && {
      people: people.map((one: unknown) =>
        typeof one === 'object' ? { languages: [...languages], ...one } : one,
      ),
    }),
  };
}

/** @throws {Error} with one line per mistake: the field, what is wrong and what is right */
export function readAnswers(written: unknown): Answers {
  const data = withCodes(written);
  const abroad = abroadIn(data);
  if (abroad !== undefined) throw new Error(`${ONLY_HERE}\n  ${abroad}`);
  const read = answersSchema.safeParse(withSuggestions(data));
  if (read.success) return read.data;
  const lines = read.error.issues.flatMap((issue) => {
    const [first = ''] = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys')
      return [`  ${issue.path.join('.') || 'answers'}: ${issue.message}`];
    const known = NAMED[first];
    return issue.keys.map((key) =>
      known
        ? `  ${first}.${key}: there is no such name; write one of: ${known.join(', ')}`
        : `  ${[...issue.path, key].join('.')}: ${issue.message}`,
    );
  });
  throw new Error(`These answers are not complete:\n${lines.join('\n')}`);
}
