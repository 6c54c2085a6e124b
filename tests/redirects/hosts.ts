/**
 * Serves the built site on other hosts: nginx and Caddy with the generated configuration, and a static host without
 * redirect support.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { caddyfile } from '#site-build/hosts/caddy.ts';
import { nginxHttp, nginxServer } from '#site-build/hosts/nginx.ts';
import type { RedirectTable } from '#lib/redirects/table.ts';
import { freePort } from '../browser/free-port.ts';
import { run } from '../proxies/start.ts';
import { optional } from '../programs/optional.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
const COMMAND = join(ROOT, 'src/site-build/hosts/command.ts');

export interface Host {
  /** Origin without a trailing slash. */
  origin: string;
  stop: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Starts a static host that serves pages without extension and a 404 page, without redirects and headers, like GitHub
 * Pages.
 * @param dist the built site
 * @param slashes simulates a host that adds a trailing slash to every page and then finds nothing
 */
export async function startPlain({ slashes = false, dist = DIST } = {}): Promise<Host> {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    if (slashes && existsSync(join(dist, `${path}.html`))) {
      response.writeHead(301, { Location: `${path}/` }).end();
      return;
    }
    const file = [path === '/' ? '/index.html' : path, `${path}.html`]
      .map((name) => join(dist, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    const found = path === '/' || !path.endsWith('/') ? file : undefined;
    const sent = found ?? join(dist, '404.html');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[extname(sent)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(sent));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const nginxConfiguration = (folder: string, port: number): string => `
daemon off;
pid ${folder}/pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site-http.conf;
  UPSTREAM
  server {
    listen 127.0.0.1:${port};
    root ${DIST};
    include ${folder}/site-server.conf;
    API
  }
}
`;

/** Configuration written for a host by `npm run hosts`, in a new folder; with another table, as it would write it. */
function configurationFor(host: 'nginx' | 'caddy', table: RedirectTable | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  if (table) {
    const files: Record<string, string> =
      host === 'nginx'
        ? { 'site-http.conf': nginxHttp(table), 'site-server.conf': nginxServer(table) }
        : { 'site.caddy': caddyfile(table) };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  } else execFileSync(process.execPath, [COMMAND, host, folder]);
  return folder;
}

/** Stops a host and removes its folder. */
const ending = (folder: string, stop: () => Promise<void>) => async (): Promise<void> => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
};

/**
 * Starts Debian's nginx with the output of `npm run hosts -- nginx`, included as its comments describe.
 * @param server address of the server that takes the forms, if any
 * @param table redirects other than those of the built site
 */
export async function startNginx(server?: string, table?: RedirectTable): Promise<Host> {
  const folder = configurationFor('nginx', table);
  const port = await freePort();
  const text = nginxConfiguration(folder, port)
    .replace('UPSTREAM', server ? `upstream hearthline { server ${server}; }` : '')
    .replace('API', server ? `include ${folder}/site-api.conf;` : '');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, text);
  const origin = `http://127.0.0.1:${port}`;
  const { stop } = await run(optional('nginx') ?? '', ['-p', folder, '-c', file], origin);
  return { origin, stop: ending(folder, stop) };
}

/**
 * Starts Debian's Caddy with the output of `npm run hosts -- caddy`.
 * @param server address of the server that takes the forms, if any
 * @param table redirects other than those of the built site
 */
export async function startCaddy(server?: string, table?: RedirectTable): Promise<Host> {
  const folder = configurationFor('caddy', table);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{
	admin off
	auto_https off
}
import site.caddy
:${new URL(origin).port} {
	${server ? `import site_forms ${server}` : ''}
	import site ${DIST}
}
`,
  );
  const caddy = optional('caddy') ?? '';
  const { stop } = await run(caddy, ['run', '--config', file], origin, { HOME: folder });
  return { origin, stop: ending(folder, stop) };
}
