/** Backups: rotation, encryption, and the restore drill on good and damaged ones. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createLog } from '#server/base/log.ts';
import { restore } from '#server/run/backup/restore.ts';
import { createSqliteStore, openStore } from '#server/run/open.ts';
import type { Store } from '#server/run/store.ts';
import { createPostgresStore } from '#server/run/postgres-store.ts';
import { query } from '../postgres/cluster.ts';
import { sharedCluster } from '../postgres/shared.ts';
import { optional } from '../programs/optional.ts';
import { newLead } from './describe-store.ts';
import { afterwards, emptyFolder } from './cleanup.ts';
import { failure, run, type Result } from './run-command.ts';

// Commands say exactly what went wrong, and nothing of `store.unsafe`.
const database = sharedCluster({ durable: true, migrated: true });

const LEADS = 20;
const log = createLog('error');

async function fill(store: Store): Promise<void> {
  for (let number = 0; number < LEADS; number += 1)
    await store.save(newLead(number, { receivedAt: Date.now() - 3_600_000 }));
}

/** With twenty leads; the function runs `npm run backup` there. */
async function practice(kind: 'SQLite' | 'PostgreSQL') {
  const data = emptyFolder();
  const url = kind === 'SQLite' ? `file:${join(data, 'leads.db')}` : await database();
  const store =
    kind === 'SQLite'
      ? createSqliteStore(join(data, 'leads.db'), log)
      : createPostgresStore(url ?? '', log);
  afterwards(() => store.close());
  await fill(store);
  const folder = kind === 'SQLite' ? join(data, 'backups') : join(data, 'data/backups');
  return {
    data,
    store,
    url: url ?? '',
    folder,
    backup: (args: string[] = [], env = {}): Promise<Result> =>
      run(data, 'backup', args, { DATABASE_URL: url, ...env }),
    newest: (): string =>
      join(
        folder,
        readdirSync(folder).findLast((name) => /\.(?:db|dump|cms)$/.test(name)) ?? 'none',
      ),
  };
}

/** As the guide says to make them. */
function keyPair(folder: string, name: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, '-days', '36500', '-subj', '/CN=backup', '-keyout', key].concat([
      '-out',
      certificate,
    ]),
    { stdio: 'pipe' },
  );
  return { key, certificate };
}

/** Flips bits in the middle. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length / 2);
  for (let byte = at; byte < at + 64; byte += 1) bytes[byte] = (bytes[byte] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}

const leftovers = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('verify-')) : [];

const KINDS = ['SQLite', ...(optional('dump') ? (['PostgreSQL'] as const) : [])] as const;

describe.each(KINDS)('A restore drill on %s', (kind) => {
  it('restores the newest backup, counts it and compares it with the store', async () => {
    const { data, store, backup, folder } = await practice(kind);
    expect((await backup()).code).toBe(0);
    const [first] = await store.page('', 1);
    await store.erase({ id: 'one', at: 1, leads: [first?.lead.id ?? ''], forms: {} });
    await store.save(newLead(100, { receivedAt: Date.now() }));
    const { code, stderr } = await backup(['verify']);
    expect([code, stderr]).toEqual([0, expect.stringContaining(`restored: ${LEADS} leads`)]);
    expect(stderr).toContain('checksum: matches');
    expect(stderr).toMatch(/rows: .*\bdeliveries 20\b.*\bleads 20\b/);
    expect(stderr).toContain('19 the same, 0 changed since, 1 deleted since, 1 newer');
    expect(leftovers(kind === 'SQLite' ? data : join(folder, '..'))).toEqual([]);
  });

  it('says who can sign in again, whose sessions and links of then have ended', async () => {
    const { data, url, store, backup, newest } = await practice(kind);
    const printed: string[] = [];
    const tell = createLog('info', (lines) => printed.push(lines));
    const [now, endsAt] = [Date.now(), Date.now() + 86_400_000];
    for (const [id, role] of [
      ['juno', 'admin'],
      ['wren', 'staff'],
    ] as const)
      await store.staff.put({
        id,
        username: id,
        role,
        password: '$argon2id$',
        createdAt: 1,
        passwordAt: 1,
      });
    const session = { stage: 'signed-in', startedAt: now, lastSeenAt: now, endsAt } as const;
    await store.staff.sessions.start({
      ...session,
      id: 'a',
      digest: 'cookie',
      userId: 'juno',
      device: '',
      confirmedAt: now,
    });
    for (const token of ['recovery', 'link', 'challenge', 'device'] as const)
      await store.staff.tokens.add([{ digest: token, kind: token, userId: 'wren', endsAt }]);
    await backup();
    await store.staff.remove('wren');
    expect((await backup(['verify'])).stderr).toContain('accounts: juno (admin), wren (staff)');
    // The store itself goes on.
    expect(await store.staff.sessions.find('cookie', now, 0)).toBeDefined();
    const location =
      kind === 'SQLite'
        ? ({ kind: 'file', path: join(data, 'leads.db') } as const)
        : ({ kind: 'postgres', url } as const);
    const { location: restored, drop } = await restore(newest(), location, undefined);
    const open = async (): Promise<Store> => openStore(restored, tell, undefined, false);
    const first = await open();
    const left = async ({ staff }: Store) => [
      await staff.sessions.find('cookie', now, 0),
      await staff.tokens.find('link', 'link', now),
      await staff.tokens.find('challenge', 'challenge', now),
    ];
    expect(await left(first)).toEqual([undefined, undefined, undefined]);
    for (const token of ['recovery', 'device'] as const)
      expect(await first.staff.tokens.find(token, token, now)).toBeDefined();
    const about = 'juno (admin), wren (staff)';
    expect(await first.staff.log.page('', 9)).toMatchObject([
      { by: null, action: 'store.restored', about },
    ]);
    tell.flush();
    expect(printed.join('')).toMatch(/"store\.restored".*"juno \(admin\)","wren \(staff\)"/);
    // Once: who signs in after that stays.
    await first.staff.sessions.start({
      ...session,
      id: 'b',
      digest: 'next',
      userId: 'juno',
      device: '',
      confirmedAt: now,
    });
    await first.close();
    const second = await open();
    expect(await second.staff.sessions.find('next', now, 0)).toBeDefined();
    expect(await second.staff.log.page('', 9)).toHaveLength(1);
    await second.close();
    await drop();
  });
});

describe('A restore drill', () => {
  it('fails on every kind of damage, and says so', async () => {
    const { backup, newest } = await practice('SQLite');
    await backup();
    const file = newest();
    const whole = readFileSync(file);
    damage(file);
    expect(await backup(['verify'])).toMatchObject(failure('checksum differs'));
    // Without the checksum, the formats themselves have to notice.
    rmSync(`${file}.sha256`);
    writeFileSync(file, whole);
    truncateSync(file, Math.floor(whole.length / 2));
    expect((await backup(['verify'])).code).toBe(1);
    writeFileSync(file, 'garbage'.repeat(100));
    expect(await backup(['verify'])).toMatchObject(failure('is damaged'));
    writeFileSync(file, whole);
    expect((await backup(['verify'])).stderr).toContain('checksum: none');
  });

  it('fails if leads from before the backup are missing in it', async () => {
    const { backup, store, newest } = await practice('SQLite');
    await backup();
    // Received just before, it was committed while the backup was written.
    await store.save(newLead(199, { receivedAt: Date.now() - 40_000 }));
    expect((await backup(['verify', newest()])).stderr).toContain('1 newer');
    await store.save(newLead(200, { receivedAt: Date.now() - 1_800_000 }));
    expect(await backup(['verify', newest()])).toMatchObject(failure('1 leads of the store were'));
  });

  it('decrypts with the key, and with no other', async () => {
    const { data, backup, newest } = await practice('SQLite');
    const mine = keyPair(data, 'mine');
    const other = keyPair(data, 'other');
    const env = { BACKUP_CERTIFICATE: mine.certificate };
    expect((await backup([], env)).code).toBe(0);
    const file = newest();
    expect(file).toMatch(/\.cms$/);
    expect(readFileSync(file).includes('visitor-1@example.com')).toBe(false);
    // Nothing but the backup and its checksum is left.
    expect(readdirSync(join(file, '..')).sort()).toEqual(
      [basename(file), `${basename(file)}.sha256`].sort(),
    );
    expect((await backup(['verify', file])).stderr).toContain('--key');
    expect((await backup(['verify', file, '--key', mine.key])).stderr).toContain('20 the same');
    expect((await backup(['verify', file, '--key', other.key])).code).toBe(1);
    damage(file);
    rmSync(`${file}.sha256`);
    expect(await backup(['verify', file, '--key', mine.key])).toMatchObject(failure('is damaged'));
    expect(await backup([], { BACKUP_CERTIFICATE: join(data, 'none.pem') })).toMatchObject(
      failure('BACKUP_CERTIFICATE'),
    );
  });

  it('fails on a backup that was tampered with: triggers, which would run when the server uses it', async () => {
    const { data, backup, newest } = await practice('SQLite');
    await backup();
    const file = newest();
    const db = new DatabaseSync(file);
    db.exec(`create trigger sleeper after insert on leads begin
      update staff_users set role = 'admin'; end`);
    db.close();
    rmSync(`${file}.sha256`);
    expect(await backup(['verify'])).toMatchObject(failure('tampered with'));
    expect(leftovers(data)).toEqual([]);
  });

  it('works when the store is lost, which is when it matters', async () => {
    const { data, store, backup } = await practice('SQLite');
    await backup();
    await store.close();
    writeFileSync(join(data, 'leads.db'), 'garbage'.repeat(1000));
    const damaged = await backup(['verify']);
    expect([damaged.code, damaged.stderr]).toEqual([0, expect.stringContaining('not compared')]);
    rmSync(join(data, 'leads.db'));
    const lost = await backup(['verify']);
    expect([lost.code, lost.stderr]).toEqual([0, expect.stringContaining('restored: 20 leads')]);
    expect(existsSync(join(data, 'leads.db'))).toBe(false);
  });

  if (optional('dump'))
    it('removes what a killed drill left', async () => {
      const { data, url, backup } = await practice('PostgreSQL');
      await backup();
      mkdirSync(join(data, 'data/verify-killed'));
      await query(url, 'create database hearthline_verify_killed');
      expect((await backup(['verify'])).code).toBe(0);
      expect(leftovers(join(data, 'data'))).toEqual([]);
      const left = "select 1 from pg_database where datname like 'hearthline%'";
      expect(await query(url, left)).toEqual([]);
    });

  if (optional('dump'))
    it('explains a user who may not create databases', async () => {
      const { url, backup } = await practice('PostgreSQL');
      await backup();
      await query(url, 'create role clerk login nocreatedb');
      await query(url, 'grant all on schema public to clerk');
      await query(url, 'grant all on all tables in schema public to clerk');
      const { code, stderr } = await backup(['verify'], {
        DATABASE_URL: url.replace('leads@', 'clerk@'),
      });
      expect([code, stderr]).toEqual([1, expect.stringContaining('CREATEDB')]);
    });

  it('says what is missing', async () => {
    const { backup } = await practice('SQLite');
    expect((await backup(['verify'])).stderr).toContain('There is no backup');
    expect((await backup(['verify', '/none.db'])).stderr).toContain('There is no file');
    expect((await backup(['verify', '--what'])).code).toBe(1);
  });
});

describe('npm run backup', () => {
  it('keeps the newest of each of the last days and weeks, with its checksum', async () => {
    const { folder, backup, newest } = await practice('SQLite');
    await backup();
    const [original, now] = [newest(), Date.now()];
    const DAY = 86_400_000;
    const nameOf = (time: number): string =>
      `leads-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '')}Z.db`;
    // Two a day, for the 33 days before.
    for (let day = 1; day <= 33; day += 1)
      for (const hour of [0, 6]) {
        const name = nameOf(now - day * DAY - hour * 3_600_000);
        copyFileSync(original, join(folder, name));
        writeFileSync(join(folder, `${name}.sha256`), '');
      }
    const { stderr } = await backup([], { BACKUP_DAILY: '5', BACKUP_WEEKLY: '3' });
    expect(stderr).toContain('Deleted backups beyond 5 days and 3 weeks');
    const kept = readdirSync(folder).filter((name) => name.endsWith('.db'));
    const days = new Set(kept.map((name) => name.slice(6, 16)));
    const mondays = (name: string): number =>
      Math.floor((Date.parse(name.slice(6, 16)) - 4 * DAY) / (7 * DAY));
    // Today and four days before; then at most one for each of the two weeks before.
    const today = [0, 1, 2, 3, 4].map((day) =>
      new Date(now - day * DAY).toISOString().slice(0, 10),
    );
    expect(today.filter((day) => !days.has(day))).toEqual([]);
    expect(new Set(kept.map(mondays)).size).toBe(3);
    expect(days.size).toBeLessThanOrEqual(7);
    expect(kept).toContain(basename(original));
    const checksums = readdirSync(folder).filter((name) => name.endsWith('.sha256'));
    expect(checksums.sort()).toEqual(kept.map((name) => `${name}.sha256`).sort());
    // Again: nothing more goes.
    expect((await backup([], { BACKUP_DAILY: '5', BACKUP_WEEKLY: '3' })).stderr).not.toContain(
      'Deleted',
    );
  });

  if (optional('dump'))
    it('says that pg_dump or pg_restore is missing, and leaves nothing', async () => {
      const { url, backup, folder } = await practice('PostgreSQL');
      const env = { DATABASE_URL: url, PATH: emptyFolder() };
      const { code, stderr } = await backup([], env);
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/^pg_dump is missing\. .*container/),
      ]);
      expect(readdirSync(folder)).toEqual([]);
      await backup();
      expect(await backup(['verify'], env)).toMatchObject(failure(/^pg_restore is missing/));
    });

  it('names a folder that cannot be made', async () => {
    const { data, backup } = await practice('PostgreSQL');
    writeFileSync(join(data, 'data'), 'a file in its place');
    expect(await backup()).toMatchObject(
      failure(`No folder can be made at ${join(data, 'data/backups')}`),
    );
  });

  it('writes a checksum that sha256sum reads', async () => {
    const { folder, backup } = await practice('SQLite');
    await backup();
    const [name = ''] = readdirSync(folder).filter((one) => one.endsWith('.sha256'));
    const said = execFileSync('sha256sum', ['--check', name], { cwd: folder, encoding: 'utf8' });
    expect(said).toContain('OK');
  });
});
