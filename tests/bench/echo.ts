/**
 * The baseline of the API: the same HTTP server, listener and framework, which parses the same JSON and sends the same
 * response. `node tests/bench/echo.ts`; `plain` uses only Node's HTTP server.
 */
import { createServer } from 'node:http';
import { Hono } from 'hono';
import { CONTACT_PATH } from '#domain/forms/contact.ts';
import type { Api } from '#server/http/app.ts';
import { createListener } from '#server/http/listener.ts';
import { createHttp } from '#server/http/connections.ts';
import { createLog } from '#server/log.ts';

const ID = '01a1fb5a-e050-7000-88f5-0f7db36938cb';

async function sameStack(): Promise<string> {
  const api: Api = new Hono();
  api.post(CONTACT_PATH, (context) => {
    const body: unknown = JSON.parse(context.env.body?.toString() ?? '');
    return context.json({ ok: typeof body === 'object', id: ID });
  });
  const front = createListener({
    api,
    files: async (_request, response) => {
      response.end();
    },
    trustProxy: 0,
    log: createLog('error'),
    isSelfTest: () => false,
    isStopping: () => false,
    onUntrustedProxy: () => undefined,
  });
  return createHttp(front).listen({ host: '127.0.0.1', port: 0 });
}

function plain(): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString());
      const text = JSON.stringify({ ok: typeof body === 'object', id: ID });
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Content-Length', text.length);
      response.end(text);
    });
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    });
  });
}

const address = await (process.argv[2] === 'plain' ? plain() : sameStack());
process.stdout.write(`serving ${address}\n`);
