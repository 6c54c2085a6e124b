/** Serves the test site, with delayed scripts and form posts. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

export interface Site {
  /** Origin without a trailing slash. */
  url: string;
  /** Bodies of the form-encoded posts received, in order. */
  posts: URLSearchParams[];
  /** Scripts are sent after this promise settles. */
  scripts: Promise<unknown>;
  close: () => Promise<void>;
}

/** Serves `folder` on a free port; a POST to any path is recorded and redirected with a 303 to `/sent`. */
export async function serve(folder: string): Promise<Site> {
  const site = { url: '', posts: [] as URLSearchParams[], scripts: Promise.resolve<unknown>(0) };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += chunk;
      site.posts.push(new URLSearchParams(body));
      response.writeHead(303, { location: '/sent' }).end();
      return;
    }
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
    const file = extname(pathname) ? pathname : page;
    if (file.endsWith('.js')) await site.scripts;
    try {
      const content = await readFile(join(folder, file));
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(site, { close });
}
