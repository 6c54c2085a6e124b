/** What a page says in its own language. */
import { attributes, type Page, squeeze } from './dist.ts';

/** Elements of another language, and links that name a page in it. */
const others = ({ $ }: Page): string => {
  const own = $('html').attr('lang')?.slice(0, 2) ?? '';
  return `[lang]:not([lang^="${own}"]), a[hreflang]:not([hreflang^="${own}"])`;
};

/** In the page's language, without parts marked as another language. */
export function wordsOf(page: Page): string {
  const body = page.$('body').clone();
  // Hidden elements are only for scripts.
  body.find(`script, style, [aria-hidden="true"]`).remove();
  body.find(others(page)).remove();
  body.find('p, li, dt, dd, td, th, div, h1, h2, h3, label, option, legend').before(' ');
  return squeeze(body.text());
}

/** What is read out and shown by the browser: descriptions of pictures, labels, the title and what search engines show. */
export function spokenOf({ $ }: Page): string {
  const own = $('html').attr('lang')?.slice(0, 2) ?? '';
  const names = ['alt', 'aria-label', 'title', 'placeholder', 'data-label'];
  return [
    $('title').text(),
    $('meta[name="description"]').attr('content') ?? '',
    ...names.flatMap((name) =>
      attributes($, `body [${name}]:not([lang]:not([lang^="${own}"]))`, name),
    ),
  ].join('. ');
}
