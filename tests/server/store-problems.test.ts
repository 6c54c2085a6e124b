/** A store that cannot be opened: the site goes on, says why once in plain words, and takes forms when it is mended. */
import { spawnSync } from 'node:child_process';
import fs, {
  chmodSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { databaseProblem } from '#server/db/postgres/problem.ts';
import { fileProblem, obstacleAt } from '#server/db/sqlite/problem.ts';
import { freePort } from '../browser/free-port.ts';
import { emptyFolder, until } from './cleanup.ts';
import { serverOn, type Server } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { run } from './run-command.ts';

const WEBHOOK = { WEBHOOK_URL: 'http://127.0.0.1:9/leads' };

interface Case {
  /** Returns what removes the obstacle. */
  block: (folder: string) => () => void;
  says: string;
}

const CASES: Readonly<Record<string, Case>> = {
  'a file in place of a folder': {
    block: (folder) => {
      writeFileSync(join(folder, 'data'), '');
      return () => unlinkSync(join(folder, 'data'));
    },
    says: 'data is a file where a folder must be: move it away',
  },
  'a folder in place of the file': {
    block: (folder) => {
      mkdirSync(join(folder, 'data/leads.db'), { recursive: true });
      return () => rmSync(join(folder, 'data/leads.db'), { recursive: true });
    },
    says: 'leads.db is a folder where the file of leads must be: move it away',
  },
  'a link to a disk that is not mounted': {
    block: (folder) => {
      symlinkSync(join(folder, 'disk'), join(folder, 'data'));
      return () => mkdirSync(join(folder, 'disk'));
    },
    says: 'data is a link to a place that is not there: mount or make it',
  },
};

const times = ({ output }: Server, words: string): number => output().split(words).length - 1;

describe('A store that cannot be opened', () => {
  it.each(Object.entries(CASES))('%s', async (name, { block, says }) => {
    const folder = emptyFolder();
    const unblock = block(folder);
    // Its folder is further down in one of them.
    const path = join(folder, name.endsWith('of a folder') ? 'data/a/b/leads.db' : 'data/leads.db');
    const env = { DATABASE_URL: `file:${path}` };
    const server = await serverOn(folder, { ...env, ...WEBHOOK });
    expect((await fetch(`${server.origin}/`)).status).toBe(200);
    for (const _ of [1, 2, 3]) {
      const answer = await post(server.origin, lead());
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('call')]);
    }
    // What the health check says comes from a later try than the first line.
    const health = await fetch(`${server.origin}/healthz`);
    expect([health.status, await health.text()]).toEqual([503, expect.stringContaining(says)]);
    const { code, stdout } = await run(folder, 'doctor', [], env);
    expect([code, stdout]).toEqual([1, expect.stringContaining(says)]);

    unblock();
    await until(() => times(server, '"event":"store.up"') === 1);
    await acceptedId(await post(server.origin, lead()));
    expect(times(server, '"event":"store.down"')).toBe(1);
    expect(times(server, says)).toBe(1);
    expect(times(server, '"event":"delivery.stalled"')).toBe(1);
    expect(times(server, '"event":"store.up"')).toBe(1);
  });

  it('says what else is in the way after the first', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'data'), '');
    const server = await serverOn(folder, {
      DATABASE_URL: `file:${join(folder, 'data/leads.db')}`,
    });
    renameSync(join(folder, 'data'), join(folder, 'moved'));
    mkdirSync(join(folder, 'data/leads.db'), { recursive: true });
    await until(async () => {
      await post(server.origin, lead());
      return server.output().includes('leads.db is a folder');
    });
  });

  it('is a database that does not answer, without the password', async () => {
    const url = `postgres://ada:s3cr3t@127.0.0.1:${await freePort()}/leads`;
    const server = await serverOn(emptyFolder(), { DATABASE_URL: url });
    expect((await fetch(`${server.origin}/`)).status).toBe(200);
    expect((await post(server.origin, lead())).status).toBe(503);
    expect(server.output()).toContain('/leads: nothing listens there: start the database');
    const { stdout } = await run(server.data, 'doctor', [], { DATABASE_URL: url });
    expect(stdout).toContain('/leads: nothing listens there: start the database');
    expect(server.output() + stdout).not.toContain('s3cr3t');
  });
});

describe('The reason', () => {
  const failing = (code: string): Error => Object.assign(new Error('secret words'), { code });

  it.each([
    ['ENOTFOUND', 'no such host'],
    ['28P01', 'rejects the user or the password'],
    ['3D000', 'no database of that name'],
    ['42501', 'may not create tables'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'not trusted'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'for another host'],
    ['EWHATEVER', 'it does not answer'],
  ])('%s of PostgreSQL is said with a remedy', (code, words) => {
    const said = databaseProblem('postgres://ada:s3cr3t@db.example/leads', failing(code));
    expect(said).toContain(words);
    expect(said).toContain(`PostgreSQL, db.example/leads`);
    expect(said).not.toMatch(/s3cr3t|secret words/);
  });

  it('names the file and the code if nothing is seen to be in the way', () => {
    const path = join(emptyFolder(), 'leads.db');
    expect(obstacleAt(path)).toBeUndefined();
    expect(fileProblem(path, failing('EIO'))).toContain(
      `${path} cannot be opened or written (EIO)`,
    );
    expect(fileProblem(path, failing('ENOSPC'))).toContain('is full');
  });

  it('names a disk that is mounted read-only', () => {
    const folder = emptyFolder();
    const refused = vi.spyOn(fs, 'accessSync').mockImplementation(() => {
      throw failing('EROFS');
    });
    syncBuiltinESMExports();
    const found = obstacleAt(join(folder, 'leads.db'));
    refused.mockRestore();
    syncBuiltinESMExports();
    expect(found).toBe(`${folder} is on a file system that is mounted read-only`);
  });

  it('names what this user may not write', () => {
    const folder = emptyFolder();
    chmodSync(folder, 0o500);
    const module = resolve(import.meta.dirname, '../../src/server/db/sqlite/problem.ts');
    // Root may write everything: it becomes nobody, in a process of its own.
    const code = `const { obstacleAt } = await import(process.argv[1]);
      if (process.getuid() === 0) process.setuid(65534);
      console.log(obstacleAt(process.argv[2]));`;
    const args = ['--input-type=module', '--eval', code, module, join(folder, 'leads.db')];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stdout).toContain(`may not read and write ${folder}`);
  });
});
