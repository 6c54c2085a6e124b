/** Storage of leads: idempotency keys, repeats, spam, consent. */
import { describe, expect, it } from 'vitest';
import { HONEYPOT } from '#lib/honeypot.ts';
import { idsIn, rowsOf, sharedServer } from './harness.ts';
import { acceptedId, answer, lead, post } from './leads.ts';

const shared = sharedServer({
  SITE_URL: 'https://practice.example',
  ALLOWED_ORIGINS: 'https://www.practice.example, https://old.example',
});

describe('A lead', () => {
  it('is stored once per key, however often and fast it is posted', async () => {
    const { origin, data } = shared();
    const key = { 'Idempotency-Key': 'b2f0c7de-3b0c-4c4e-8a3e-0c7f7f0d1e55' };
    const body = lead();
    const send = async () => acceptedId(await post(origin, body, key));
    const before = idsIn(data).length;
    const ids = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set([...ids, await send()]).size).toBe(1);
    const other = await answer(post(origin, { ...body, state: 'Ohio' }, key));
    expect(other).toEqual({ status: 409, body: { message: expect.any(String) } });
    expect(idsIn(data)).toHaveLength(before + 1);
    expect(idsIn(data)).toContain(ids[0]);
  });

  it('that fills the honeypot gets a success response and is stored as spam, not delivered', async () => {
    const { origin, data } = shared();
    const postWithHoneypot = async (value: unknown) =>
      acceptedId(await post(origin, lead({ [HONEYPOT]: value })));
    const kept = (id: string) =>
      rowsOf(
        data,
        'select spam, adapter from leads left join deliveries on lead_id = id where id = ?',
        id,
      );
    expect(kept(await postWithHoneypot('https://spam.example'))).toEqual([
      { spam: 1, adapter: null },
    ]);
    expect(kept(await postWithHoneypot({ toString: 1 }))).toEqual([{ spam: 1, adapter: null }]);
    expect(kept(await postWithHoneypot('  '))).toEqual([{ spam: 0, adapter: 'hubspot' }]);
  });

  it('is stored with its consents, and without unknown fields', async () => {
    const { origin, data } = shared();
    const sent = lead();
    const body = `{"__proto__":{"spam":true},"constructor":{"prototype":{"x":1}},"id":"mine","spam":false,"state":"Ohio",${JSON.stringify(sent).slice(1)}`;
    const plain = {
      'X-Auth-User': 'admin',
      'X-Auth-Admin': 'true',
      Cookie: `a=b; hubspotutk=${'0af'.repeat(11).slice(0, 32)}`,
    };
    const id = await acceptedId(await post(origin, body, plain));
    const [row] = rowsOf(data, 'select * from leads where id = ?', id);
    const { pageUri, pageName, ...fields } = sent;
    expect(row).toMatchObject({
      id,
      form: 'contact',
      page_uri: pageUri,
      page_name: pageName,
      spam: 0,
    });
    expect(JSON.parse(String(row?.['fields']))).toEqual(fields);
    expect(row?.['visitor_token']).toBe('0af'.repeat(11).slice(0, 32));
    expect(JSON.parse(String(row?.['consents']))).toEqual({
      dataStorageConsent: expect.stringContaining('consent'),
      communicationsOptIn: expect.any(String),
    });
    expect(Date.now() - Number(row?.['received_at'])).toBeLessThan(60_000);
  });

  it('is the same with and without X-Auth headers', async () => {
    const { origin } = shared();
    const auth = { 'X-Auth-User': 'admin', 'X-Auth-Admin': 'true' };
    const [plain, dressed] = await Promise.all([post(origin, {}), post(origin, {}, auth)]);
    expect([dressed.status, await dressed.text()]).toEqual([plain.status, await plain.text()]);
    const [body, key] = [lead(), { 'Idempotency-Key': 'with and without' }];
    const id = await acceptedId(await post(origin, body, key));
    expect(await acceptedId(await post(origin, body, { ...auth, ...key }))).toBe(id);
    for (const path of ['/healthz', '/api/admin/leads'])
      expect((await fetch(origin + path, { headers: auth })).status).toBe(
        (await fetch(origin + path)).status,
      );
  });
});
