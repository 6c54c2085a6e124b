/** Finds client testimonials: invented or undisclaimed reviews are illegal (16 CFR 465). */
import { lawAbout } from '#features/legal/law-pack.ts';
import type { RuleFinding, Rule } from '../rule.ts';
import { lineIn } from '../sentences.ts';

const CLIENT =
  '(?:(?:happy|former|verified|real|actual|one of our|another|a|our) )?(?:clients?|patients?|customers?|reviewers?)';
const SAID = '(?:says?|said|writes?|wrote|tells? us|told us|shared?)';

/** `M.`, `M. & T.`, `Sarah K.`. Full names follow other quotations. */
const SIGNED =
  '(?:\\p{Lu}\\.(?: ?(?:&|and) ?\\p{Lu}\\.)?|\\p{Lu}\\p{L}+(?: (?:&|and) \\p{Lu}\\p{L}+)? \\p{Lu}\\.)(?=\\s*(?:[,;(]|$))';

const PRAISE: readonly RegExp[] = [
  new RegExp(
    `[”"]\\s*[-–—~]\\s*(?:[^\\n”"]{0,40}\\b(?:[Cc]lients?|couple|patient|Google|Yelp|[Vv]erified|[Aa]nonymous)\\b|${SIGNED})`,
    'gmu',
  ),
  new RegExp(`[”"],?\\s+${SAID} ${CLIENT}\\b|\\b${CLIENT} ${SAID}:? ?[,:]?\\s*[“"]`, 'giu'),
  /★{2,}|⭐{2,}|\b(?:five|5)[- ]star (?:reviews?|ratings?|therap\w+|practice)\b|\brated (?:5|five|4\.\d) (?:stars|out of)/giu,
  /\btestimonials? from (?:our )?clients?\b/giu,
];

const DISCLAIMER = '/notices/reviews-disclaimer';
const WHY = 'it reads as a client’s review. An invented one is unlawful (16 CFR 465)';
const EXAMPLE =
  'delete it, or, if it is a consented review, link to the disclaimer in the same text: [About reviews](/notices/reviews-disclaimer)';

export const reviews: Rule = (file, { law }) => {
  const why = WHY + lawAbout(law, 'testimonial');
  if (file.collection === 'notices') return [];
  const hasDisclaimer = file.links.some(({ href }) => href.startsWith(DISCLAIMER));
  const praise = file.passages
    .filter(({ kind }) => kind === 'field' || !hasDisclaimer)
    .flatMap(({ text, line, field }) =>
      PRAISE.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
          field,
          line: lineIn(text, line, index),
          words: words.replace(/\s+/g, ' ').trim(),
          why,
          example: EXAMPLE,
        })),
      ),
    );
  return [...praise, ...unmarkedSamples(file, why)];
};

/** In sections that are not marked as samples; real reviews come from the live widget. */
function unmarkedSamples({ fields }: Parameters<Rule>[0], why: string): RuleFinding[] {
  const whole = (path: readonly (string | number)[]): string => path.join('.');
  const quotes = fields.filter(({ path }) => path.at(-1) === 'text' && path.at(-3) === 'quotes');
  return quotes
    .filter(
      ({ path }) =>
        !fields.some(
          (other) =>
            whole(other.path) === whole([...path.slice(0, -1), 'sample']) && other.value === true,
        ),
    )
    .map(({ path, line, value }) => ({
      field: whole(path),
      line,
      words: String(value).slice(0, 60),
      why,
      example: 'write “sample: true” under the quote; real reviews come with the live widget',
    }));
}
