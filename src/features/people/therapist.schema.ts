/** A therapist: card, menu entry and profile (R283–R292, D11, D44). */
import * as z from 'zod';
import { day } from '#lib/day.ts';
import { aboutPage } from '#lib/content/about-page.ts';
import { rangeText, type Range } from '#features/fees/price.ts';
import type { Language } from '#lib/language.ts';
import { supervisedBy } from './supervision.ts';
import { type ContentImage, color, oneOf, text } from '#lib/content/fields.ts';

/** In addition to the regular hours. */
export const HOURS = ['early mornings', 'evenings', 'weekends'] as const;

const fee = z.number('write whole dollars without a sign, for example: 190').int().positive();

const FORMATS = ['in person', 'online'] as const;
/** Both by default. */
export const formats = z
  .array(oneOf(FORMATS))
  .min(1, 'name at least one')
  .default([...FORMATS]);

/** The file name is the id, a first name in lower case. */
export function therapistSchema(image: () => z.ZodType<ContentImage>) {
  return z
    .strictObject({
      name: text('Kim Alder', 60),
      credentials: text('LMFT', 60).optional(),
      role: text('Clinical Director', 60).optional().describe('Title inside the practice, if any'),
      oneLiner: text('Fluent in in-laws.', 80),
      funFact: text('Undefeated at carrom since 2009.', 120),
      isAcceptingClients: z.boolean('write true or false'),
      image: image(),
      calm: image().optional().describe('A quiet portrait, for pages about an emergency'),
      color,
      group: oneOf(['leadership', 'therapists']).describe('Where the name stands in the menu'),
      order: z.number('write a number; low numbers come first').int(),
      listed: z
        .boolean()
        .default(true)
        .describe('false: in the menu only, not on the team page or in the carousel'),
      supervisor: z
        .strictObject({
          name: text('Dr. Alex Rowan', 60),
          credentials: text('PhD, LMFT-S', 60),
          license: text('SAMPLE-00001', 40),
          since: text('March 2025', 40),
        })
        .optional()
        .describe('Required for associates; shown beside the name everywhere'),
      license: z
        .strictObject({
          number: text('SAMPLE-00001', 40),
          state: text('Ohio', 30),
          lookup: z.url(),
        })
        .optional(),
      training: z
        .array(
          z.strictObject({
            what: text('PhD, marriage and family therapy', 80).describe('The degree or course'),
            where: text('Sample State University', 80).describe('Who taught it'),
            year: z
              .number('write the year as a number, for example: 2009')
              .int()
              .min(1950, 'write a year with four digits, for example: 2009')
              .max(2100, 'write a year with four digits, for example: 2009'),
          }),
        )
        .default([])
        .describe('Degrees and courses, the latest first'),
      specialties: z.array(text('In-laws and boundaries', 60)).default([]),
      modalities: z.array(text('Emotionally Focused Therapy', 60)).default([]),
      formats,
      languages: z.array(text('Spanish', 30)).default(['English']),
      also: z
        .array(text('unhurried', 40))
        .optional()
        .describe(
          'What the therapist finder looks for besides: mostly, how it is to sit with them (content/quizzes/therapy-finder.yaml)',
        ),
      pronouns: text('she/her', 20).optional(),
      clientFocus: z
        .array(text('couples', 60))
        .default([])
        .describe('What the team filter finds, by the names of `focus` in site.config.ts'),
      hours: z.array(oneOf(HOURS)).default([]).describe('Hours beside the ordinary ones'),
      fees: z
        .strictObject({ individual: fee, couples: fee })
        .optional()
        .describe('Own rates, inside the standard rate of prices.yaml'),
      slidingFrom: fee.optional().describe('Lowest rate with flexible pricing'),
      nextOpening: day.optional().describe('Shown until that day has passed'),
      openings: z
        .array(
          z
            .string()
            .regex(
              /^\d{4}-\d\d-\d\d (?:[01]\d|2[0-3]):[0-5]\d$/,
              'write day and time, for example: 2026-11-30 16:30',
            ),
        )
        .default([])
        .describe(
          'Free times for a first session, from the calendar; shown until they have passed',
        ),
      weekends: z
        .array(day)
        .default([])
        .describe('First days of free weekends, for programs of several days'),
      availabilityUpdated: day.optional().describe('When the calendar was last checked'),
      video: z
        .strictObject({
          id: text('aqz-KE-bpKQ', 20).describe('Id of the video at the video host'),
          title: text('Kim says hello', 80),
          length: text('0:58', 8),
          captions: text('Captions in English and Spanish.', 120),
        })
        .optional(),
      legacyPaths: aboutPage.legacyPaths,
      description: aboutPage.description.optional(),
    })
    .refine((person) => !/\bassociate$/i.test(person.credentials ?? '') || person.supervisor, {
      path: ['supervisor'],
      error:
        'an associate’s name must be followed by the supervisor, as most states’ law says; add for example: supervisor: { name: "Dr. Alex Rowan", credentials: "PhD, LMFT-S", license: "SAMPLE-00001", since: "March 2025" }',
    })
    .refine(
      ({ nextOpening, openings, availabilityUpdated }) =>
        (!nextOpening && openings.length === 0) || availabilityUpdated,
      {
        path: ['availabilityUpdated'],
        error: 'say when you checked the calendar, for example: availabilityUpdated: 2026-11-20',
      },
    );
}

export type Therapist = z.infer<ReturnType<typeof therapistSchema>>;

/** Name and credential; nothing without one (R094, D11). */
export function profileTitle({
  name,
  credentials,
}: Pick<Therapist, 'name' | 'credentials'>): string | undefined {
  return credentials && `${name}, ${credentials}`;
}

/** What the therapist matcher can look for. */
export function findable(person: Therapist): string[] {
  const { specialties, languages, formats: places, clientFocus, hours, also = [] } = person;
  return [...specialties, ...languages, ...places, ...clientFocus, ...hours, ...also];
}

/** `LMFT Associate, Clinical Director` */
export const titleOf = ({ credentials, role }: Therapist): string =>
  [credentials, role].filter(Boolean).join(', ');

/** Below a name that is a link: role or credentials with the supervisor, else the tagline (R159, D44). */
export function personLine(
  { role, credentials, supervisor, oneLiner }: Therapist,
  language: Language,
): string {
  const words = [role ?? credentials, supervisor && supervisedBy(supervisor, language)];
  return words.filter(Boolean).join(', ') || oneLiner;
}

export interface Opening {
  /** `2026-12-03` */
  day: string;
  /** `16:30` */
  times: string[];
}

/** After `today` (`2026-12-03`), soonest first. Today's are left out: the page is read until the next build. */
export function openDays({ openings }: Pick<Therapist, 'openings'>, today: string): Opening[] {
  const coming = openings.filter((at) => at.slice(0, 10) > today).toSorted();
  return [...Map.groupBy(coming, (at) => at.slice(0, 10))].map(([one, all]) => ({
    day: one,
    times: all.map((at) => at.slice(11)),
  }));
}

/** The first day with free times, or the next opening unless it is before `today` (all `2026-12-03`). */
export function openingFrom(
  { nextOpening, openings }: Pick<Therapist, 'nextOpening' | 'openings'>,
  today: string,
): string | undefined {
  const [first] = openDays({ openings }, today);
  return first?.day ?? (nextOpening && nextOpening >= today ? nextOpening : undefined);
}

/** Then those without a date, then those with a waitlist; stable. `today` is a day like `2026-12-03`. */
export function soonestFirst<T extends { data: Therapist }>(
  people: readonly T[],
  today: string,
): T[] {
  const rank = ({ data }: T): string =>
    data.isAcceptingClients ? (openingFrom(data, today) ?? '9998') : '9999';
  return people.toSorted((a, b) => rank(a).localeCompare(rank(b)));
}

/** `$180 to $210`, from the lower rate to the higher. */
export function ratesText(
  { individual, couples }: NonNullable<Therapist['fees']>,
  language: Language,
): string {
  const rates = [individual, couples];
  return rangeText({ low: Math.min(...rates), high: Math.max(...rates) }, language);
}

/** About rates outside the price list. */
export function feeProblem(
  { name, fees, slidingFrom }: Pick<Therapist, 'name' | 'fees' | 'slidingFrom'>,
  standard: Range,
  flexible: Range,
): string | undefined {
  const outside = [fees?.individual, fees?.couples].find(
    (rate) => rate !== undefined && (rate < standard.low || rate > standard.high),
  );
  if (outside !== undefined)
    return `${name}: a fee of ${outside} lies outside standard-rate in prices.yaml (${rangeText(standard, 'en')})`;
  if (slidingFrom !== undefined && slidingFrom < flexible.low)
    return `${name}: slidingFrom ${slidingFrom} is below therapy-sessions in prices.yaml (${rangeText(flexible, 'en')})`;
  return undefined;
}
