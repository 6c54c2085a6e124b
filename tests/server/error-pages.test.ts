/** Errors at the address of a form: a browser gets a page with the way back to the form, a program gets JSON. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { RESET_PATH } from '#features/reset/reset.schema.ts';
import { SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { site } from '#site';
import { PARTS_HERE } from '../site/parts.ts';
import { builtSite, freshServer, sharedServer } from './harness.ts';
import { lead, postForm } from './leads.ts';

const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
/** The form’s own pages by address. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  [CONTACT_PATH]: [site.consultation.path],
  [SUBMIT_PATH]: [
    ...(PARTS_HERE.quiz ? ['/quiz'] : []),
    ...(PARTS_HERE.newsletter ? ['/resources-hub'] : []),
  ],
  [RESET_PATH]: PARTS_HERE.programs ? ['/reset'] : [],
};

beforeAll(() => {
  for (const page of ['repair', 'es']) writeFileSync(join(builtSite(), `${page}.html`), '<p>x</p>');
});
const shared = sharedServer();

/** Without the home page. */
async function backOf(answer: Response): Promise<string[]> {
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const $ = load(await answer.text());
  expect($('h1').text()).not.toBe('');
  expect($('body').text()).toContain(site.phone.text);
  return $('main a[href^="/"]')
    .map((_, link) => link.attribs['href'])
    .get()
    .filter((href) => href !== '/');
}

describe.each(Object.entries(FORMS))('%s', (path, pages) => {
  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is a page for a browser', async (method) => {
    const answer = await fetch(shared().origin + path, { method, headers: BROWSER });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await backOf(answer)).toEqual(pages);
  });

  it('stays JSON for a program', async () => {
    for (const headers of [{}, { Accept: 'application/json' }, { Accept: '*/*' }]) {
      const answer = await fetch(shared().origin + path, { headers });
      expect([answer.status, await answer.json()]).toEqual([405, { message: expect.any(String) }]);
    }
  });

  it.each([
    ['a file', 'multipart/form-data; boundary=x', 415],
    ['text', 'text/plain', 415],
    ['another charset', 'application/x-www-form-urlencoded; charset=utf-16', 415],
    ['bytes that are no text', 'application/x-www-form-urlencoded', 400],
  ])('a browser that posts %s gets a page', async (_what, type, status) => {
    const answer = await fetch(shared().origin + path, {
      method: 'POST',
      headers: { ...BROWSER, 'Content-Type': type },
      body: new Uint8Array([0x61, 0xff, 0xfe]),
    });
    expect(answer.status).toBe(status);
    expect(await backOf(answer)).toEqual(pages);
  });
});

const sent = (changes: object = {}): Record<string, string> => {
  const { communicationsOptIn: _news, ...rest } = lead({ dataStorageConsent: 'on', ...changes });
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
};

describe('the way back', () => {
  it('is the page that the form was sent from, for every error', async () => {
    const { origin } = await freshServer({ RATE_LIMIT: '5/10m' });
    const fields = sent({ pageUri: '/repair' });
    const key = { ...BROWSER, 'Idempotency-Key': 'same' };
    expect((await postForm(origin, fields, key)).status).toBe(303);
    const answers = [
      await postForm(origin, { ...fields, state: 'Ohio' }, key),
      await postForm(origin, fields, { ...BROWSER, Origin: 'https://evil.example' }),
      await postForm(origin, fields, { ...BROWSER, 'Idempotency-Key': 'k'.repeat(300) }),
      await postForm(origin, sent({ pageUri: '/repair' }), BROWSER),
      await postForm(origin, sent({ pageUri: '/repair' }), BROWSER),
      await postForm(origin, sent({ pageUri: '/repair' }), BROWSER),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 403, 400, 303, 303, 429]);
    for (const answer of answers.filter(({ status }) => status !== 303))
      expect([answer.status, await backOf(answer)]).toEqual([answer.status, ['/repair']]);
  });

  it('is the page in the referrer, where nothing else says so', async () => {
    const { origin } = shared();
    const from = async (referer: string): Promise<string[]> =>
      backOf(await fetch(origin + CONTACT_PATH, { headers: { ...BROWSER, Referer: referer } }));
    // Back to the form, and to the home page of its language, which are one.
    expect(await from(`${origin}/es`)).toEqual(['/es', '/es']);
    const own = [site.consultation.path];
    const others = ['https://evil.example/es', `${origin}/nope`, `${origin}${CONTACT_PATH}`, 'x'];
    for (const referer of others) expect([referer, await from(referer)]).toEqual([referer, own]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/..%2f',
    'javascript:alert(1)',
    '/"><script>',
    '',
  ])('never leads to %s', async (pageUri) => {
    const { origin } = shared();
    const answer = await postForm(origin, sent({ pageUri }), { Origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(await backOf(answer)).toEqual([site.consultation.path]);
  });
});

it('a call that does not exist is a page for a browser, with the way to book one', async () => {
  const { origin } = shared();
  for (const path of ['/api/booked', '/api/call.ics']) {
    const answer = await fetch(`${origin}${path}?at=2030-01-01T03:00Z`, { headers: BROWSER });
    expect(answer.status).toBe(404);
    expect(await backOf(answer)).toEqual([site.consultation.path]);
  }
  const other = await fetch(`${origin}/api/nothing`, { headers: BROWSER });
  expect([other.status, await backOf(other)]).toEqual([404, []]);
});
