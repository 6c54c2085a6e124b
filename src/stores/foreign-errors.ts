/** What breaks in an extension of the visitor's browser is not this site's error (R303). */

/** Schemes under which browsers run extensions, as they begin an address in a file name or a stack. */
const EXTENSION = /\b(?:chrome|moz|safari-web|safari|ms-browser)-extension:\/\//;

/** Where the error came from, as far as the browser tells. */
function originOf(event: Event): string {
  const { filename, error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  return [filename, (error as Error | undefined)?.stack, (reason as Error | undefined)?.stack].join(
    '\n',
  );
}

/**
 * Keeps errors of extensions from counting as the page's own, and logs each in one line; all others stay as they
 * are, in the console. However often it is called, each is logged once. Returns a function that stops it.
 */
export function hushExtensions(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
  log: (message: string, origin: string) => void = console.warn,
): () => void {
  const hear = (event: Event): void => {
    const origin = originOf(event);
    if (event.defaultPrevented || !EXTENSION.test(origin)) return;
    event.preventDefault();
    log('Not this site: an extension of this browser failed', origin.trim());
  };
  const types = ['error', 'unhandledrejection'];
  for (const type of types) page.addEventListener(type, hear);
  return () => {
    for (const type of types) page.removeEventListener(type, hear);
  };
}
