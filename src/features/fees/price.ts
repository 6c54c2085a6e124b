/** Formats prices in whole US dollars, and fills price placeholders in texts. */
import { firstNameOf } from '#lib/first-name.ts';
import type { Offer } from './offer.schema.ts';
import { LOCALE } from '#lib/language.ts';

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
export function rangeText({ low, high }: Range): string {
  if (high === 0) return 'Free';
  return low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;
}

/**
 * With flexible pricing, both ranges are shown, so that the lower one is not taken for the standard (`$150 to $290 a
 * session; $100 to $250 with flexible pricing`).
 */
export function priceText(offer: Offer, offers: readonly Offer[]): string {
  const standard = offers.find(({ id }) => id === offer.flexibleOf);
  return standard
    ? `${rangeText(standard)} a session; ${rangeText(offer)} with flexible pricing`
    : rangeText(offer);
}

/** A sentence whose first part is set strong. */
export interface HeadPrice {
  strong: string;
  rest: string;
}

/** `with Priya or Wren`. */
const inSentence = (name: string): string => name.replace(/^With\b/, 'with');

/** Each option with its name, or the range of a session with the one for flexible pricing. `more` ends it. */
export function priceInHead(
  offer: Offer,
  offers: readonly Offer[],
  more = 'The first call is free.',
): HeadPrice {
  const standard = offers.find(({ id }) => id === offer.flexibleOf);
  const rest = /[.?]$/.test(more) ? more : `${more}.`;
  if (standard)
    return {
      strong: `${rangeText(standard)} a session;`,
      rest: `${rangeText(offer)} with flexible pricing. ${rest}`,
    };
  const { options } = offer;
  const listed = options.map(({ name, price }) => `${dollars(price)} ${inSentence(name)}`);
  return { strong: `${listed.join(', ') || rangeText(offer)}.`, rest };
}

/** For a session, or the program; nothing if the price list does not say. */
export function priceAtATherapist(
  { name, fees }: { name: string; fees?: { couples: number; individual: number } | undefined },
  offer: Offer,
): string | undefined {
  const first = new RegExp(`\\b${RegExp.escape(firstNameOf(name))}\\b`);
  const own = offer.options.find((option) => first.test(option.name));
  if (own) return `${dollars(own.price)}, all of it`;
  if (offer.options.length > 0 || !fees) return undefined;
  const { couples, individual } = fees;
  return couples === individual
    ? `${dollars(couples)} a session`
    : `${dollars(couples)} as a couple, ${dollars(individual)} on your own`;
}

const PLACE = /\{price:([^{}\s]*)\}/g;
/** Valid suffixes after the dot. */
const wordsFor = (offer: Offer, offers: readonly Offer[]): Map<string, string> =>
  new Map([
    ['line', priceText(offer, offers)],
    ['low', dollars(offer.low)],
    ['high', dollars(offer.high)],
    ...offer.options.map(({ id, price }): [string, string] => [id, dollars(price)]),
  ]);

/** `{price:6-session-reset}`, `….low`, `….couple`, `{price:therapy-sessions.line}`. @throws {Error} at unknown names */
export function fillPrices(text: string, offers: readonly Offer[]): string {
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
    if (part === undefined) return rangeText(offer);
    const parts = wordsFor(offer, offers);
    return parts.get(part) ?? fail(unknown(whole, `part of "${id}"`, part, [...parts.keys()]));
  });
}

function unknown(whole: string, what: string, name: string, known: readonly string[]): string {
  return `${whole}: src/content/prices.yaml has no ${what} "${name}"; write one of: ${known.join(', ')}`;
}

function fail(message: string): never {
  throw new Error(message);
}
