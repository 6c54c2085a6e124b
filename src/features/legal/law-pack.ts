/** What a state's law asks of a therapist's site: `content/laws/<state>.yaml`, by `lawPack` in `site.config.ts`. */
import * as z from 'zod';
import { day } from '#lib/day.ts';
import { text } from '#lib/content/fields.ts';
import { byLanguage, ENGLISH_NAMES } from '#lib/language.ts';
import { supervisionWords, USUAL_WORDS } from '#features/people/supervision.ts';

/** Claims that a state may forbid or restrict. */
export const CLAIM_KINDS = [
  'superlative',
  'promise',
  'comparison',
  'fear',
  'testimonial',
  'statistic',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

const rule = text('OAC 4757-5-01', 80).describe('Number of the rule; it is quoted in messages');
const says = text('Ohio allows no claim that cannot be checked', 200).describe(
  'What the law says, as part of a message',
);
const claim = z.strictObject({ says: says.optional(), rule });

export const lawPackSchema = z.strictObject({
  state: text('Ohio', 30),
  board: z.strictObject({ name: text('Board of Counselors', 100), href: z.url() }),
  lastReviewed: day.describe('Day on which somebody compared this file with the rules'),
  claims: z
    .partialRecord(z.enum(CLAIM_KINDS), claim)
    .describe('Claims that the law forbids or restricts; the others are worth a look'),
  supervision: z
    .strictObject({
      titles: z
        .array(text('LMFT Associate', 60))
        .min(1)
        .describe('Credentials of people who work under a supervisor, or how they end'),
      words: supervisionWords.default(USUAL_WORDS),
      says,
      rule,
    })
    .optional(),
  notices: z
    .array(
      z.strictObject({
        notice: text('complaint-notice', 60),
        title: text('Complaint Notice', 70).describe('What the page is called'),
        says,
        rule,
        translated: z
          .strictObject(
            byLanguage((language) =>
              z
                .strictObject({
                  title: text('Aviso sobre quejas', 70),
                  says: text('Ohio pide que se sepa dónde quejarse', 200),
                })
                .optional()
                .describe(`For practices that write ${ENGLISH_NAMES[language]} first`),
            ),
          )
          .optional()
          .describe('The same in other languages'),
      }),
    )
    .describe(
      'Notices that the site needs, by their file names; npm run practice writes each as a page to be filled in',
    ),
  rules: z
    .array(
      z.strictObject({
        rule,
        about: text('Advertising by professional counselors', 200),
        href: z.url().optional(),
        asOf: z.number('write the year of the text that was read').int().min(2000),
      }),
    )
    .min(1)
    .describe('All rules that were read'),
});

export type LawPack = z.infer<typeof lawPackSchema>;

/** Ends a message about a claim: `, and Ohio forbids it (OAC 4757)`; empty without a law. */
export function lawAbout(law: LawPack | undefined, kind: ClaimKind): string {
  const found = law?.claims[kind];
  return found ? `${found.says ? `, and ${found.says}` : ''} (${found.rule})` : '';
}

/** Whether these credentials belong to a supervised associate. */
export function isSupervised(credentials: string, law: LawPack | undefined): boolean {
  const titles = law?.supervision?.titles ?? ['Associate', 'Intern'];
  const words = titles.map((title) => RegExp.escape(title).replaceAll(/(?:\\x20| )/g, '[ -]'));
  return new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu').test(credentials);
}
