/** The files for reverse proxies, run by Debian's own nginx and Caddy in front of a real server. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTACT_PATH } from '#domain/lead.ts';
import { freePort } from '../browser/free-port.ts';
import { findNginx } from '../redirects/find-nginx.ts';
import { afterwards, emptyFolder, lead, post, rowsOf, startServer, until } from './harness.ts';

const DEPLOY = resolve(import.meta.dirname, '../../src/server/deploy');

const find = (program: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
const [caddy, openssl, analyze] = ['caddy', 'openssl', 'systemd-analyze'].map(find);

/** Runs a proxy until the test is over. */
function run(program: string, args: readonly string[], env = {}): void {
  const child = spawn(program, args, {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], ...env },
  });
  afterwards(async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  });
}

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { redirect: 'manual' })).status > 0;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

const server = (limit: string) =>
  startServer(emptyFolder(), { TRUST_PROXY: '1', RATE_LIMIT: limit });

/** What holds behind every proxy. `send` posts a lead through it and returns the status. */
async function holds(
  send: (body: unknown, headers?: Record<string, string>) => Promise<number>,
): Promise<void> {
  expect(await send(lead())).toBe(200);
  expect(await send(lead({ message: 'x'.repeat(70_000) }))).toBe(413);
  expect(await send(lead(), { Origin: 'https://evil.example' })).toBe(403);
  // An invented address does not make a new visitor.
  expect(await send(lead(), { 'X-Forwarded-For': '10.1.1.1' })).toBe(429);
  expect(await send(lead(), { 'X-Forwarded-For': '10.1.1.2', 'X-Real-IP': '10.1.1.2' })).toBe(429);
}

describe.runIf(openssl)('nginx', () => {
  it('serves site and forms over TLS, and tells who the visitor is', async () => {
    const { origin, data } = await server('2/10m');
    const folder = emptyFolder();
    const [plain, secure] = [await freePort(), await freePort()];
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    execFileSync(
      openssl ?? '',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=www.example.com',
        '-keyout',
        key,
        '-out',
        certificate,
      ],
      { stdio: 'ignore' },
    );
    const site = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
      .replace(/listen \[::\].*\n/g, '\n')
      .replace('listen 80', `listen 127.0.0.1:${plain}`)
      .replace('listen 443', `listen 127.0.0.1:${secure}`)
      .replace('127.0.0.1:4321', new URL(origin).host)
      .replace(/\/etc\/letsencrypt\S*fullchain.pem/, certificate)
      .replace(/\/etc\/letsencrypt\S*privkey.pem/, key);
    writeFileSync(join(folder, 'site.conf'), site);
    // Else its workers become somebody who may not write into the folder.
    const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${asRoot}pid ${folder}/pid; daemon off; error_log ${folder}/error.log; events {} http { access_log off; ${temporary} include ${folder}/site.conf; }`,
    );
    run(findNginx(), ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]);
    await until(() => isUp(`http://127.0.0.1:${plain}/`));

    const ask = (path: string, method = 'GET', body = '', headers = {}) =>
      new Promise<{ status: number; text: string; hsts: unknown }>((done, fail) => {
        const options = {
          host: '127.0.0.1',
          port: secure,
          path,
          method,
          rejectUnauthorized: false,
          headers: { Host: 'www.example.com', ...headers },
        };
        request(options, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('end', () =>
            done({
              status: response.statusCode ?? 0,
              text,
              hsts: response.headers['strict-transport-security'],
            }),
          );
        })
          .on('error', fail)
          .end(body);
      });
    const home = await ask('/');
    expect([home.status, home.hsts]).toEqual([200, expect.stringContaining('max-age')]);
    expect((await ask('/metrics')).status).toBe(404);
    expect((await ask('/healthz')).status).toBe(200);
    const moved = await fetch(`http://127.0.0.1:${plain}/about-us?a=1`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      'https://127.0.0.1/about-us?a=1',
    ]);
    await holds(async (body, headers = {}) => {
      const text = JSON.stringify(body);
      const sent = {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
        Origin: 'https://www.example.com',
        'Sec-Fetch-Site': 'same-origin',
        ...('Origin' in headers && { 'Sec-Fetch-Site': 'cross-site' }),
        ...headers,
      };
      return (await ask(CONTACT_PATH, 'POST', text, sent)).status;
    });
    expect(rowsOf(data, 'select 1 from leads')).toHaveLength(1);
  });
});

describe.runIf(caddy)('Caddy', () => {
  it('serves site and forms, and tells who the visitor is', async () => {
    const { origin, data } = await server('2/10m');
    const folder = emptyFolder();
    const front = `http://127.0.0.1:${await freePort()}`;
    const site = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')
      .replace('www.example.com {', `${front} {`)
      .replace('127.0.0.1:4321', new URL(origin).host);
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    run(caddy ?? '', ['run', '--config', join(folder, 'Caddyfile')], { HOME: folder });
    await until(() => isUp(front));

    const home = await fetch(`${front}/`);
    expect([home.status, home.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect((await fetch(`${front}/metrics`)).status).toBe(404);
    expect((await fetch(`${front}/healthz`)).status).toBe(200);
    await holds(async (body, headers) => (await post(front, body, headers)).status);
    expect(rowsOf(data, 'select 1 from leads')).toHaveLength(1);
  });
});

describe.runIf(analyze)('systemd', () => {
  it('understands the unit', () => {
    const folder = emptyFolder();
    const unit = readFileSync(join(DEPLOY, 'hearthline.service'), 'utf8').replace(
      /\/srv\/hearthline\/node_modules\/\.bin\/node/,
      process.execPath,
    );
    writeFileSync(join(folder, 'hearthline.service'), unit);
    const said = execFileSync(
      analyze ?? '',
      ['verify', '--man=no', join(folder, 'hearthline.service')],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    expect(said).toBe('');
  });
});
