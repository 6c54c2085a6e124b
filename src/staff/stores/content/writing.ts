/** Keeps the page of the content editor in its session, and what was written when the session ends. */
import { EDITOR_API } from '#staff/contract/content.ts';
import { $signedOut } from '../client.ts';
import { $unfinished, loadMe } from '../me.ts';
import { loadContent, watchContent } from './state.ts';

/** Requests of the editor as they end. The status tells when the session has ended, a save when to count again. */
function watchRequests(): () => void {
  const observer = new PerformanceObserver((list) => {
    const own = (list.getEntries() as PerformanceResourceTiming[]).filter(({ name: address }) =>
      address.startsWith(location.origin + EDITOR_API),
    );
    if (own.some(({ responseStatus }) => responseStatus === 401)) loadMe().catch(console.error);
    if (own.some(({ name: address }) => address.endsWith('/contents')))
      loadContent(true).catch(console.error);
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/**
 * Keeps the number of changes current and the session alive while somebody writes: the editor asks the server for
 * nothing until it saves. When the session ends, the page stays, so that nothing that was written is lost. Returns how
 * to stop.
 */
export function watchEditor(page: Document = document): () => void {
  let isWriting = false;
  const write = (): void => {
    isWriting = true;
  };
  const events = ['keydown', 'pointerdown', 'input'] as const;
  for (const event of events) page.addEventListener(event, write, true);
  const stops = [
    watchRequests(),
    watchContent(() => {
      const isBackground = !isWriting || $signedOut.get();
      isWriting = false;
      return isBackground;
    }),
  ];
  $unfinished.set($unfinished.get() + 1);
  return () => {
    $unfinished.set($unfinished.get() - 1);
    for (const stop of stops) stop();
    for (const event of events) page.removeEventListener(event, write, true);
  };
}
