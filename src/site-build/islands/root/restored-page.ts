/**
 * Firefox can lose the message by which React's scheduler goes on, if a page is left at that moment. Restored from the
 * back/forward cache, its forms then take input and never answer.
 */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Milliseconds; React renders one element in a fraction of it, on a slow phone too. */
const LIMIT_MS = 400;

/** Loads a restored page again if React does not render any more. Drafts and fields survive a reload. */
export function reloadIfStuck(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const timer = setTimeout(() => location.reload(), LIMIT_MS);
    const ref = (): void => clearTimeout(timer);
    createRoot(document.createElement('i')).render(createElement('i', { ref }));
  });
}
