/** Prices belong in `prices.yaml`; texts reference them: `{price:6-session-reset}`. */
import type { Offer } from '#features/fees/offer.schema.ts';
import type { ContentFile, Passage } from '../content-file.ts';
import type { Rule } from '../rule.ts';
import { site } from '#site';
import { isInName, lineIn, sentencesOf } from '../sentences.ts';
import { isOfficial } from './official-text.ts';

const AMOUNT =
  /\$\s?(\d+(?:,\d{3})*)(?:\.\d\d)?(?:\s?(?:-|–|—|to)\s?\$?\s?\d+(?:,\d{3})*)?|\b(\d+(?:,\d{3})*)\s?(?:dollars|USD)\b/g;
/** In sentences about our services. */
const SERVICE_WORDS =
  /\b(?:sessions?|fees?|rates?|program|intensive|reset|blueprint|package|tier|therapy|appointment|consult\w*|we charge|per hour|sliding|flexible pricing|superbill|retreat|workshop)\b/i;
const isAboutServices = (text: string): boolean =>
  SERVICE_WORDS.test(text) || text.includes(site.consultation.name);
/** Where an amount may be equal to a price by chance: stories, and notices with fees of the law. */
const OTHER_AMOUNTS = new Set(['posts', 'episodes', 'issues', 'guides', 'notices']);
/** Legal texts, which may state fees set by law. */
const RULES_OF_LAW = new Set(['notices', 'legal']);
/** Amounts that are not our prices: official texts, salaries. */
const isForeignAmount = (file: ContentFile, passage: Passage): boolean =>
  isOfficial(file, passage) ||
  (file.collection === 'jobs' && /^(?:pay|hours|summary)$/.test(passage.field));

/** The `{price:…}` reference for an amount, if it is listed. */
function tokenFor(amount: number, offers: readonly Offer[]): string | undefined {
  const known = offers.filter(({ id }) => !id.startsWith('default-'));
  for (const { id, low, high, options } of known) {
    const option = options.find(({ price }) => price === amount);
    if (option) return `{price:${id}.${option.id}}`;
    if (low === high && low === amount) return `{price:${id}}`;
    if (low === amount) return `{price:${id}.low}`;
    if (high === amount) return `{price:${id}.high}`;
  }
  return undefined;
}

export const prices: Rule = (file, { offers, ownNames }) => {
  if (file.path === 'prices.yaml') return [];
  return file.passages
    .filter((passage) => !isForeignAmount(file, passage))
    .flatMap(({ text, line, field }) =>
      sentencesOf(text).flatMap((sentence) =>
        [...sentence.text.matchAll(AMOUNT)].flatMap(({ 0: words, 1: sign, 2: word, index }) => {
          const amount = Number((sign ?? word ?? '').replaceAll(',', ''));
          const token = tokenFor(amount, offers);
          const isListed = token !== undefined && !OTHER_AMOUNTS.has(file.collection);
          const isOurs = isAboutServices(sentence.text) && !RULES_OF_LAW.has(file.collection);
          if (!isListed && !isOurs) return [];
          if (isInName(sentence.text, index, index + words.length, ownNames)) return [];
          return [
            {
              field,
              line: lineIn(text, line, sentence.start + index),
              words: words.trim(),
              why: 'a price typed into a text stays behind when the price changes',
              example: token
                ? `write ${token}, and the page shows ${words.trim()}`
                : 'add it to prices.yaml and write its name: {price:6-session-reset}',
            },
          ];
        }),
      ),
    );
};
