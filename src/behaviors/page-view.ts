/** One page view on the in-page bus (R091): only consent to analytics loads this. */
import { emit } from '#stores/events.ts';

/** Milliseconds after the page came, or after somebody allowed to count it. */
const DELAY = 100;

/** Announces the page, once everybody who may listen does; `listening` never rejects. */
export function reportPageView(listening?: Promise<void>): void {
  setTimeout(async () => {
    await listening;
    const { pathname: path, href } = location;
    emit('page view', { path, title: document.title, location: href });
  }, DELAY);
}
