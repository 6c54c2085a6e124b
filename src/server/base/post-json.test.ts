import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { post } from './post-json.ts';

it('reads only the beginning of an answer without end', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(500);
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.once('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await post(`http://127.0.0.1:${port}`, '', {}, () => 0);
  server.closeAllConnections();
  server.close();
  expect(answer.status).toBe(500);
  expect('text' in answer && answer.text.length).toBeLessThan(200_000);
});
