/** `content/prices.yaml` is the only source of prices (R312–R319). */
import * as z from 'zod';
import { href, text } from '#lib/content/fields.ts';

/** Whole US dollars. */
const amount = z
  .number('write whole dollars without a sign, for example: 120')
  .int('write whole dollars, for example: 120')
  .nonnegative('a price is zero or more');

const option = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'write a short name in lower case, for example: "luxe"'),
  name: text('Luxe', 60),
  text: text('Ninety minutes each time, evenings first.', 160).describe('What is different'),
  price: amount,
});
export type Option = z.infer<typeof option>;

const DESCRIPTION = 'One therapist, no long-term lock-in';

/** Pages and `{price:…}` refer to its key. */
export const offerSchema = z
  .strictObject({
    name: text('Eight Sessions', 60),
    description: text(DESCRIPTION, 160)
      .optional()
      .describe('In the menu and the price list, and what search engines say'),
    length: text('Six sessions of 50 minutes', 60).describe('How long, how often'),
    path: href.optional().describe('The page about it'),
    sku: text('FIRST-1', 40).optional().describe('With it, search engines list it as a product'),
    category: text('Program', 40).optional(),
    price: z
      .union(
        [amount, z.strictObject({ low: amount, high: amount })],
        'write one number (950) or a range ({ low: 100, high: 250 })',
      )
      .optional(),
    options: z.array(option).min(2, 'one option is no choice; write "price:" instead').optional(),
    flexibleOf: text('standard-rate', 40)
      .optional()
      .describe('Another entry: this one is what it costs with flexible pricing'),
  })
  .refine(({ price, options }) => (price === undefined) !== (options === undefined), {
    path: ['price'],
    error: 'write either "price:" or "options:", for example: price: { low: 100, high: 250 }',
  })
  .refine(({ sku, description }) => sku === undefined || description !== undefined, {
    path: ['description'],
    error: `write a text here, search engines show it with the product, for example: ${JSON.stringify(DESCRIPTION)}`,
  })
  .refine(({ price }) => typeof price !== 'object' || price.low <= price.high, {
    path: ['price'],
    error: 'the low price is above the high one; swap them',
  });

type Entry = z.infer<typeof offerSchema>;

/** With its id and its range in whole US dollars, computed from its options if there are any. */
export interface Offer extends Omit<Entry, 'price' | 'options'> {
  id: string;
  low: number;
  high: number;
  options: readonly Option[];
}

export function offerOf(id: string, { price, options = [], ...entry }: Entry): Offer {
  const amounts = options.map((one) => one.price);
  if (typeof price === 'object') amounts.push(price.low, price.high);
  else if (price !== undefined) amounts.push(price);
  return { ...entry, id, low: Math.min(...amounts), high: Math.max(...amounts), options };
}

/** Of a service or program: its own, or the default of its kind (R318). */
export function offerIdFor(offer: string | undefined, kind: 'services' | 'programs'): string {
  return offer ?? (kind === 'services' ? 'default-service' : 'default-program');
}
