/** Formats prices in whole US dollars, and fills price placeholders in texts. */
import { firstNameOf } from '#lib/first-name.ts';
import type { Offer } from './offer.schema.ts';
import { type Language, LOCALE } from '#lib/language.ts';
import { FEES_WORDS } from './words.ts';

/** Whole US dollars. */
export interface Range {
  low: number;
  high: number;
}

/** `1595` → `$1,595`. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString(LOCALE)}`;
}

/** `$850 to $1,120`; nothing to pay is `Free`. */
export function rangeText({ low, high }: Range, language: Language): string {
  const { free, range } = FEES_WORDS[language].prices;
  if (high === 0) return free;
  return low === high ? dollars(low) : range(dollars(low), dollars(high));
}

/**
 * With flexible pricing, both ranges are shown, so that the lower one is not taken for the standard (`$150 to $290 a
 * session; $100 to $250 with flexible pricing`).
 */
export function priceText(offer: Offer, offers: readonly Offer[], language: Language): string {
  const words = FEES_WORDS[language].prices;
  const own = rangeText(offer, language);
  const standard = offers.find(({ id }) => id === offer.flexibleOf);
  return standard ? `${words.session(rangeText(standard, language))}; ${words.flexible(own)}` : own;
}

/** A sentence whose first part is set strong. */
export interface HeadPrice {
  strong: string;
  rest: string;
}

/** `with Priya or Wren`. */
const inSentence = (name: string): string =>
  name.replace(/^(?:With|Con)\b/, (word) => word.toLowerCase());

/** Each option with its name, or the range of a session with the one for flexible pricing. `more` ends it, else that the first call is free. */
export function priceInHead(
  offer: Offer,
  offers: readonly Offer[],
  language: Language,
  more?: string,
): HeadPrice {
  const words = FEES_WORDS[language].prices;
  const last = more ?? words.firstCall;
  const standard = offers.find(({ id }) => id === offer.flexibleOf);
  const rest = /[.?]$/.test(last) ? last : `${last}.`;
  if (standard)
    return {
      strong: `${words.session(rangeText(standard, language))};`,
      rest: `${words.flexible(rangeText(offer, language))}. ${rest}`,
    };
  const { options } = offer;
  const listed = options.map(({ name, price }) => `${dollars(price)} ${inSentence(name)}`);
  return { strong: `${listed.join(', ') || rangeText(offer, language)}.`, rest };
}

/** For a session, or the program; nothing if the price list does not say. */
export function priceAtATherapist(
  { name, fees }: { name: string; fees?: { couples: number; individual: number } | undefined },
  offer: Offer,
  language: Language,
): string | undefined {
  const words = FEES_WORDS[language].prices;
  const first = new RegExp(`\\b${RegExp.escape(firstNameOf(name))}\\b`);
  const own = offer.options.find((option) => first.test(option.name));
  if (own) return words.whole(dollars(own.price));
  if (offer.options.length > 0 || !fees) return undefined;
  const { couples, individual } = fees;
  return couples === individual
    ? words.session(dollars(couples))
    : words.own(dollars(couples), dollars(individual));
}

const PLACE = /\{price:([^{}\s]*)\}/g;
/** Valid suffixes after the dot. */
const wordsFor = (
  offer: Offer,
  offers: readonly Offer[],
  language: Language,
): Map<string, string> =>
  new Map([
    ['line', priceText(offer, offers, language)],
    ['low', dollars(offer.low)],
    ['high', dollars(offer.high)],
    ...offer.options.map(({ id, price }): [string, string] => [id, dollars(price)]),
  ]);

/** `{price:6-session-reset}`, `….low`, `….couple`, `{price:therapy-sessions.line}`. @throws {Error} at unknown names */
export function fillPrices(text: string, offers: readonly Offer[], language: Language): string {
  return text.replace(PLACE, (whole, name: string) => {
    const [id = '', part] = name.split('.');
    const offer = offers.find((one) => one.id === id);
    if (!offer)
      throw new Error(
        unknown(
          whole,
          'price',
          id,
          offers.map((one) => one.id),
        ),
      );
    if (part === undefined) return rangeText(offer, language);
    const parts = wordsFor(offer, offers, language);
    return parts.get(part) ?? fail(unknown(whole, `part of "${id}"`, part, [...parts.keys()]));
  });
}

function unknown(whole: string, what: string, name: string, known: readonly string[]): string {
  return `${whole}: src/content/prices.yaml has no ${what} "${name}"; write one of: ${known.join(', ')}`;
}

function fail(message: string): never {
  throw new Error(message);
}
