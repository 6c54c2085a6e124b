/** Forms and open times for pages at another origin. */
import { describe, expect, it } from 'vitest';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { sharedServer } from './harness.ts';
import { lead, post } from './leads.ts';

const SITE = 'https://www.example.org';
const server = sharedServer({ ALLOWED_ORIGINS: SITE });

const ALLOW_ORIGIN = 'access-control-allow-origin';
const preflight = (path: string, origin: string): Promise<Response> =>
  fetch(server().origin + path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,idempotency-key',
    },
  });

describe('an origin of ALLOWED_ORIGINS', () => {
  it('passes the preflight with the headers that pages send', async () => {
    const { status, headers } = await preflight(CONTACT_PATH, SITE);
    expect(status).toBe(204);
    expect(headers.get(ALLOW_ORIGIN)).toBe(SITE);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(',');
    expect(allowed).toEqual(
      expect.arrayContaining(['content-type', 'idempotency-key', 'x-requested-with', 'x-page-age']),
    );
    expect(headers.get('vary')).toContain('Origin');
  });

  it('may read the answer of a form, also a rejection', async () => {
    for (const [body, status] of [
      [lead(), 200],
      [{}, 422],
    ] as const) {
      const answer = await post(server().origin, body, { Origin: SITE });
      expect([answer.status, answer.headers.get(ALLOW_ORIGIN)]).toEqual([status, SITE]);
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  it('may read no answer of the staff area', async () => {
    for (const path of ['/api/admin/session', '/api/admin/inbox', '/healthz', '/metrics'])
      expect((await preflight(path, SITE)).headers.get(ALLOW_ORIGIN), path).toBeNull();
  });
});

it('no other origin may', async () => {
  for (const origin of ['https://evil.example', 'null', `${SITE}.evil.example`]) {
    const { status, headers } = await preflight(CONTACT_PATH, origin);
    expect([status, headers.get(ALLOW_ORIGIN)], origin).toEqual([405, null]);
    const answer = await post(server().origin, lead(), { Origin: origin });
    expect([answer.headers.get(ALLOW_ORIGIN)], origin).toEqual([null]);
  }
});

it('pages of the server itself need no permission', async () => {
  const { origin } = server();
  const answer = await post(origin, lead(), { Origin: origin });
  expect([answer.status, answer.headers.get(ALLOW_ORIGIN)]).toEqual([200, null]);
});
