/** The second way out: signed posts to any other system. */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createWebhook } from '#server/webhook.ts';
import { newLead } from './describe-store.ts';
import { acceptedId, afterwards, emptyFolder, lead, post, startServer, until } from './harness.ts';

interface Received {
  headers: Record<string, unknown>;
  body: string;
}

/** A receiver that answers with the statuses given, the last one from then on. */
async function receiver(...statuses: number[]): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const status = statuses[received.length - 1] ?? statuses.at(-1) ?? 200;
      response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterwards(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, received };
}

/** What a receiver with the secret does to know who sent it. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return (
    headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(text).digest('base64')}`
  );
}

describe('A webhook', () => {
  it('gets each lead once, signed with the secret that the server keeps', async () => {
    const { url, received } = await receiver();
    const server = await startServer(emptyFolder(), { WEBHOOK_URL: url });
    const body = lead({ message: 'Two phones in one bed.' });
    const id = await acceptedId(await post(server.origin, body));
    await acceptedId(await post(server.origin, lead({ website: 'https://spam.example' })));
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
    await new Promise((done) => setTimeout(done, 300));
    expect(received).toHaveLength(1);
  });

  it('that fails is tried again, and a redirect is not followed', async () => {
    const { url, received } = await receiver(500, 302, 204);
    const server = await startServer(emptyFolder(), {
      WEBHOOK_URL: url,
      WEBHOOK_SECRET: 'whsec_c2VjcmV0c2VjcmV0',
    });
    const id = await acceptedId(await post(server.origin, lead()));
    await until(() => received.length === 3);
    await new Promise((done) => setTimeout(done, 400));
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id, id]);
    expect(received.every((one) => isSigned(one, 'whsec_c2VjcmV0c2VjcmV0'))).toBe(true);
  });

  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [302, 'later'],
    [400, 'refused'],
    [401, 'paused'],
    [410, 'paused'],
    [422, 'refused'],
    [429, 'later'],
    [503, 'later'],
  ])('%i means %s', async (status, kind) => {
    const { url } = await receiver(status);
    const { receipt: _receipt, adapters: _adapters, ...kept } = newLead(1);
    const { deliver } = createWebhook({ url, secret: 'x', forms: ['contact'] });
    expect((await deliver({ ...kept, id: '1' })).kind).toBe(kind);
  });
});
