/** The process that keeps the port hands over to no release that cannot open the store. */
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '#server/store/migrations.ts';
import { freePort } from '../browser/free-port.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** The server's sources, and what they import. */
const PARTS = [
  'server',
  'features',
  'lib',
  'staff',
  'site.config.ts',
  'collections.ts',
  'node-floor.mjs',
];
const MARK = 'export const MIGRATIONS';

/** Its page says its name. */
function addRelease(folder: string, name: string): string {
  const release = join(folder, name);
  for (const part of PARTS)
    cpSync(join(ROOT, 'src', part), join(release, 'src', part), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(release, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(release, 'node_modules'));
  mkdirSync(join(release, 'dist'));
  writeFileSync(join(release, 'dist/index.html'), name);
  return release;
}

it('A release that cannot open the store changes nothing: the running one goes on, also after a crash', async () => {
  const folder = emptyFolder();
  const old = addRelease(folder, 'old');
  const steps = join(old, 'src/server/store/migrations.ts');
  writeFileSync(steps, readFileSync(steps, 'utf8').replace(MARK, 'const ALL'));
  appendFileSync(steps, `${MARK} = ALL.slice(0, -1);\n`);
  const link = join(folder, 'current');
  const lead = (release: string): void => {
    rmSync(link, { force: true });
    symlinkSync(release, link);
  };
  lead(addRelease(folder, 'one'));

  const port = await freePort();
  const path = join(folder, 'data/leads.db');
  const server = spawn(process.execPath, [join(link, 'src/server/serve.mjs')], {
    cwd: folder,
    env: { PORT: String(port), DATABASE_URL: `file:${path}`, SELF_TEST: 'off' },
  });
  afterwards(() => server.kill());
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const page = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();
  const state = async (): Promise<unknown> => [
    await page(),
    (await fetch(`http://127.0.0.1:${port}/healthz`)).status,
  ];
  const setVersion = (version: number): void => {
    const db = new DatabaseSync(path);
    db.exec(`pragma user_version = ${version}`);
    db.close();
  };
  await until(() => said.includes('is running'));

  lead(old);
  server.kill('SIGHUP');
  await until(() => said.includes('every form would answer 503. The running one goes on.'));
  expect(await state()).toEqual(['one', 200]);
  // The link still leads to the old one.
  const [child] = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').split(
    ' ',
  );
  process.kill(Number(child), 'SIGKILL');
  await until(() => said.includes('Starting the one that ran.'));
  await until(async () => (await page().catch(() => '')) === 'one');

  lead(addRelease(folder, 'two'));
  setVersion(MIGRATIONS.length + 1);
  server.kill('SIGHUP');
  await until(() => said.includes('The server did not start. The running one goes on.'));
  expect(said).toContain('The store cannot be opened: The file of leads is of version');
  expect(await state()).toEqual(['one', 200]);
  setVersion(MIGRATIONS.length);
  server.kill('SIGHUP');
  await until(async () => (await page()) === 'two');
});
