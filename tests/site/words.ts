/** Counts words of a page. */
import { type Page, squeeze } from './dist.ts';

/** In `main`, without scripts and styles. */
export function wordsIn({ $ }: Page): number {
  const main = $('main').clone();
  main.find('script, style, template').remove();
  return squeeze(main.text()).split(' ').filter(Boolean).length;
}
