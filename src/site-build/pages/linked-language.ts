/** Says of links on translated pages that they lead to a page in another language (`hreflang`). */
import { extname } from 'node:path/posix';
import { isTranslation, languageOf } from '#features/translations/page-language.ts';

/** To an address of the site. */
const LINK = /<a (?![^>]*\bhreflang=)(?=[^>]*\bhref="(\/[^"#?]*)[^"]*")/g;

/**
 * Pages in the first language stay as they are: the address of a translation says its language in their menus and footer.
 * @param path address of the page
 */
export function markLinkedLanguage(html: string, path: string): string {
  const own = languageOf(path);
  if (!isTranslation(path)) return html;
  return html.replace(LINK, (start, href: string) => {
    const language = languageOf(href);
    return language === own || extname(href) ? start : `${start}hreflang="${language}" `;
  });
}
