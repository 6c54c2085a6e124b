/** Says of links on translated pages that they lead to a page in another language (`hreflang`). */
import { extname } from 'node:path/posix';
import { languageOf } from '#lib/language.ts';

/** To an address of the site. */
const LINK = /<a (?![^>]*\bhreflang=)(?=[^>]*\bhref="(\/[^"#?]*)[^"]*")/g;

/**
 * English pages stay as they are: the address of a translation says its language in their menus and footer.
 * @param path address of the page
 */
export function markLinkedLanguage(html: string, path: string): string {
  const own = languageOf(path);
  if (own === 'en') return html;
  return html.replace(LINK, (start, href: string) => {
    const language = languageOf(href);
    return language === own || extname(href) ? start : `${start}hreflang="${language}" `;
  });
}
