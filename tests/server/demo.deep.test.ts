/** `npm run demo`: every part of it answers, and nothing of it is left. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SESSION_COOKIE } from '#server/accounts/cookies.ts';
import { spawnDemo, startDemo } from '../demo/start.ts';
import { staffRequests } from './staff-client.ts';
import { scaled } from '../run/limits.ts';

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
