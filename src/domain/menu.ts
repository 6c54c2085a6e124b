/** The header's Therapy menu and the footer's link columns. */
import * as z from 'zod';
import { color, href, words } from './words.ts';

const entry = z.strictObject({
  title: words('Premarital Blueprint', 60),
  href,
  description: words('Eight sessions, three tiers', 80).describe('One line under the name'),
  colorTheme: color,
});

/** One group of the Therapy menu (R151, R159). The item's icon is its paper swatch. */
const group = z.strictObject({
  title: words('Couples Counseling', 40),
  items: z.array(entry).min(1),
});
export type MenuGroup = z.infer<typeof group>;

/** A menu of the header: its groups in order. */
export const menuSchema = z.strictObject({
  groups: z.array(group).min(1, 'a menu needs at least one group'),
});

/** One column of links in the footer (R163). */
export const footerColumnSchema = z.strictObject({
  title: words('Quick links', 40),
  links: z.array(z.strictObject({ text: words('About Us', 60), href })).min(1),
});
