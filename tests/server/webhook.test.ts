/** The webhook destination: signed posts to any other system. */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HONEYPOT } from '#lib/honeypot.ts';
import { SettingError } from '#server/base/setting.ts';
import { createWebhook, loadOrCreateSecret } from '#server/leads/delivery/webhook.ts';
import { newLead } from './describe-store.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { allDelivered, freshServer } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';

interface Received {
  headers: Record<string, unknown>;
  body: string;
}

/** The last status repeats. */
async function receiver(...statuses: number[]): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const status = statuses[received.length - 1] ?? statuses.at(-1) ?? 200;
      const more = { 302: { Location: '/elsewhere' }, 429: { 'Retry-After': '7' } };
      response.writeHead(status, more[status as keyof typeof more] ?? {}).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterwards(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, received };
}

function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return (
    headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(text).digest('base64')}`
  );
}

describe('A webhook', () => {
  it('receives each lead once, signed with the stored secret', async () => {
    const { url, received } = await receiver();
    const server = await freshServer({ WEBHOOK_URL: url });
    const body = lead({ message: 'Two phones in one bed.' });
    const id = await acceptedId(await post(server.origin, body));
    await acceptedId(await post(server.origin, lead({ [HONEYPOT]: 'https://spam.example' })));
    await until(() => received.length === 1);
    const file = join(server.data, 'webhook-secret');
    const secret = readFileSync(file, 'utf8').trim();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [first] = received;
    expect(first && isSigned(first, secret)).toBe(true);
    expect(first && isSigned({ ...first, body: `${first.body} ` }, secret)).toBe(false);
    expect(first?.headers['webhook-id']).toBe(id);
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      type: 'lead.created',
      data: { id, form: 'contact', fields: { email: body['email'], message: body['message'] } },
    });
    await allDelivered(server.data, 'webhook');
    expect(received).toHaveLength(1);
  });

  it('is retried after errors, and redirects are not followed', async () => {
    const { url, received } = await receiver(500, 302, 204);
    const server = await freshServer({
      WEBHOOK_URL: url,
      WEBHOOK_SECRET: 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0',
    });
    const id = await acceptedId(await post(server.origin, lead()));
    await until(() => received.length === 3);
    await allDelivered(server.data, 'webhook');
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id, id]);
    expect(received.every((one) => isSigned(one, 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0'))).toBe(
      true,
    );
  });

  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [302, 'later'],
    [400, 'refused'],
    [401, 'paused'],
    [403, 'paused'],
    [404, 'paused'],
    [410, 'paused'],
    [413, 'refused'],
    [422, 'refused'],
    [429, 'later', 7000],
    [503, 'later'],
  ])('%i means %s', async (status, kind, retryAfterMs?: number) => {
    const { url } = await receiver(status);
    const { receipt: _receipt, destinations: _destinations, ...kept } = newLead(1);
    const { deliver } = createWebhook({ url, secret: () => 'x'.repeat(24), forms: ['contact'] });
    const outcome = await deliver({ ...kept, id: '1' });
    expect(outcome).toMatchObject({ kind, ...(retryAfterMs && { retryAfterMs }) });
  });
});

it('The stored secret is created once, and is never empty', () => {
  const path = join(emptyFolder(), 'webhook-secret');
  const made = loadOrCreateSecret(path);
  expect(loadOrCreateSecret(path)).toBe(made);
  for (const text of ['', '\n', 'whsec_\n', 'whsec_c2VjcmV0\n']) {
    writeFileSync(path, text);
    expect(() => loadOrCreateSecret(path)).toThrow(SettingError);
    expect(() => loadOrCreateSecret(path)).toThrow(
      /webhook-secret contains no valid signing secret.*Example: WEBHOOK_SECRET=/,
    );
  }
});
