/** Redirects of legacy URLs on the real server. */
import { expect, it } from 'vitest';
import { rawRequest, redirectServer } from './raw-request.ts';
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

async function ask(origin: string, path: string, { method = 'GET', host = 'example.com' } = {}) {
  const { status, headers } = await rawRequest(origin, path, { Host: host }, method);
  return [status, headers.location];
}

it('redirects in one hop and keeps the query', async () => {
  const origin = await redirectServer(TABLE);
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
    expect([path, ...(await ask(origin, path))]).toEqual([path, status, to]);
  expect(await ask(origin, '/contact?a', { method: 'HEAD' })).toEqual([301, '/vibe-check?a']);
});

it('ignores pages, POST requests and unknown paths', async () => {
  const origin = await redirectServer(TABLE);
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
    expect([path, ...(await ask(origin, path))]).toEqual([path, 204, undefined]);
  expect(await ask(origin, '/contact', { method: 'POST' })).toEqual([204, undefined]);
  expect(await ask(await redirectServer(), '/contact')).toEqual([204, undefined]);
});

it('redirects known hosts to the main origin, never to a host from a header', async () => {
  const origin = await redirectServer(TABLE);
  for (const host of ['lead.example.com', 'LEAD.localhost:4321'])
    expect(await ask(origin, '/any?a=1', { host })).toEqual([301, 'https://example.com/reset?a=1']);
  for (const host of ['evil.example', 'constructor', '__proto__.example', 'x.lead.example.com'])
    expect(await ask(origin, '/contact', { host })).toEqual([301, '/vibe-check']);
  for (const path of ['//evil.example/', '//evil.example/contact', '/\\evil.example'])
    expect((await ask(origin, path))[1]).toBeUndefined();
});

it('handles a path of 15,000 slashes immediately', async () => {
  const origin = await redirectServer(TABLE);
  const started = performance.now();
  expect(await ask(origin, `/${'a/'.repeat(7000)}`)).toEqual([204, undefined]);
  expect((await ask(origin, `/services/${'a/'.repeat(7000)}`))[1]).toBe('/services');
  expect(performance.now() - started).toBeLessThan(scaled(3000));
});
