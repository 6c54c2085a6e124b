import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiError, type Browser, write } from './api.ts';

/** A real server; `answer` says what it says next. */
let answer = { status: 200, body: '' };
let seen: { request: IncomingMessage; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ request, body });
  response.writeHead(answer.status).end(answer.body);
});
let from: Browser;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  from = {
    origin,
    fetch: (url, init) => fetch(new URL(String(url), origin), init),
    read: () => '{"username":"sam","isAdmin":true}',
    log: (message) => expect.unreachable(message),
    age: () => 5300.4,
  };
});
afterAll(() => server.close());
beforeEach(() => {
  answer = { status: 200, body: '' };
  seen = [];
});

describe('write', () => {
  test('sends JSON with the specified headers (R294, R295)', async () => {
    await write({ method: 'POST', url: '/api/x', body: { a: true }, idempotencyKey: 'k1' }, from);
    const { request, body } = seen[0] ?? expect.unreachable('no request');
    expect(request.method).toBe('POST');
    expect(request.url).toBe('/api/x');
    expect(body).toBe('{"a":true}');
    expect(request.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-auth-user': 'sam',
      'x-auth-admin': 'true',
      'x-page-age': '5300',
      'idempotency-key': 'k1',
    });
  });

  test('body and key are optional, credentials are included', async () => {
    let sent: RequestInit = {};
    const spying: Browser = {
      ...from,
      fetch: (url, init) => {
        sent = init ?? {};
        return from.fetch(url, init);
      },
    };
    await write({ method: 'DELETE', url: '/api/x' }, spying);
    expect(sent.credentials).toBe('include');
    expect(seen[0]?.body).toBe('');
    expect(seen[0]?.request.headers).not.toHaveProperty('idempotency-key');
  });

  test('leaves a good answer unread (R258)', async () => {
    answer.body = '<p>not JSON</p>';
    const response = await write({ method: 'POST', url: '/api/x', body: {} }, from);
    expect(response.bodyUsed).toBe(false);
    await response.text();
  });

  test('throws without a URL and sends nothing (R294)', async () => {
    await expect(write({ method: 'POST', url: '' }, from)).rejects.toThrow('A URL is required');
    expect(seen).toEqual([]);
  });

  test.each([
    [500, 'boom', '500: boom'],
    [404, '', '404: Not Found'],
  ])('throws %i with its text, sent once (R301, R304)', async (status, body, message) => {
    answer = { status, body };
    const error = await write({ method: 'POST', url: '/api/x' }, from).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, status });
    expect(seen).toHaveLength(1);
  });

  test('a dead line rejects', async () => {
    const dead: Browser = { ...from, fetch: () => fetch('http://127.0.0.1:1/') };
    await expect(write({ method: 'POST', url: '/api/x' }, dead)).rejects.toThrow(TypeError);
  });
});
