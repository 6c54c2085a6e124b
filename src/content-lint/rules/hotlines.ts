/** Phone numbers of help lines are links in every text, so that a phone can call or text with one tap. */
import { waysToHelp } from '#features/safety/help-lines.ts';
import { site } from '#site';
import type { Rule } from '../rule.ts';
import { isInName, lineIn } from '../sentences.ts';

const LINES = Object.values(site.inLanguage)
  .map(({ crisisLines }) => crisisLines)
  .flatMap(waysToHelp);
/** How each is linked, by the digits that a phone dials: a call before a text. */
const LINKS = new Map(
  LINES.toReversed().flatMap(({ href }) => {
    const [, digits] = /^(?:tel|sms):\+?(\d+)/.exec(href) ?? [];
    return digits === undefined ? [] : [[digits, href] as const];
  }),
);

/** As people write them: `9-1-1`, and long ones in groups, with or without the country’s 1. */
function spellings(digits: string): string {
  if (digits.length < 4) return [...digits].join('[-‑]?');
  const [, country = '', own = ''] = /^(1(?=\d{10}$))?(.*)$/.exec(digits) ?? [];
  const prefix = country && String.raw`(?:\+?1[\s.‑–-]?)?\(?`;
  return prefix + [...own].join(String.raw`[\s().‑–-]{0,2}`);
}

/** Not inside a longer number, a price, a time or an address. */
const NUMBER = new RegExp(
  String.raw`(?<![\w$+-]|[a-z]/|\d[.,:])(?:${[...LINKS.keys()].map(spellings).join('|')})(?![\w-]|[.,:]\d)`,
  'g',
);

const linkOf = (words: string): string | undefined => {
  const digits = words.replaceAll(/\D/g, '');
  return LINKS.get(digits) ?? LINKS.get(`1${digits}`);
};

export const hotlines: Rule = ({ passages }, { ownNames }) =>
  passages
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ field, line, unlinked = '' }) =>
      [...unlinked.matchAll(NUMBER)]
        .filter(({ 0: words, index }) => !isInName(unlinked, index, index + words.length, ownNames))
        .map(({ 0: words, index }) => ({
          field,
          line: lineIn(unlinked, line, index),
          words,
          why: 'this is the phone number of a help line, and without a link a phone cannot call it with one tap',
          example: `[${words}](${linkOf(words)})`,
        })),
    );
