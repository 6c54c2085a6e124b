import { emit } from '#lib/events.store.ts';

/** Milliseconds after page load or consent. */
const DELAY = 100;

/** Emits one page view (R091) once all trackers listen, with consent to analytics. `listening` never rejects. */
export function reportPageView(listening?: Promise<void>): void {
  setTimeout(async () => {
    await listening;
    const { pathname: path, href } = location;
    emit('page view', { path, title: document.title, location: href });
  }, DELAY);
}
