/** Money in whole US dollars as people read it, and the places in a text where a price belongs. */
import type { Offer } from './offer.ts';

/** Lowest and highest price, whole US dollars. */
export interface Range {
  low: number;
  high: number;
}

/** `1595` → `$1,595`. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

/** `$850 to $1,120`, the way prices read everywhere on the site; nothing to pay is `Free`. */
export function rangeText({ low, high }: Range): string {
  if (high === 0) return 'Free';
  return low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;
}

const PLACE = /\{price:([^{}\s]*)\}/g;
/** What may stand behind the dot. */
const wordsFor = (offer: Offer): Map<string, string> =>
  new Map([
    ['low', dollars(offer.low)],
    ['high', dollars(offer.high)],
    ...offer.options.map(({ id, price }): [string, string] => [id, dollars(price)]),
  ]);

/**
 * `text` with `{price:6-session-reset}`, `{price:6-session-reset.low}` and `{price:6-session-reset.couple}` replaced by
 * the price. Throws on a name that does not exist, and says which ones do.
 */
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
    const parts = wordsFor(offer);
    return parts.get(part) ?? fail(unknown(whole, `part of "${id}"`, part, [...parts.keys()]));
  });
}

function unknown(whole: string, what: string, name: string, known: readonly string[]): string {
  return `${whole}: src/content/prices.yaml has no ${what} "${name}"; write one of: ${known.join(', ')}`;
}

function fail(message: string): never {
  throw new Error(message);
}
