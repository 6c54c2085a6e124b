/** `npm run person`: finds, shows, exports and erases the data of one person. */
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#server/base/clock.ts';
import { createLog } from '#server/base/log.ts';
import { withErasures } from '#server/leads/erasure/restored-store.ts';
import { StoreDown } from '#server/base/store-errors.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { claimed, newLead, NOW, OPTIONS } from './describe-store.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import {
  delivered,
  freshProcess,
  freshServer,
  inFlight,
  rowsOf,
  startCrm,
  serverOn,
} from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { addressesIn } from './residue.ts';
import { failure, run } from './run-command.ts';

const PERSON = 'visitor-4711@example.com';
const OTHER = 'visitor-4712@example.com';
/** Spellings of the same address. */
const SPELLINGS = [PERSON, 'Visitor-4711@Example.COM', ' VISITOR-4711@example.com '];

const backupsIn = (data: string): string[] =>
  readdirSync(join(data, 'backups')).filter((name) => /^leads-.*\.db$/.test(name));

describe('npm run person', () => {
  it('finds, shows and exports every lead of an address in any spelling', async () => {
    const { origin, data } = await freshServer();
    const ids: string[] = [];
    for (const email of SPELLINGS)
      ids.push(await acceptedId(await post(origin, lead({ email, message: `as ${email}` }))));
    const spam = { email: PERSON, confirm_reading_order: 'x', message: 'bot' };
    ids.push(await acceptedId(await post(origin, lead(spam))));
    const mention = lead({ email: OTHER, message: `My partner is ${PERSON}.` });
    const other = await acceptedId(await post(origin, mention));

    const found = await run(data, 'person', ['find', 'Visitor-4711@EXAMPLE.com']);
    for (const id of ids) expect(found.stdout).toContain(id);
    expect(found.stdout).toContain(`mention the address: ${other}`);
    const shown = (await run(data, 'person', ['show', PERSON])).stdout;
    expect(shown).toContain(`message: as ${PERSON}`);
    expect(shown).not.toContain('My partner');
    const exported: unknown = JSON.parse((await run(data, 'person', ['export', PERSON])).stdout);
    expect(exported).toEqual(ids.map((id) => expect.objectContaining({ id, form: 'contact' })));
    expect((await run(data, 'person', ['find', 'nobody@example.com'])).stdout).toContain(
      'There are no leads',
    );
    expect((await run(data, 'person', ['find'])).code).toBe(1);
  });

  it('erases one person and nobody else, and says what still has the data and until when', async () => {
    const crm = await startCrm();
    const env = { ...crm.env, BACKUP_DAYS: '20' };
    const server = await freshServer(env);
    const { origin, data } = server;
    const ids: string[] = [];
    for (const email of SPELLINGS) ids.push(await acceptedId(await post(origin, lead({ email }))));
    const other = await acceptedId(await post(origin, lead({ email: OTHER })));
    await delivered(data, 4);
    await run(data, 'backup');

    expect(await run(data, 'person', ['erase', PERSON], env)).toMatchObject(failure('--yes'));
    // Of earlier versions, whose operators count on it.
    const former = await run(data, 'person', ['erase', PERSON, '--yes', '--backups'], env);
    expect(former).toMatchObject(failure('Nothing was erased. Leave out --backups'));
    expect(rowsOf(data, 'select 1 from leads')).toHaveLength(4);

    const erased = await run(data, 'person', ['erase', PERSON.toUpperCase(), '--yes'], env);
    expect([erased.code, erased.stderr]).toEqual([0, '']);
    expect(rowsOf(data, 'select id from leads')).toEqual([{ id: other }]);
    const receipt = JSON.parse(readFileSync(join(data, 'erasures.jsonl'), 'utf8'));
    expect(Object.keys(receipt)).toEqual(['id', 'at', 'leads', 'forms']);
    expect(receipt).toMatchObject({ leads: ids, forms: { contact: 3 } });
    expect(rowsOf(data, 'select id from erasures')).toEqual([{ id: receipt.id }]);
    // A backup of this moment is deleted by the first hourly look after 20 days.
    const day = new Date(receipt.at + 20 * DAY + HOUR).toISOString().slice(0, 10);
    expect(erased.stdout).toMatch(
      new RegExp(
        `Erased: 3 leads \\(contact: 3\\).*HubSpot: delete the contact.*received ${ids.join(', ')}.*Backups.*not searched.*deleted by ${day}; copies that somebody keeps elsewhere`,
        's',
      ),
    );
    expect([...addressesIn(join(data, 'backups'))].sort()).toEqual([PERSON, OTHER]);
    const again = await run(data, 'person', ['erase', PERSON, '--yes'], env);
    expect(again.stdout).toContain('Backups were not searched');
    expect(server.output().toLowerCase()).not.toContain('4711');
    // The server keeps running, and the person can post again.
    await acceptedId(await post(origin, lead({ email: PERSON })));
  });

  it('erases a lead during its delivery: the attempt is neither recorded nor repeated', async () => {
    const crm = await startCrm();
    const { origin, data, pid } = await freshProcess(crm.env);
    crm.behave({ kind: 'slow', ms: 2000 });
    await acceptedId(await post(origin, lead({ email: PERSON })));
    await inFlight(data);
    // A paused server cannot finish the delivery before the command, however slow the machine is.
    process.kill(pid, 'SIGSTOP');
    const { stdout } = await run(data, 'person', ['erase', PERSON, '--yes']).finally(() =>
      process.kill(pid, 'SIGCONT'),
    );
    expect(stdout).toMatch(/HubSpot.*sent, not confirmed/s);
    crm.behave();
    const next = await acceptedId(await post(origin, lead({ email: OTHER })));
    await delivered(data, 1);
    expect(rowsOf(data, 'select lead_id as id from attempts')).toEqual([{ id: next }]);
    expect((await run(data, 'purge', [], crm.env)).code).toBe(0);
    expect([...addressesIn(data)]).toEqual([OTHER]);
  });
});

describe('A restored backup', () => {
  it('does not restore an erased person or deliver their leads', async () => {
    const server = await freshServer();
    const { origin, data } = server;
    await acceptedId(await post(origin, lead({ email: PERSON })));
    const other = await acceptedId(await post(origin, lead({ email: OTHER })));
    await run(data, 'backup');
    await run(data, 'person', ['erase', PERSON, '--yes']);
    await server.end('SIGTERM');

    const restored = emptyFolder();
    const [backup = ''] = backupsIn(data);
    copyFileSync(join(data, 'backups', backup), join(restored, 'leads.db'));
    copyFileSync(join(data, 'erasures.jsonl'), join(restored, 'erasures.jsonl'));
    const crm = await startCrm();
    const next = await serverOn(restored, crm.env);
    await until(() => crm.accepted.length === 1);
    expect(rowsOf(restored, 'select id from leads')).toEqual([{ id: other }]);
    expect(rowsOf(restored, 'select 1 from erasures')).toHaveLength(1);
    await next.end('SIGTERM');
    expect(next.output()).toContain('"event":"erasure.repeated"');
    expect(crm.answers).toHaveLength(1);

    // A new backup includes the receipts; a lost file is rewritten from the store.
    rmSync(join(restored, 'erasures.jsonl'));
    await run(restored, 'backup');
    expect(existsSync(join(restored, 'erasures.jsonl'))).toBe(true);
    expect(existsSync(join(restored, 'backups', 'erasures.jsonl'))).toBe(true);
  });

  it('is not delivered from while the receipts cannot be read', async () => {
    const crm = await startCrm();
    const data = emptyFolder();
    writeFileSync(join(data, 'erasures.jsonl'), 'damaged');
    const { origin, output } = await serverOn(data, crm.env);
    await acceptedId(await post(origin, lead()));
    await until(() => output().includes('"event":"delivery.stalled"'));
    // The workers try again every second, and this runs after them.
    await until(async () => (await post(origin, lead())).status === 200);
    expect(output().split('"event":"delivery.stalled"')).toHaveLength(2);
    expect(crm.answers).toEqual([]);
    rmSync(join(data, 'erasures.jsonl'));
    await until(() => crm.accepted.length === 2);
  });
});

it('A store with a lead that was erased delivers nothing before the receipts are applied, or while they cannot be read', async () => {
  const folder = emptyFolder();
  const log = createLog('error', () => undefined);
  const receipts = join(folder, 'erasures.jsonl');
  const inner = createSqliteStore(join(folder, 'leads.db'), log);
  afterwards(() => inner.close());
  const [erased, other] = [await inner.save(newLead(1)), await inner.save(newLead(2))];
  writeFileSync(receipts, 'damaged');
  const store = withErasures(inner, receipts, log);
  await expect(store.claim(OPTIONS)).rejects.toThrow(StoreDown);
  await expect(store.claimAll(OPTIONS, 9)).rejects.toThrow(StoreDown);
  const receipt = { id: 'receipt', at: NOW, leads: [erased.id], forms: { contact: 1 } };
  writeFileSync(receipts, `${JSON.stringify(receipt)}\n`);
  expect((await claimed(store)).lead.id).toBe(other.id);
  expect(await store.count()).toBe(1);
});
