/** A proxy between a browser and the site that can stop answering, and that can show another build. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CuttableProxy {
  /** Origin of the site at this end. */
  origin: string;
  /** Paths asked for so far. */
  asked: string[];
  /** What the site becomes: changes pages, or answers with another status. */
  site: { change: (html: string) => string; status?: number };
  /** From now on nothing answers at the address, as without a connection. */
  cut: () => Promise<void>;
  restore: () => Promise<void>;
}

/** @param to origin of the server */
export async function openProxy(to: string): Promise<CuttableProxy> {
  const asked: string[] = [];
  const site: CuttableProxy['site'] = { change: (html) => html };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const answer = await fetch(new URL(path, to), { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const isPage = type.startsWith('text/html');
    const body = isPage
      ? site.change(await answer.text())
      : Buffer.from(await answer.arrayBuffer());
    const kept = [...answer.headers].filter(
      ([name]) =>
        !/^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name),
    );
    response.writeHead((isPage && site.status) || answer.status, kept).end(body);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    site,
    cut: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    restore: async () => listen(port),
  };
}
