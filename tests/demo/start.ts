/** Starts `npm run demo` for tests and pictures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../browser/free-port.ts';

export interface Demo {
  site: string;
  /** Signs in. */
  link: string;
  password: string;
  /** A page with what would have been sent. */
  outbox: string;
  /** Signs in as the second person. */
  colleague: string;
  /** Folder of its content. */
  content: string;
  /** Ends it. @returns what it left in its temporary folder */
  stop: () => Promise<string[]>;
}

/** Starts it in a temporary folder of its own, with the site that is built. */
export async function spawnDemo(env: Readonly<Record<string, string>> = {}) {
  const temporary = mkdtempSync(join(tmpdir(), 'demo-test-'));
  const child = spawn(process.execPath, ['src/server/run/demo/command.ts', '--no-build'], {
    env: { PATH: process.env['PATH'], TMPDIR: temporary, PORT: String(await freePort()), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<string[]> => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    const left = readdirSync(temporary);
    rmSync(temporary, { recursive: true });
    return left;
  };
  return { temporary, child, stop };
}

/** What the demo prints, as soon as it has. */
export async function addressesIn(
  output: AsyncIterable<unknown>,
): Promise<Omit<Demo, 'stop' | 'content'>> {
  let text = '';
  for await (const part of output) {
    text += String(part);
    if (text.includes('Ctrl+C')) break;
  }
  const [site = '', link = '', outbox = '', colleague = ''] = text.match(/http:\S+/g) ?? [];
  const [, password = ''] = /password {2}(\S+)/.exec(text) ?? [];
  return { site, link, password, outbox, colleague };
}

/** Starts it and waits for its addresses. */
export async function startDemo(env: Readonly<Record<string, string>> = {}): Promise<Demo> {
  const { child, stop, temporary } = await spawnDemo(env);
  const addresses = await addressesIn(child.stdout);
  const folder = readdirSync(temporary).find((name) => name.startsWith('demo-')) ?? '';
  return { ...addresses, content: join(temporary, folder, 'content/src/content'), stop };
}
