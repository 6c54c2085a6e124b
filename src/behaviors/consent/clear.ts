/** Takes away what other companies left on the device, once somebody no longer allows it. */

/** Host names a cookie of this page may have been set for: this one and those above it. */
function domains(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Removes every cookie and stored thing whose name is one of `patterns`; `*` at the end stands for anything. */
export function clearKept(patterns: readonly string[]): void {
  const isTheirs = (name: string): boolean => patterns.some((pattern) => matches(pattern, name));
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!isTheirs(name)) continue;
    const gone = `${name}=; path=/; max-age=0`;
    const scopes = ['', ...domains(location.hostname).map((domain) => `; domain=${domain}`)];
    // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies that could wait is not in every browser.
    for (const scope of scopes) document.cookie = gone + scope;
  }
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (isTheirs(name)) storage.removeItem(name);
}

/** Ends the worker of the tag manager at once, and its service worker for good. */
export async function endWorker(): Promise<void> {
  for (const frame of document.querySelectorAll('iframe[src*="~partytown"]')) frame.remove();
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}
