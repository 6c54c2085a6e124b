/** Runs Debian's nginx and Caddy with the shipped configurations, in front of a real server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../browser/free-port.ts';
import { makeCertificate } from '../programs/certificate.ts';
import { optional } from '../programs/optional.ts';

export const DEPLOY = resolve(import.meta.dirname, '../../src/server/deploy');

export interface Proxy {
  /** Public URL. */
  front: string;
  /** Output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { redirect: 'manual' })).status > 0;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

/** Runs a proxy and waits until it answers at `url`. */
export async function run(
  program: string,
  args: readonly string[],
  url: string,
  env = {},
): Promise<Omit<Proxy, 'front'>> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  };
  for (let left = 400; !(await isUp(url)); left -= 1) {
    if (left === 0 || child.exitCode !== null)
      throw new Error(`${program} did not start: ${printed}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  return { output: () => printed, stop };
}

/**
 * Starts nginx over TLS, with a self-signed certificate.
 * @param folder an empty folder; logs are in `access.log` and `error.log`
 * @returns also the URL without TLS
 */
export async function startNginx(
  origin: string,
  folder: string,
): Promise<Proxy & { plain: string }> {
  const [plain, secure] = [await freePort(), await freePort()];
  const { key, certificate } = makeCertificate(folder, 'www.example.com');
  const site = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace(/listen \[::\].*\n/g, '\n')
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace('listen 443', `listen 127.0.0.1:${secure}`)
    .replace('127.0.0.1:4321', new URL(origin).host)
    .replace(/\/etc\/letsencrypt\S*fullchain.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S*privkey.pem/, key)
    .replaceAll('/var/log/nginx', folder);
  writeFileSync(join(folder, 'site.conf'), site);
  // Otherwise its workers run as a user who cannot write to the folder.
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${asRoot}pid ${folder}/pid; daemon off; error_log ${folder}/error.log; events {} http { access_log ${folder}/access.log; ${temporary} include ${folder}/site.conf; }`,
  );
  const args = ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const proxy = await run(optional('nginx') ?? '', args, `http://127.0.0.1:${plain}/`);
  return { ...proxy, front: `https://127.0.0.1:${secure}`, plain: `http://127.0.0.1:${plain}` };
}

/** Starts Caddy without TLS. @param folder an empty folder */
export async function startCaddy(origin: string, folder: string): Promise<Proxy> {
  const front = `http://127.0.0.1:${await freePort()}`;
  const site = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')
    .replace('www.example.com {', `${front} {`)
    .replace('127.0.0.1:4321', new URL(origin).host)
    .replace(/^\{\n/m, '{\n\tadmin off\n\tauto_https off\n');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, site);
  const proxy = await run(optional('caddy') ?? '', ['run', '--config', file], front, {
    HOME: folder,
  });
  return { ...proxy, front };
}
