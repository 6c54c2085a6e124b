/** The made-up week of `npm run demo`: it is the product, with its clock, and has one of each kind of lead. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { zoneTimeOf } from '#lib/zone-time.ts';
import { DAY, HOUR } from '#server/base/clock.ts';
import { createLog } from '#server/base/log.ts';
import { isTaken } from '#server/run/demo/hubspot.ts';
import { fillInbox } from '#server/run/demo/leads.ts';
import { createOutbox, GONE } from '#server/run/demo/outbox.ts';
import { addAccount } from '#server/run/demo/sign-in.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { site } from '#site';
import { afterwards, emptyFolder } from './cleanup.ts';
import { BUSINESS } from './inbox-leads.ts';

/** Marks messages of despair. */
const PHRASES = {
  find: () => [],
  codeOf: (text: string) => (text.includes('alive') ? 'en 1 0000' : ''),
};

/** Thanksgiving of 2026, 3 PM in Dallas. */
const NOW = Date.UTC(2026, 10, 26, 21);

async function filled(now: number) {
  const store = createSqliteStore(join(emptyFolder(), 'leads.db'), createLog('error'));
  afterwards(() => store.close());
  const { user: me } = await addAccount(store, 'alex', 'admin');
  const { user: colleague } = await addAccount(store, 'sam', 'staff');
  const business = { ...BUSINESS, zone: site.timeZone, holidays: ['2026-11-26', '2026-11-27'] };
  const rules = { minutes: 15, weekly: {}, noticeHours: 1, days: 14, closed: {}, perDay: 4 };
  const offer = { business, rules: rules as never };
  await fillInbox(store, { me, colleague }, now, () => PHRASES, offer);
  const list = await store.inbox.list({ queue: 'all', most: 100 });
  return { store, list, me, colleague, business };
}

it('keeps closed days: nothing is due on one, nor overdue because of one', async () => {
  const { list, business } = await filled(NOW);
  const open = list.filter(
    ({ lead, work }) => !lead.spam && work.replyBy !== null && work.answeredAt === null,
  );
  expect(open.length).toBeGreaterThan(5);
  // Nobody who was answered still waits to be read.
  expect(
    list.filter(({ work }) => work.answeredAt !== null && work.phrase && work.readAt === null),
  ).toEqual([]);
  const due = open.map(({ work }) => zoneTimeOf(work.replyBy ?? 0, business.zone).day);
  expect(due.filter((day) => business.holidays.includes(day))).toEqual([]);
  expect(open.filter(({ work }) => (work.replyBy ?? 0) < NOW)).toEqual([]);
});

it('has one of each kind, the oldest first, and somebody to hand over to', async () => {
  const { store, list, me, colleague } = await filled(NOW);
  const fields = (name: string, value: string) =>
    list.filter(({ lead }) => lead.fields[name] === value);
  expect(new Set(list.map(({ lead }) => lead.form))).toEqual(
    new Set(['contact', 'reset', 'quiz', 'newsletter']),
  );
  expect(list.filter(({ lead }) => lead.pageUri === '/es')).toHaveLength(1);
  expect(list.filter(({ lead }) => lead.spam).length).toBeGreaterThan(0);
  const [caller] = fields('cameBy', 'phone');
  expect((await store.inbox.find(caller?.lead.id ?? ''))?.record.events).toMatchObject([
    { action: 'enter', userId: colleague.id },
    ...(caller?.work.assignedTo ? [{ action: 'assign' }] : []),
  ]);
  const [twice] = fields('email', 'marisol.vega@example.com');
  const known = await store.inbox.find(twice?.lead.id ?? '');
  expect(known?.related.map(({ why }) => why).sort()).toEqual(['email', 'phone']);
  const owners = new Set(list.map(({ work }) => work.assignedTo));
  expect(owners).toEqual(new Set([null, me.id, colleague.id]));
  // Ids are in the order of the days, by which what was read longest ago is found.
  const at = list.map(({ lead }) => lead.receivedAt);
  const [newest, second] = [...at].sort((one, other) => other - one);
  expect([at[0], at[1]].sort()).toEqual([newest, second].sort());
  expect(Math.min(...at)).toBeLessThan(NOW - 6 * DAY);
  expect(Math.max(...at)).toBe(NOW - HOUR);
});

it('has an outbox that keeps what is sent, and a mailbox and an address that are refused', async () => {
  const outbox = createOutbox({ now: () => NOW }, 'office@example.com');
  const link = (to: string): string => `${to}/admin#all/1`;
  const text = `Hi <b>\nOpen: ${link(site.url)}\nhttps://other.example/admin`;
  const letter = { subject: 'Following up', text, id: '1' };
  expect(await outbox.send(letter)).toEqual({ taken: ['office@example.com'], refused: [] });
  const demo = 'http://localhost:1234';
  const page = outbox.html(demo);
  expect(page).toContain(
    `Hi &lt;b&gt;\nOpen: <a href="${link(demo)}">${link(demo)}</a>\nhttps://other`,
  );
  const gone = outbox.send({ ...letter, to: `${GONE}@example.com` as never });
  await expect(gone).rejects.toMatchObject({ responseCode: 550 });
  const { list } = await filled(NOW);
  const refused = list.filter(
    ({ lead }) => !isTaken({ fields: [{ name: 'email', value: String(lead.fields['email']) }] }),
  );
  expect(refused.map(({ lead }) => lead.fields['lastName'])).toEqual(['Palmer']);
});
