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
export const menuGroupSchema = z.strictObject({ title: words('Couples Counseling', 40), items: z.array(entry).min(1) });
export type MenuGroup = z.infer<typeof menuGroupSchema>;

/** One column of links in the footer (R163). */
export const footerColumnSchema = z.strictObject({
  title: words('Quick links', 40),
  links: z.array(z.strictObject({ text: words('About Us', 60), href })).min(1),
});
