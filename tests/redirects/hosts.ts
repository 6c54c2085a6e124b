/**
 * Serves the built site on two other hosts: nginx with the generated maps, and a static host without redirect support.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../browser/free-port.ts';
import { findNginx } from './find-nginx.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
const COMMAND = join(ROOT, 'src/build/redirects/command.ts');

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
 * Starts a static host that serves pages without extension and a 404 page, without redirects.
 * @param slashes simulates a host that adds a trailing slash to every page and then finds nothing
 */
export async function startPlain({ slashes = false } = {}): Promise<Host> {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    if (slashes && existsSync(join(DIST, `${path}.html`))) {
      response.writeHead(301, { Location: `${path}/` }).end();
      return;
    }
    const file = [path === '/' ? '/index.html' : path, `${path}.html`]
      .map((name) => join(DIST, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    const found = path === '/' || !path.endsWith('/') ? file : undefined;
    const sent = found ?? join(DIST, '404.html');
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

const isOpen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => done(socket.destroy().destroyed))
      .once('error', () => done(false));
  });

const configuration = (folder: string, port: number): string => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  types { text/html html; application/json json; text/javascript js; text/css css; image/svg+xml svg; }
  include ${folder}/redirects-map.conf;
  server {
    listen 127.0.0.1:${port};
    root ${DIST};
    include ${folder}/redirects-server.conf;
    location / { try_files $uri $uri.html =404; }
    location = / { try_files /index.html =404; }
    error_page 404 /404.html;
  }
}
`;

/** Starts Debian's nginx with the output of `npm run redirects -- nginx`, included as its comments describe. */
export async function startNginx(): Promise<Host> {
  const program = findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  execFileSync(process.execPath, [COMMAND, 'nginx', folder]);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`nginx did not start: ${said}`);
    await wait(50);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
