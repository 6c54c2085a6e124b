/**
 * `npm run redirects -- nginx`, `npm run redirects -- vercel`: exports the redirects of the built
 * site for other hosts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nginxMaps, nginxServer, vercelJson } from '#domain/redirects/host-formats.ts';
import { REDIRECT_TABLE_PATH, type RedirectTable } from '#domain/redirects/table.ts';

type Write = (table: RedirectTable) => string;

const DIALECTS: Readonly<Record<string, Readonly<Record<string, Write>>>> = {
  nginx: { 'redirects-map.conf': nginxMaps, 'redirects-server.conf': nginxServer },
  vercel: { 'vercel.json': vercelJson },
};
const USAGE = `npm run redirects -- ${Object.keys(DIALECTS).join(' | ')} [folder]`;

function write(dialect: string, folder: string): void {
  const file = resolve(import.meta.dirname, '../../../dist', `.${REDIRECT_TABLE_PATH}`);
  if (!existsSync(file)) throw new Error('No built site found. Run: npm run build');
  const table = JSON.parse(readFileSync(file, 'utf8')) as RedirectTable;
  for (const [name, text] of Object.entries(DIALECTS[dialect] ?? {})) {
    writeFileSync(join(folder, name), text(table));
    process.stdout.write(`Written: ${join(folder, name)}\n`);
  }
}

const [dialect = '', folder = '.'] = process.argv.slice(2);
try {
  if (!Object.hasOwn(DIALECTS, dialect)) throw new Error(`Usage: ${USAGE}`);
  write(dialect, folder);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
