/** Money in whole US dollars: one source for page, card, menu and structured data. */

/** Lowest and highest price, whole US dollars. */
export interface Range {
  low: number;
  high: number;
}

/** What the practice sells, as search engines want it (R317). */
export interface Offer extends Range {
  id: string;
  name: string;
  description: string;
  sku: string;
  category: string;
  /** Path of the page about it. */
  path: string;
}

/** `1595` → `$1,595`. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

/** `$850 to $1,120`, the way prices read everywhere on the site. */
export function rangeText({ low, high }: Range): string {
  return low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;
}
