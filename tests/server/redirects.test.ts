/** Redirects of legacy URLs on the real server. */
import { writeFileSync } from 'node:fs';
import { request, createServer } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withRedirects } from '#server/http/redirects.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterwards, emptyFolder } from './cleanup.ts';
import { scaled } from '../run/limits.ts';

const TABLE = {
  moved: {
    '/contact': ['/vibe-check'],
    '/services/*': ['/services'],
    '/sale': ['/reset', 302],
    'lead.': ['https://example.com/reset'],
  },
  pages: { '/services': 'Services', '/about-us': 'About us' },
  numbers: { '/blog/7-': ['/blog/7-the-phone'] },
};

/** Other requests get 204. */
async function start(table?: object): Promise<number> {
  const folder = emptyFolder();
  if (table) writeFileSync(join(folder, 'moved.json'), JSON.stringify(table));
  const handle = withRedirects(folder, async (_, response) => {
    response.writeHead(204).end();
  });
  const server = createServer((incoming, response) =>
    handle(incoming, response, (incoming.url ?? '').replace(/\?.*$/, '')),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(() => server.close());
  return (server.address() as AddressInfo).port;
}

function ask(port: number, path: string, { method = 'GET', host = 'example.com' } = {}) {
  return new Promise<[number | undefined, string | undefined]>((done, fail) => {
    request({ port, path, method, headers: { Host: host } }, (response) => {
      response.resume();
      done([response.statusCode, response.headers.location]);
    })
      .once('error', fail)
      .end();
  });
}

it('redirects in one hop and keeps the query', async () => {
  const port = await start(TABLE);
  for (const [path, status, to] of [
    ['/contact', 301, '/vibe-check'],
    ['/contact/?a=1&b=%2F%20', 301, '/vibe-check?a=1&b=%2F%20'],
    ['/CONTACT', 301, '/vibe-check'],
    ['/%63ontact', 301, '/vibe-check'],
    ['/services/zzz?x', 301, '/services?x'],
    ['/services/', 301, '/services'],
    ['/sale', 302, '/reset'],
    ['/About-Us', 301, '/about-us'],
    ['/blog/7-wrong', 301, '/blog/7-the-phone'],
  ] as const)
    expect([path, ...(await ask(port, path))]).toEqual([path, status, to]);
  expect(await ask(port, '/contact?a', { method: 'HEAD' })).toEqual([301, '/vibe-check?a']);
});

it('ignores pages, POST requests and unknown paths', async () => {
  const port = await start(TABLE);
  for (const path of [
    '/services',
    '/about-us',
    '/',
    '/no-such-page',
    '/%',
    '/%c0%ae',
    '/__proto__',
    '/blog/8-x',
    '/blog/7-the-phone.pdf',
  ])
    expect([path, ...(await ask(port, path))]).toEqual([path, 204, undefined]);
  expect(await ask(port, '/contact', { method: 'POST' })).toEqual([204, undefined]);
  expect(await ask(await start(), '/contact')).toEqual([204, undefined]);
});

it('redirects known hosts to the main origin, never to a host from a header', async () => {
  const port = await start(TABLE);
  for (const host of ['lead.example.com', 'LEAD.localhost:4321'])
    expect(await ask(port, '/any?a=1', { host })).toEqual([301, 'https://example.com/reset?a=1']);
  for (const host of ['evil.example', 'constructor', '__proto__.example', 'x.lead.example.com'])
    expect(await ask(port, '/contact', { host })).toEqual([301, '/vibe-check']);
  for (const path of ['//evil.example/', '//evil.example/contact', '/\\evil.example'])
    expect((await ask(port, path))[1]).toBeUndefined();
});

it('handles a path of 15,000 slashes immediately', async () => {
  const port = await start(TABLE);
  const started = performance.now();
  expect(await ask(port, `/${'a/'.repeat(7000)}`)).toEqual([204, undefined]);
  expect((await ask(port, `/services/${'a/'.repeat(7000)}`))[1]).toBe('/services');
  expect(performance.now() - started).toBeLessThan(scaled(3000));
});
