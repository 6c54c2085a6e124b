import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiDeps, read, write } from './api.store.ts';

let answer = { status: 200, body: '' };
let seen: { request: IncomingMessage; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ request, body });
  response.writeHead(answer.status).end(answer.body);
});
let from: ApiDeps;

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

  test('has an optional body and key, and includes credentials', async () => {
    let sent: RequestInit = {};
    const spying: ApiDeps = {
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

  test('does not read the body of a successful response (R258)', async () => {
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

  test('throws synchronously if the browser lacks a feature', () => {
    const broken: ApiDeps = {
      ...from,
      age: () => {
        throw new TypeError('performance is undefined');
      },
    };
    expect(() => write({ method: 'POST', url: '/api/x' }, broken)).toThrow('performance');
  });

  test('times out after 30 s', async () => {
    vi.useFakeTimers();
    const silent: ApiDeps = {
      ...from,
      fetch: (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    };
    const outcome = write({ method: 'POST', url: '/api/x' }, silent).catch(({ name }) => name);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect(await outcome).toBe('TimeoutError');
  });

  test('rejects without a network', async () => {
    const dead: ApiDeps = { ...from, fetch: () => fetch('http://127.0.0.1:1/') };
    await expect(write({ method: 'POST', url: '/api/x' }, dead)).rejects.toThrow(TypeError);
  });
});

describe('read', () => {
  let kept = new Map<string, Promise<unknown>>();
  beforeEach(() => {
    kept = new Map();
  });

  test('requests the first element of its key, with the specified headers (R296)', async () => {
    answer.body = '{"a":1}';
    let credentials: string | undefined;
    const spying: ApiDeps = {
      ...from,
      fetch: (url, init) => {
        ({ credentials } = init ?? {});
        return from.fetch(url, init);
      },
    };
    expect(await read(['/api/x', 2], 'throw', spying, kept)).toEqual({ a: 1 });
    const { request } = seen[0] ?? expect.unreachable('no request');
    expect([request.method, request.url, credentials]).toEqual(['GET', '/api/x', 'include']);
    expect(request.headers).toMatchObject({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-auth-user': 'sam',
      'x-auth-admin': 'true',
    });
    expect(request.headers).not.toHaveProperty('content-type');
  });

  test('caches per key, without expiry (R304)', async () => {
    answer.body = '[]';
    const first = await read(['/api/x'], 'throw', from, kept);
    expect(await read(['/api/x'], 'throw', from, kept)).toBe(first);
    await read(['/api/x', 'more'], 'throw', from, kept);
    expect(seen).toHaveLength(2);
  });

  test('throws on a 401, unless null was requested (R297)', async () => {
    answer = { status: 401, body: '' };
    await expect(read(['/api/x'], 'throw', from, kept)).rejects.toThrow('401: Unauthorized');
    expect(await read(['/api/x'], 'null', from, kept)).toBeNull();
  });

  test('reports a failure once, does not retry, and does not cache it (R301, R304)', async () => {
    answer = { status: 500, body: 'boom' };
    await expect(read(['/api/x'], 'null', from, kept)).rejects.toThrow('500: boom');
    expect(seen).toHaveLength(1);
    answer = { status: 200, body: '7' };
    expect(await read(['/api/x'], 'null', from, kept)).toBe(7);
  });

  test('throws without a URL and on invalid JSON', async () => {
    await expect(read([''], 'throw', from, kept)).rejects.toThrow('A URL is required');
    answer.body = '<p>';
    await expect(read(['/api/x'], 'throw', from, kept)).rejects.toThrow(SyntaxError);
  });
});

test('documents the defaults of a query library next to ours (R305)', () => {
  const source = readFileSync(new URL('api.store.ts', import.meta.url), 'utf8').replaceAll(
    /\s+\*\s+/g,
    ' ',
  );
  expect(source).toContain('retry three times, after min(1000 × 2^n, 30000) ms');
  expect(source).toContain('keep an unused response for five minutes (R305, D46)');
});
