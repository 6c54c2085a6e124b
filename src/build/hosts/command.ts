/**
 * `npm run hosts -- nginx` (or `caddy`, `vercel`, `cloudfront`): writes headers, caching and redirects of the built site
 * as configuration for that host. A second argument names the folder, else the present one.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REDIRECT_TABLE_PATH, type RedirectTable } from '#domain/redirects/table.ts';
import { caddyfile } from './caddy.ts';
import { headersPolicy, uploadScript, viewerFunction } from './cloudfront.ts';
import { nginxApi, nginxHttp, nginxServer } from './nginx.ts';
import { vercelIgnore, vercelJson } from './vercel.ts';

type Write = (table: RedirectTable) => string;

const HOSTS: Readonly<Record<string, Readonly<Record<string, Write>>>> = {
  nginx: {
    'site-http.conf': nginxHttp,
    'site-server.conf': nginxServer,
    'site-api.conf': nginxApi,
  },
  caddy: { 'site.caddy': caddyfile },
  vercel: { 'vercel.json': vercelJson, '.vercelignore': vercelIgnore },
  cloudfront: {
    'headers-policy.json': headersPolicy,
    'viewer-function.js': viewerFunction,
    'upload.sh': uploadScript,
  },
};
const USAGE = `npm run hosts -- ${Object.keys(HOSTS).join(' | ')} [folder]`;

function write(host: string, folder: string): void {
  const file = resolve(import.meta.dirname, '../../../dist', `.${REDIRECT_TABLE_PATH}`);
  if (!existsSync(file)) throw new Error('No built site found. Run: npm run build');
  const table = JSON.parse(readFileSync(file, 'utf8')) as RedirectTable;
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(HOSTS[host] ?? {})) {
    writeFileSync(join(folder, name), text(table));
    process.stdout.write(`Written: ${join(folder, name)}\n`);
  }
}

const [host = '', folder = '.'] = process.argv.slice(2);
try {
  if (!Object.hasOwn(HOSTS, host)) throw new Error(`Usage: ${USAGE}`);
  write(host, folder);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
