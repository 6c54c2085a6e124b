import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { plainAnswers } from './plain-answers.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** What the editor gets from a server that answers so. */
async function got(answer: RequestListener, path = '/api/contents', accept = 'application/json') {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = plainAnswers(fetch, `${origin}/api`);
  return send(origin + path, { method: 'POST', headers: { Accept: accept }, body: '{}' });
}

const page =
  (status: number, body = '<html><h1>nginx</h1></html>'): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);
  };

describe('an answer of a proxy becomes words', () => {
  it.each([
    ['413 as a page', page(413), 413, /too large to save at once.*fewer photos/],
    ['413 as JSON of ours', page(413, '{"message":"That is too much text."}'), 413, /too large/],
    ['502', page(502), 502, /did not answer/],
    ['503 without a body', page(503, ''), 503, /did not answer/],
    ['504', page(504), 504, /took too long.*look under Changes/],
    ['a page of a hotel’s Wi-Fi', page(200), 503, /could not be read/],
    ['an empty answer', page(200, ''), 503, /could not be read/],
    ['403 of a firewall', page(403), 403, /could not be read/],
    ['500 as text', page(500, 'oops'), 500, /could not be read/],
    ['half of an answer', page(201, '{"commit":{"sha":'), 503, /could not be read/],
  ])('%s', async (_, answer, status, words) => {
    const response = await got(answer);
    expect(response.status).toBe(status);
    const { message } = (await response.json()) as { message: string };
    expect(message).toMatch(words);
    expect(message).toContain('What you wrote is still on this page.');
  });

  it('a connection that breaks in the answer, or before it', async () => {
    const cut = await got((request, response) => {
      request.resume();
      response.writeHead(201, { 'Content-Length': 100 }).write('{"a":', () => {
        response.destroy();
      });
    });
    expect(await cut.json()).toMatchObject({ message: expect.stringMatching(/connection broke/) });
    const none = await got((request) => request.destroy());
    expect(await none.json()).toMatchObject({ message: expect.stringMatching(/^No connection/) });
  });
});

it('leaves answers of our server, pictures and other addresses as they are', async () => {
  const refusal = await got(page(422, '{"message":"Line 4: no such picture."}'));
  expect([refusal.status, await refusal.json()]).toEqual([
    422,
    { message: 'Line 4: no such picture.' },
  ]);
  expect(await (await got(page(200, 'bytes'), '/api/raw/a.jpg', '*/*')).text()).toBe('bytes');
  expect(await (await got(page(502, 'x'), '/elsewhere')).text()).toBe('x');
});
