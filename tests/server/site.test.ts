/** The built site as served by the real server. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SECURITY_HEADERS, SHARED_HEADERS } from '#lib/http/headers.ts';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { site } from '#site';
import { sharedServer } from './harness.ts';
import { post, postForm } from './leads.ts';
import { rawRequest as get } from './raw-request.ts';

const shared = sharedServer();

describe('The site', () => {
  it('serves pages without extension and trailing slash, in an accepted encoding', async () => {
    const { origin } = shared();
    const page = await get(origin, '/about-us');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body.toString()).toContain('<h1>About us</h1>');
    expect(page.headers['cache-control']).toBe('public, max-age=60, must-revalidate, no-transform');

    const coding = async (accept: string) =>
      (await get(origin, '/', { 'Accept-Encoding': accept })).headers['content-encoding'];
    expect(await coding('gzip, deflate, br')).toBe('br');
    expect(await coding('gzip')).toBe('gzip');
    expect(await coding('br;q=0, gzip;q=0')).toBeUndefined();

    const style = await get(origin, '/_astro/page.d41d8c.css', { 'Accept-Encoding': 'br' });
    expect(style.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/css; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const again = await get(origin, '/', {
      'If-None-Match': (await get(origin, '/')).headers['etag'],
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    // A 304 must repeat the caching headers (RFC 9110, 15.4.5).
    expect(again.headers).toMatchObject({
      'cache-control': 'public, max-age=60, must-revalidate, no-transform',
      etag: expect.stringMatching(/^W\/"\d+-\d+"$/),
      vary: 'Accept-Encoding',
    });
    const listed = `"1-2", ${String(again.headers['etag'])}`;
    expect((await get(origin, '/', { 'If-None-Match': listed })).status).toBe(304);
    expect((await get(origin, '/', { 'If-None-Match': '"1-2"' })).status).toBe(200);
    const head = await get(origin, '/about-us', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      page.headers['content-length'],
    ]);
    const known = await get(origin, '/.well-known/gpc.json');
    expect([known.status, known.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
  });

  it('names the rules of what to fetch ahead with pages, not with files, errors and the API', async () => {
    const { origin } = shared();
    const sent = async (path: string) => (await get(origin, path)).headers['speculation-rules'];
    for (const path of ['/', '/about-us', site.consultation.path])
      expect(await sent(path), path).toBe('"/prefetch.speculationrules"');
    for (const path of ['/_astro/page.d41d8c.css', '/no-such-page', '/admin', '/api/', '/healthz'])
      expect(await sent(path), path).toBeUndefined();
  });

  it('redirects trailing slashes, and never to another host', async () => {
    const { origin } = shared();
    const target = async (path: string) => {
      const { status, headers } = await get(origin, path);
      return [status, headers['location']];
    };
    expect(await target('/about-us/')).toEqual([301, '/about-us']);
    expect(await target('/about-us/?a=1&b=/')).toEqual([301, '/about-us?a=1&b=/']);
    expect(await target('/about-us///')).toEqual([301, '/about-us']);
    expect(await target('/nothing/')).toEqual([301, '/nothing']);
    for (const path of [
      '//evil.example/',
      '/\\evil.example/',
      '///evil.example//',
      '/\\/evil.example/',
    ])
      expect(await target(path)).toEqual([301, '/evil.example']);
  });

  it('serves the 404 page for missing and hidden files', async () => {
    const { origin } = shared();
    for (const path of [
      '/no-such-page',
      '/404',
      '/404.html',
      '/_headers',
      '/%5fheaders',
      '/%34%30%34.html',
      '/.git/config',
      '/.env',
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/_astro/../../package.json',
      '/%00',
      '/%',
      '/%c0%ae%c0%ae/package.json',
      '/_astro/page.d41d8c.css.map',
      '//about-us',
    ]) {
      const { status, headers, body } = await get(origin, path);
      expect([path, status, headers['content-type']]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(body.toString()).toContain('404 Page Not Found');
    }
    expect((await get(origin, 'http://evil.example/')).status).toBe(400);
  });

  it('answers in Spanish below /es', async () => {
    const { origin } = shared();
    for (const path of ['/es/no-existe', '/es/404', '/es/404.html', '/es/a/b']) {
      const { status, body } = await get(origin, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString()).toContain('<html lang="es">');
    }
    expect((await get(origin, '/espresso')).body.toString()).toContain('<html lang="en">');
  });

  it('serves the 404 page compressed', async () => {
    const { origin } = shared();
    const plain = await get(origin, '/no-such-page');
    for (const [coding, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const card = await get(origin, '/no-such-page', { 'Accept-Encoding': coding });
      expect([card.status, card.headers]).toMatchObject([
        404,
        { 'content-encoding': coding, vary: 'Accept-Encoding', 'cache-control': 'no-store' },
      ]);
      expect(read(card.body)).toEqual(plain.body);
    }
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect((await get(origin, '/no-such-page', {}, 'HEAD')).body).toHaveLength(0);
  });

  it('handles unusual range requests', async () => {
    const { origin } = shared();
    const range = async (value: string) => {
      const { status, body } = await get(origin, '/robots.txt', { Range: value });
      return [status, body.toString()];
    };
    const whole = 'User-agent: *\n';
    expect(await range('bytes=0-3')).toEqual([206, 'User']);
    expect(await range('bytes=12-')).toEqual([206, '*\n']);
    for (const odd of ['bytes=9-2', 'bytes=-3', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5'])
      expect(await range(odd)).toEqual([200, whole]);
    expect((await range('bytes=900-'))[0]).toBe(416);
  });
});

describe('Security headers', () => {
  it('are set on every kind of response', async () => {
    const { origin } = shared();
    const answers = {
      page: await fetch(`${origin}/`),
      file: await fetch(`${origin}/_astro/page.d41d8c.css`),
      redirect: await fetch(`${origin}/x/`, { redirect: 'manual' }),
      missing: await fetch(`${origin}/x`),
      'not modified': await fetch(`${origin}/`, {
        headers: { 'If-None-Match': (await fetch(`${origin}/`)).headers.get('etag') ?? '' },
      }),
      'wrong method': await fetch(`${origin}/`, { method: 'DELETE' }),
      health: await fetch(`${origin}/healthz`),
      metrics: await fetch(`${origin}/metrics`),
      'no such api': await fetch(`${origin}/api/x`),
      'api by GET': await fetch(`${origin}${CONTACT_PATH}`),
      invalid: await post(origin, {}),
      malformed: await post(origin, '{'),
      'too large': await post(origin, 'x'.repeat(70_000)),
      'invalid form': await postForm(origin, {}),
      'refused form': await postForm(origin, {}, { Origin: 'https://evil.example' }),
    };
    for (const [kind, { headers }] of Object.entries(answers)) {
      // Feeds show pictures of `_astro` on other sites.
      const expected = { ...SECURITY_HEADERS, ...(kind === 'file' && SHARED_HEADERS) };
      const own = Object.keys(expected).map((name) => [name, headers.get(name)]);
      expect([kind, Object.fromEntries(own)]).toEqual([kind, expected]);
      expect([kind, headers.get('content-security-policy')]).toEqual([
        kind,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect([kind, headers.get('x-powered-by'), headers.get('server')]).toEqual([
        kind,
        null,
        null,
      ]);
    }
    const policy = (kind: keyof typeof answers) =>
      answers[kind].headers.get('content-security-policy');
    expect(policy('invalid')).toContain("default-src 'none'");
    expect(policy('page')).toBe("frame-ancestors 'none'");
    expect(answers.invalid.headers.get('cache-control')).toBe('no-store');
    const types = Object.entries(answers).map(([kind, { status, headers }]) => [
      kind,
      status,
      headers.get('content-type'),
    ]);
    expect(types.filter(([, status, type]) => Number(status) >= 400 && !type)).toEqual([]);
  });
});
