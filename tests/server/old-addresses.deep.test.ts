/** Old addresses with letters, escapes and signs of all kinds, on our server, nginx and Caddy. */
import { describe, expect, it } from 'vitest';
import { resolveRedirect } from '#lib/redirects/table.ts';
import { optional } from '../programs/optional.ts';
import { startCaddy, startNginx } from '../redirects/hosts.ts';
import { OLD, OLD_TABLE, OTHER } from '../redirects/old-addresses.ts';
import { afterwards } from './cleanup.ts';
import { rawRequest, redirectServer } from './raw-request.ts';

type Ask = (path: string) => Promise<string | undefined>;

const asking =
  (origin: string): Ask =>
  async (path) =>
    (await rawRequest(origin, path)).headers.location;

async function started(start: typeof startNginx): Promise<Ask> {
  const host = await start(undefined, OLD_TABLE);
  afterwards(host.stop);
  return asking(host.origin);
}

/** A static host: the script of the 404 page, which has a budget of 1 kB: UTF-8 and whole queries only. */
const notFoundPage: Ask = async (path) => {
  const { pathname, search } = new URL(path, 'https://example.com');
  const asked = decodeURIComponent(pathname);
  const [to] =
    OLD_TABLE.moved[asked + search] ?? resolveRedirect(OLD_TABLE, 'example.com', asked) ?? [];
  return to === undefined || to === '/' ? undefined : to + search;
};

const HOSTS: readonly (readonly [string, () => Promise<Ask>])[] = [
  ['our server', async () => asking(await redirectServer(OLD_TABLE))],
  ['the 404 page', async () => notFoundPage],
  ...(optional('nginx') ? [['nginx', () => started(startNginx)] as const] : []),
  ...(optional('caddy') ? [['Caddy', () => started(startCaddy)] as const] : []),
];

describe.each(HOSTS)('%s', (name, start) => {
  it('redirects every spelling of an old address, and keeps the query', async () => {
    const ask = await start();
    const wrong: string[] = [];
    for (const [at, [listed, ...asked]] of OLD.entries())
      for (const path of asked) {
        if (name === 'the 404 page' && /%(?:f1|3f)|[?].*[&%]|Index/i.test(path)) continue;
        const [, query = ''] = /(\?.*)$/.exec(path) ?? [];
        const to = await ask(path);
        if (to !== `/new-${at}${query}`) wrong.push(`${listed}: ${path} → ${to}`);
      }
    for (const path of OTHER) {
      const to = await ask(path);
      if (to !== undefined) wrong.push(`${path} → ${to}`);
    }
    expect(wrong).toEqual([]);
  });
});
