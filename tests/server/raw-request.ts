/** Requests with exactly the given path, which `fetch` would normalize, and a server of redirects only. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { withRedirects } from '#server/site/redirects.ts';
import { afterwards, emptyFolder } from './cleanup.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export function rawRequest(
  origin: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    request({ hostname, port, path, headers, method, agent: false }, async (response) => {
      const parts: Buffer[] = await response.toArray();
      const { statusCode: status = 0 } = response;
      done({ status, headers: response.headers, body: Buffer.concat(parts) });
    })
      .once('error', fail)
      .end();
  });
}

/** Other requests get 204. Returns the origin. */
export async function redirectServer(table?: object): Promise<string> {
  const folder = emptyFolder();
  if (table) writeFileSync(join(folder, 'moved.json'), JSON.stringify(table));
  const handle = withRedirects(folder, async (_, response) => {
    response.writeHead(204).end();
  });
  const server = createServer((incoming, response) =>
    handle(incoming, response, (incoming.url ?? '').replace(/\?.*$/, '')),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
