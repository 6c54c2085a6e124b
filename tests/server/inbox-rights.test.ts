/** What leaves the inbox, and what is deleted for good: lists, the data of one person, erasure. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { zoneTimeOf } from '#lib/zone-time.ts';
import { DAY, HOUR } from '#server/base/clock.ts';
import { site } from '#site';
import type { EraseReceipt } from '#staff/contract/lead.ts';
import { freshServer } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { NO_ANSWER, jsonOf, member } from './inbox-client.ts';
import { addressesIn } from './residue.ts';
import { run } from './run-command.ts';

const PERSON = 'visitor-4711@example.com';
const TYPO = 'visitor-4713@example.com';

describe('A list', () => {
  it('is exported as it is shown or selected, without formulas', async () => {
    const server = await freshServer();
    const safiya = await member(server, 'safiya');
    const formula = '=HYPERLINK("http://evil.example","x")';
    await post(server.origin, lead({ firstName: formula, message: 'a, "b"\nc' }));
    const spam = await acceptedId(await post(server.origin, lead({ confirm_reading_order: 'x' })));
    const kept = await acceptedId(await post(server.origin, lead({ lastName: 'Bluestem' })));
    const exported = async (query: object): Promise<string> => {
      const response = await safiya.post('/export', query);
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return response.text();
    };
    const all = await exported({ queue: 'all' });
    expect(all).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(all).toContain('"a, ""b""\nc"');
    expect(all.indexOf(kept)).toBeLessThan(all.indexOf(spam));
    const found = await exported({ queue: 'all', search: 'bluestem' });
    expect(found).toContain(kept);
    expect(found).not.toContain(spam);
    const selected = await exported({ queue: 'all', ids: [spam] });
    expect(selected).toContain(spam);
    expect(selected).not.toContain(kept);
    expect((await safiya.post('/export', { queue: 'x' })).status).toBe(400);
    expect((await safiya.post('/export', { queue: 'all', ids: ['x'] })).status).toBe(400);
    const admin = await member(server, 'odessa', 'admin');
    expect(await jsonOf(admin.get('/log'))).toMatchObject([
      { action: 'leads.exported', about: 'all, 1', by: 'safiya' },
      { action: 'leads.exported', about: 'all, 1' },
      { action: 'leads.exported', about: 'all, 3' },
    ]);
  });
});

describe('The data of a person', () => {
  it('is handed out with everything staff wrote, and without the ids of staff', async () => {
    const server = await freshServer();
    const safiya = await member(server, 'safiya');
    const id = await acceptedId(await post(server.origin, lead({ email: PERSON })));
    await post(server.origin, lead({ email: PERSON.toUpperCase(), message: 'Again' }));
    await post(server.origin, lead({ message: `My partner is ${PERSON}` }));
    await safiya.act(id, 'note', { text: 'Prefers mornings' });
    const response = await safiya.post(`/leads/${id}/export-person`);
    const text = await response.clone().text();
    const leads = await jsonOf<object[]>(response);
    expect(leads).toHaveLength(2);
    expect(leads[0]).toMatchObject({ id, history: [{ action: 'note', text: 'Prefers mornings' }] });
    for (const secret of ['digest', safiya.id, 'My partner']) expect(text).not.toContain(secret);
    expect(await jsonOf<object[]>(safiya.post(`/leads/${id}/export-person`))).toHaveLength(2);
    const view = await safiya.lead(id);
    expect(view.timeline.at(-1)).toMatchObject({ action: 'export', by: 'safiya' });
    // The command says the same.
    const printed = JSON.parse((await run(server.data, 'person', ['export', PERSON])).stdout);
    expect(printed[0].history).toMatchObject([
      { action: 'note' },
      { action: 'export' },
      { action: 'export' },
    ]);
  });

  it('is erased with its notes and its former address, and the receipt names nobody', async () => {
    const server = await freshServer({ ...NO_ANSWER, BACKUP_DAYS: '20' });
    const safiya = await member(server, 'safiya');
    const id = await acceptedId(await post(server.origin, lead({ email: PERSON })));
    const other = await acceptedId(await post(server.origin, lead({ email: TYPO })));
    const quiet = await acceptedId(await post(server.origin, lead()));
    await safiya.act(id, 'note', { text: `Also writes as ${PERSON}` });
    await safiya.act(quiet, 'note', { text: 'Stays' });
    const receipt = await jsonOf<EraseReceipt>(safiya.post(`/leads/${id}/erase-person`));
    expect(receipt).toEqual({
      id: expect.any(String),
      at: expect.any(Number),
      forms: { contact: 1 },
      // A backup of this moment is deleted by the first hourly look after 20 days.
      backupsGoneBy: zoneTimeOf(receipt.at + 20 * DAY + HOUR, site.timeZone).day,
    });
    expect((await safiya.get(`/leads/${id}`)).status).toBe(404);
    expect((await safiya.post(`/leads/${id}/note`, { text: 'x' })).status).toBe(404);
    expect((await safiya.post(`/leads/${id}/erase-person`)).status).toBe(404);
    const { counts, rows } = await safiya.list('all');
    expect(counts).toMatchObject({ all: 2, unanswered: 2, undelivered: 2 });
    expect(rows.map((row) => row.id)).toEqual([quiet, other]);
    expect((await run(server.data, 'purge')).code).toBe(0);
    expect([...addressesIn(server.data)]).not.toContain(PERSON);
    expect([...addressesIn(server.data)]).toContain(TYPO);
    const receipts = readFileSync(join(server.data, 'erasures.jsonl'), 'utf8');
    expect(receipts).toContain(receipt.id);
    expect(receipts).not.toContain('visitor');
  });

  it('is what staff put together, and not what they took apart', async () => {
    const server = await freshServer(NO_ANSWER);
    const safiya = await member(server, 'safiya');
    const id = await acceptedId(await post(server.origin, lead({ email: PERSON })));
    const other = await acceptedId(await post(server.origin, lead({ email: TYPO })));
    const shared = await acceptedId(
      await post(server.origin, lead({ email: PERSON, message: 'Partner' })),
    );
    for (const to of [undefined, null, 'x', 5])
      expect((await safiya.post(`/leads/${id}/join`, { to })).status).toBe(422);
    expect((await safiya.act(id, 'join', { to: other })).samePerson).toEqual({ contact: 3 });
    expect((await safiya.act(shared, 'part')).isApart).toBe(true);
    expect((await safiya.lead(other)).related).toMatchObject([{ id, isOwn: true, why: 'hand' }]);
    expect(await jsonOf<object[]>(safiya.post(`/leads/${other}/export-person`))).toHaveLength(2);
    expect(await jsonOf<object[]>(safiya.post(`/leads/${shared}/export-person`))).toHaveLength(1);
    const receipt = await jsonOf<EraseReceipt>(safiya.post(`/leads/${other}/erase-person`));
    expect(receipt).toMatchObject({ forms: { contact: 2 } });
    expect((await safiya.list('all')).rows.map((row) => row.id)).toEqual([shared]);
  });

  it('is erased with the unfinished notes, which only their writer sees', async () => {
    const server = await freshServer(NO_ANSWER);
    const [safiya, marco] = [await member(server, 'safiya'), await member(server, 'marco')];
    const editor = await member(server, 'juno', 'editor');
    const id = await acceptedId(await post(server.origin, lead({ email: TYPO })));
    await safiya.list('all');
    const keep = (who: typeof safiya, text: unknown, path = id): Promise<Response> =>
      who.put(`/leads/${path}/draft`, { text });
    expect((await keep(safiya, `Also writes as ${PERSON}`)).status).toBe(200);
    expect((await safiya.lead(id)).draft).toBe(`Also writes as ${PERSON}`);
    expect((await marco.lead(id)).draft).toBe('');
    expect((await keep(editor, 'x')).status).toBe(403);
    expect((await keep(marco, ['x'])).status).toBe(400);
    expect((await keep(marco, 'x'.repeat(20_000))).status).toBe(422);
    expect((await keep(marco, 'x', 'nothing')).status).toBe(404);
    expect([...addressesIn(server.data)]).toContain(PERSON);
    expect(await jsonOf(marco.post(`/leads/${id}/export-person`))).toMatchObject([
      { unfinishedNotes: [{ text: `Also writes as ${PERSON}` }] },
    ]);
    await jsonOf(safiya.post(`/leads/${id}/erase-person`));
    await safiya.list('all');
    expect((await run(server.data, 'purge')).code).toBe(0);
    expect([...addressesIn(server.data)]).not.toContain(PERSON);
    expect((await keep(safiya, 'x')).status).toBe(404);
  });
});
