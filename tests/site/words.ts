/** How much a page says. */
import { type Page, squeeze } from './dist.ts';

/** Words in the main part of a page, without its scripts and styles. */
export function wordsIn({ $ }: Page): number {
  const main = $('main').clone();
  main.find('script, style, template').remove();
  return squeeze(main.text()).split(' ').filter(Boolean).length;
}
