/** The header's Therapy menu and the footer's link columns. */
import * as z from 'zod';
import { color, href, link, oneOf, text } from '#lib/content/fields.ts';

/** Views of `features/site/menus/menu-icons.svg`. */
export const MENU_ICONS = [
  'knot',
  'reconnect',
  'crisis',
  'world',
  'individual',
  'premarital',
  'weekend',
  'reset',
  'detox',
] as const;

const entry = z
  .strictObject({
    title: text('Before You Marry', 60),
    href,
    description: text('Stuck, distant, or both on the same sofa', 80)
      .optional()
      .describe('One line under the name'),
    offer: text('premarital-blueprint', 60)
      .optional()
      .describe('Instead of it: an entry of prices.yaml, whose description and price are shown'),
    colorTheme: color,
    icon: oneOf(MENU_ICONS)
      .default('knot')
      .describe('Line drawing beside the name, on paper in its color'),
  })
  .refine(({ description, offer }) => (description === undefined) !== (offer === undefined), {
    path: ['description'],
    error:
      'write either a line ("description: Stuck, distant, or both") or a name from prices.yaml ("offer: first-session")',
  });

/** With its page's data filled in. */
export interface MenuItem {
  title: string;
  href: string;
  description: string;
  /** `$699 to $1,595`, or `by the session`. */
  price?: string;
  colorTheme: z.infer<typeof color>;
  icon: (typeof MENU_ICONS)[number];
}

/** One group of the Therapy menu (R151, R159). */
const group = z.strictObject({
  title: text('Couples Counseling', 40),
  items: z.array(entry).min(1),
});
/** With its entries filled in. */
export interface MenuGroup {
  title: string;
  items: MenuItem[];
}

export const menuSchema = z.strictObject({
  groups: z.array(group).min(1, 'a menu needs at least one group'),
  more: z
    .array(link)
    .max(3, 'write at most three links; no more fit in one row')
    .default([])
    .describe('Links at its foot'),
});

/** One column of links in the footer (R163). */
export const footerColumnSchema = z.strictObject({
  title: text('Quick links', 40),
  links: z
    .array(z.strictObject({ text: text('About Us', 60), href }))
    .min(1)
    // The list of a language goes with its pages.
    .default([]),
});
