/** `npm run demo`: every part of it answers, and nothing of it is left. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SESSION_COOKIE } from '#server/staff/cookies.ts';
import { freePort } from '../browser/free-port.ts';
import { staffRequests } from './staff-client.ts';
import { scaled } from '../run/limits.ts';

/** Starts it in a temporary folder of its own. `stop` returns what it left there. */
async function spawnDemo(env: Record<string, string> = {}) {
  const temporary = mkdtempSync(join(tmpdir(), 'demo-test-'));
  const child = spawn(process.execPath, ['src/server/demo/command.ts', '--no-build'], {
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

/** Starts it and waits for its addresses. */
async function startDemo(
  env: Record<string, string>,
): Promise<{ site: string; link: string; password: string; stop: () => Promise<string[]> }> {
  const { child, stop } = await spawnDemo(env);
  let text = '';
  for await (const part of child.stdout) {
    text += String(part);
    if (text.includes('Ctrl+C')) break;
  }
  const [site = '', link = ''] = text.match(/http:\S+/g) ?? [];
  const [, password = ''] = /password {2}(\S+)/.exec(text) ?? [];
  return { site, link, password, stop };
}

it(
  'shows site, inbox and editor after one link, and leaves nothing',
  async () => {
    // A real installation on this machine is not touched.
    const demo = await startDemo({ DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    try {
      expect((await fetch(demo.site)).status).toBe(200);
      const wrong = await fetch(new URL('/guess', demo.link), { redirect: 'manual' });
      expect(wrong.status).toBe(404);
      const entered = await fetch(demo.link, { redirect: 'manual' });
      expect(entered.headers.get('location')).toBe(`${demo.site}/admin`);
      const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
      expect(cookie).toContain(SESSION_COOKIE);
      const staff = staffRequests({ origin: demo.site }, cookie);
      const inbox = await staff.send('POST', '/inbox', { queue: 'unanswered' });
      const { rows } = (await inbox.json()) as { rows: unknown[] };
      expect(rows.length).toBeGreaterThan(3);
      expect((await staff.get('/content/state')).status).toBe(200);
      const { password } = demo;
      expect((await staff.send('POST', '/account/confirm', { password })).status).toBe(200);
    } finally {
      expect(await demo.stop()).toEqual([]);
    }
  },
  scaled(60_000),
);

it(
  'leaves nothing when it is stopped while it starts',
  async () => {
    const { temporary, stop } = await spawnDemo();
    await expect.poll(() => readdirSync(temporary), { timeout: scaled(10_000) }).not.toEqual([]);
    expect(await stop()).toEqual([]);
  },
  scaled(20_000),
);
