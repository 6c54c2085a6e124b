/** Writes what is true of one request into the places for the first contact (features/booking/FirstContactText.astro). */
import type { FirstContact } from './first-contact.ts';
import { entryTitle, type FirstContactWords, firstStep } from './first-contact-words.ts';

/** @param first missing while nothing is known; then what is true of every request */
export function writeFirst(
  within: ParentNode,
  isBooked: boolean,
  first: FirstContact | undefined,
  words: FirstContactWords,
): void {
  for (const name of ['title', 'text'] as const)
    for (const place of within.querySelectorAll<HTMLElement>(`[data-first-${name}]`)) {
      const who = place.getAttribute(`data-first-${name}`) ?? '';
      place.textContent = firstStep(words, isBooked, first, who)[name];
    }
  for (const place of within.querySelectorAll<HTMLElement>('[data-first-entry]')) {
    const minutes = Number(place.dataset['firstEntry']);
    place.textContent = entryTitle(words, first?.by ?? 'call', minutes);
  }
}
