/** The baseline: an almost empty page on the same server, in a copy of the built site. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const DIST = resolve(import.meta.dirname, '../../dist');
const ENTRY = resolve(import.meta.dirname, '../server/entry.ts');

/** A valid page of 1 kB: one heading, one paragraph, no subresources. */
const FLOOR = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title><meta name="description" content="The least a page can be, to measure other pages against."><link rel="icon" href="data:,"></head><body><main><h1>Floor</h1><p>${'The quick brown fox jumps over the lazy dog. '.repeat(16).trim()}</p></main></body></html>`;

export interface FloorServer {
  home: string;
  floor: string;
  stop: () => Promise<void>;
}

async function addressOf(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  const address = text.match(/http:\/\/\S+/)?.[0];
  if (address === undefined) throw new Error(`The server did not start: ${text}`);
  return address;
}

/** Serves a copy of `dist/` that also contains the baseline page. Throws if nothing is built. */
export async function setUp(): Promise<FloorServer> {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('Build the site first: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const dist = join(folder, 'dist');
  cpSync(DIST, dist, { recursive: true });
  writeFileSync(join(dist, 'floor.html'), FLOOR);
  writeFileSync(join(dist, 'floor.html.br'), brotliCompressSync(FLOOR));
  writeFileSync(join(dist, 'floor.html.gz'), gzipSync(FLOOR));
  const child = spawn(process.execPath, [ENTRY, dist], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: `file:${join(folder, 'leads.db')}`,
      LOG_LEVEL: 'error',
    },
  });
  const address = await addressOf(child);
  return {
    home: `${address}/`,
    floor: `${address}/floor`,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
