/** Old addresses with letters, escapes and signs of all kinds, on our server, nginx, Caddy and CloudFront. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { viewerFunction } from '#build/hosts/cloudfront.ts';
import { resolveRedirect } from '#domain/redirects/table.ts';
import { withRedirects } from '#server/http/redirects.ts';
import { optional } from '../programs/optional.ts';
import { startCaddy, startNginx } from '../redirects/hosts.ts';
import { OLD, OLD_TABLE, OTHER } from '../redirects/old-addresses.ts';
import { afterwards, emptyFolder } from './cleanup.ts';

type Ask = (path: string) => Promise<string | undefined>;

const asking =
  (origin: string): Ask =>
  (path) =>
    new Promise((done, fail) => {
      const { hostname, port } = new URL(origin);
      request({ hostname, port, path }, (response) => {
        response.resume();
        done(response.headers.location);
      })
        .once('error', fail)
        .end();
    });

async function ownServer(): Promise<Ask> {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'moved.json'), JSON.stringify(OLD_TABLE));
  const handle = withRedirects(folder, async (_, response) => {
    response.writeHead(404).end();
  });
  const server = createServer((incoming, response) =>
    handle(incoming, response, (incoming.url ?? '').replace(/\?.*$/, '')),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(() => server.close());
  return asking(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

async function started(start: typeof startNginx): Promise<Ask> {
  const host = await start(undefined, OLD_TABLE);
  afterwards(host.stop);
  return asking(host.origin);
}

const cloudFront: Ask = async (path) => {
  const [uri = '', query = ''] = path.split('?');
  const querystring = Object.fromEntries(
    query.split('&').flatMap((part) => {
      const [name = '', value = ''] = part.split('=');
      return name ? [[name, { value }]] : [];
    }),
  );
  const event = { request: { uri, querystring, headers: { host: { value: 'example.com' } } } };
  const answer = runInNewContext(`${viewerFunction(OLD_TABLE)};handler(${JSON.stringify(event)})`);
  return (answer as { headers: { location?: { value: string } } }).headers.location?.value;
};

/** A static host: the script of the 404 page, which has a budget of 1 kB: UTF-8 and whole queries only. */
const notFoundPage: Ask = async (path) => {
  const { pathname, search } = new URL(path, 'https://example.com');
  const asked = decodeURIComponent(pathname);
  const [to] =
    OLD_TABLE.moved[asked + search] ?? resolveRedirect(OLD_TABLE, 'example.com', asked) ?? [];
  return to === undefined || to === '/' ? undefined : to + search;
};

const HOSTS: readonly (readonly [string, () => Promise<Ask>])[] = [
  ['our server', ownServer],
  ['the 404 page', async () => notFoundPage],
  ['CloudFront', async () => cloudFront],
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
