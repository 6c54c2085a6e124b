/** `npm run demo`: every part of it answers, and nothing of it is left. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { LeadView } from '#staff/contract/lead.ts';
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
      // One was refused by HubSpot and one bounced, as soon as they were tried.
      const found = async (search: string): Promise<string> => {
        const page = await staff.send('POST', '/inbox', { queue: 'all', search });
        return ((await page.json()) as { rows: { id: string }[] }).rows[0]?.id ?? '';
      };
      const lead = async (id: string) =>
        (await (await staff.get(`/leads/${id}`)).json()) as LeadView;
      const [wade, iris] = [await found('Palmer'), await found('Novak')];
      await expect.poll(async () => (await lead(wade)).delivery).toBe('refused');
      const replies = async (id: string) =>
        (await lead(id)).timeline.flatMap((entry) => (entry.kind === 'reply' ? [entry] : []));
      await expect.poll(async () => (await replies(iris))[0]?.state).toBe('refused');
      await staff.send('POST', `/leads/${wade}/correct`, { email: 'wade@example.com' });
      await expect.poll(async () => (await lead(wade)).delivery).toBe('delivered');
      // A letter goes to the outbox and nowhere else, once it cannot be taken back any more.
      const body = { text: 'Hi Wade, mornings are fine.', language: 'en' };
      await staff.send('POST', `/leads/${wade}/reply`, body);
      expect(await lead(wade)).toMatchObject({ canMail: true, answeredBy: 'alex' });
      const outbox = async (): Promise<string> => (await fetch(demo.outbox)).text();
      await expect.poll(outbox, { timeout: scaled(20_000) }).toContain('mornings are fine');
      const other = await fetch(demo.colleague, { redirect: 'manual' });
      const [sam = ''] = (other.headers.get('set-cookie') ?? '').split(';');
      const people = await staffRequests({ origin: demo.site }, sam).get('/people');
      expect(await people.json()).toMatchObject([{ username: 'alex' }, { username: 'sam' }]);
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
