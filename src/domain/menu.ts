/** The header's Therapy menu and the footer's link columns. */
import * as z from 'zod';
import { color, href, words } from './words.ts';

const entry = z
  .strictObject({
    title: words('Premarital Blueprint', 60),
    href,
    description: words('Stuck, distant, or both on the same sofa', 80)
      .optional()
      .describe('One line under the name'),
    offer: words('premarital-blueprint', 60)
      .optional()
      .describe('Instead of it: an entry of prices.yaml, whose description and price are shown'),
    colorTheme: color,
  })
  .refine(({ description, offer }) => (description === undefined) !== (offer === undefined), {
    path: ['description'],
    error:
      'write either a line ("description: Stuck, distant, or both") or a name from prices.yaml ("offer: digital-detox")',
  });

/** An entry as the menu shows it. */
export interface MenuItem {
  title: string;
  href: string;
  description: string;
  /** `Eight sessions, $699 to $1,595`, for what has a price of its own. */
  price?: string;
  colorTheme: z.infer<typeof color>;
}

/** One group of the Therapy menu (R151, R159). The item's icon is its paper swatch. */
const group = z.strictObject({
  title: words('Couples Counseling', 40),
  items: z.array(entry).min(1),
});
/** A group with its entries filled in. */
export interface MenuGroup {
  title: string;
  items: MenuItem[];
}

/** A menu of the header: its groups in order. */
export const menuSchema = z.strictObject({
  groups: z.array(group).min(1, 'a menu needs at least one group'),
});

/** One column of links in the footer (R163). */
export const footerColumnSchema = z.strictObject({
  title: words('Quick links', 40),
  links: z.array(z.strictObject({ text: words('About Us', 60), href })).min(1),
});
