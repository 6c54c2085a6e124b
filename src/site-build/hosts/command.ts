/**
 * `npm run hosts -- nginx` (or `caddy`, `vercel`): writes headers, caching and redirects of the built
 * site as configuration for that host, into the folder of the second argument. `npm run hosts -- check <origin>`
 * compares a published site with the built one.
 */
import { unknownWord } from '#lib/content/unknown-word.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REDIRECT_TABLE_PATH, type RedirectTable } from '#lib/redirects/table.ts';
import { makeReadable, makeReadableFolder } from '../output/readable.ts';
import { caddyfile } from './caddy.ts';
import { checkSite, describeFindings, isWell } from './check.ts';
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
};
const USAGE = `npm run hosts -- ${Object.keys(HOSTS).join(' | ')} [folder], or npm run hosts -- check <origin>`;
const DIST = resolve(import.meta.dirname, '../../../dist');

function readTable(): RedirectTable {
  const file = join(DIST, REDIRECT_TABLE_PATH);
  if (!existsSync(file)) throw new Error('No built site found. Run: npm run build');
  return JSON.parse(readFileSync(file, 'utf8')) as RedirectTable;
}

function write(host: string, folder: string): void {
  const table = readTable();
  makeReadableFolder(folder);
  for (const [name, text] of Object.entries(HOSTS[host] ?? {})) {
    const file = join(folder, name);
    writeFileSync(file, text(table));
    makeReadable(file);
    process.stdout.write(`Written: ${file}\n`);
  }
}

async function check(address: string): Promise<void> {
  if (!URL.canParse(address)) throw new Error(`Usage: ${USAGE}`);
  const findings = await checkSite(new URL(address).origin, DIST, readTable());
  process.stdout.write(describeFindings(findings));
  if (!isWell(findings)) process.exitCode = 1;
}

const [host = '', folder] = process.argv.slice(2);
try {
  if (host === 'check') await check(folder ?? '');
  else if (Object.hasOwn(HOSTS, host)) write(host, folder ?? '.');
  else {
    const wrong = host === '' ? [] : [unknownWord(host, ['check', ...Object.keys(HOSTS)])];
    throw new Error([...wrong, `Usage: ${USAGE}`].join('\n'));
  }
} catch (error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${message}${cause instanceof Error ? `: ${cause.message}` : ''}\n`);
  process.exitCode = 1;
}
