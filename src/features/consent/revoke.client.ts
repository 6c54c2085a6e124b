/** Domains that a cookie of this page may be set for: the host and its parents. */
function domains(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Deletes matching cookies and storage items; a trailing `*` is a wildcard. */
export function clearStorage(patterns: readonly string[]): void {
  const isMatch = (name: string): boolean => patterns.some((pattern) => matches(pattern, name));
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!isMatch(name)) continue;
    const expired = `${name}=; path=/; max-age=0`;
    const scopes = ['', ...domains(location.hostname).map((domain) => `; domain=${domain}`)];
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store.
    for (const scope of scopes) document.cookie = expired + scope;
  }
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (isMatch(name)) storage.removeItem(name);
}

/** Also unregisters the tag manager's service worker. */
export async function stopWorker(): Promise<void> {
  for (const frame of document.querySelectorAll('iframe[src*="~partytown"]')) frame.remove();
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  // Kept pages have other workers, which stay (features/safety/kept-worker.client.ts).
  const tags = workers.filter(({ scope }) => scope.includes('~partytown'));
  await Promise.all(tags.map((worker) => worker.unregister()));
}
