/** A release: complete, small, verifiable, and it runs without npm and without a build. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casesOf } from '#site-build/hosts/cases.ts';
import { site } from '#site';
import { freePort } from '../browser/free-port.ts';
import { startFakeMailServer } from '../mail/fake-smtp.ts';
import { readTable } from '../redirects/table.ts';
import { scaled } from '../run/limits.ts';
import { ALLOCATOR, FLAGS } from '../server/unit-memory.ts';
import { FIRST_VERSION, MIGRATIONS } from '#server/db/migrations.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** 24 Spanish pages, each with its compressed copies, are 2 MB of it. */
const MAX_BYTES = 45e6;
/** Resident memory of the server once it has done everything, MB. */
const MAX_RESIDENT_MB = 130;
const LEAD = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  serviceInterest: 'other',
  state: 'TX',
  bestWayToContact: 'email',
  dataStorageConsent: true,
};
const temporary = mkdtempSync(join(tmpdir(), 'release-'));
const folder = join(temporary, 'release');

const json = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
const files = (): string[] =>
  globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());

beforeAll(() => {
  const script = 'umask 077 && exec "$0" src/site-build/release/command.ts "$1"';
  execFileSync('sh', ['-c', script, process.execPath, folder], { cwd: ROOT });
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

it('is at most 45 MB, which every user can read, whatever the umask was', () => {
  const bytes = files().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(MAX_BYTES);
  expect(String(execFileSync('find', [folder, '!', '-perm', '-044']))).toBe('');
});

it('says where an older `switch.mjs` looks which store it makes, so that going back is refused', async () => {
  const steps = (await import(join(folder, 'src/server/store/migrations.js'))) as object;
  expect(steps).toMatchObject({ FIRST_VERSION, MIGRATIONS });
});

it('has no test, no build tool and no type, but every license', () => {
  expect(files().filter((file) => file.endsWith('.test.js'))).toEqual([]);
  for (const name of ['astro', 'react', 'vitest', 'typescript', 'sharp', 'satori'])
    expect(existsSync(join(folder, 'node_modules', name)), name).toBe(false);
  expect(files().filter((file) => file.endsWith('.ts'))).toEqual([]);
  expect(existsSync(join(folder, 'LICENSE'))).toBe(true);
  expect(files().some((file) => /^node_modules\/pg\/licen[cs]e/i.test(file))).toBe(true);
});

it('has every file of the packages that its code imports', () => {
  const sources = globSync('src/**/*.js', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  const imports = [...sources.join('\n').matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)];
  const packages = new Set(
    imports
      .map(([, from, dynamic]) => from ?? dynamic ?? '')
      .filter((name) => !/^(?:[.#]|node:)/.test(name)),
  );
  expect([...packages]).toEqual(expect.arrayContaining(['@simplewebauthn/server', 'pg']));
  const code = [...packages].map((name) => `await import('${name}');`).join('\n');
  // From standard input, Node resolves them in the working folder.
  const said = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([said.status, said.stderr]).toEqual([0, '']);
});

it('lists the checksum of every file', () => {
  const named = readFileSync(join(folder, 'SHA256SUMS'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(66));
  expect(named.sort()).toEqual(
    files()
      .filter((file) => file !== 'SHA256SUMS')
      .sort(),
  );
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
});

it('lists every package with version and license', () => {
  const { bomFormat, components } = json<{
    bomFormat: string;
    components: { name: string; version: string; purl: string; licenses?: unknown[] }[];
  }>('sbom.cdx.json');
  expect(bomFormat).toBe('CycloneDX');
  const installed = globSync('node_modules/**/package.json', { cwd: folder })
    .map((file) => json<{ name?: string; version?: string }>(file))
    .flatMap(({ name, version }) => (name && version ? `${name}@${version}` : []));
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  expect(listed.length).toBeGreaterThan(8);
  expect(installed).toEqual(expect.arrayContaining(listed));
  expect(components.filter(({ licenses }) => !licenses)).toEqual([]);
});

it('serves pages and forms with Node alone, and writes only its data', async () => {
  const port = await freePort();
  const before = new Map(files().map((file) => [file, statSync(join(folder, file)).mtimeMs]));
  const data = join(temporary, 'data');
  const server = spawn(process.execPath, [join(folder, 'serve.mjs')], {
    cwd: temporary,
    env: { PATH: '/nonexistent', PORT: String(port), DATABASE_URL: `file:${data}/leads.db` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const output = server.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    let said = '';
    while (!said.includes('is running')) said += String((await output.next()).value);
    const at = (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
    expect((await at('/')).status).toBe(200);
    expect((await at('/no-such-page')).status).toBe(404);
    const [old] = casesOf(readTable());
    expect((await at(old?.from ?? '')).headers.get('location')).toContain(old?.to);
    const rejected = await at('/api/submit-homepage-form', {
      method: 'POST',
      body: new URLSearchParams({ firstName: 'Ada' }),
    });
    expect(rejected.status).toBe(422);
    expect(await rejected.text()).toContain('value="Ada"');
    const stored = await at('/api/submit-homepage-form', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(LEAD),
    });
    expect(await stored.json()).toMatchObject({ ok: true });
  } finally {
    server.kill();
  }
  expect(existsSync(join(data, 'leads.db'))).toBe(true);
  expect(new Map(files().map((file) => [file, statSync(join(folder, file)).mtimeMs]))).toEqual(
    before,
  );
});

/** MB. */
function residentMb(pid: number): number {
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kib) * 1024) / 1e6;
}

async function startReceiver(): Promise<{ url: string; count: () => number; stop: () => void }> {
  let received = 0;
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      received += 1;
      response.end();
    });
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${port}/`, count: () => received, stop: () => server.close() };
}

it('takes at most 130 MB after pages, leads, mail, webhook, a self-test and 100 rejected forms', async () => {
  const [port, mail] = [await freePort(), await startFakeMailServer()];
  const webhook = await startReceiver();
  const server = spawn(process.execPath, [...FLAGS, join(folder, 'serve.mjs')], {
    cwd: temporary,
    env: {
      ...ALLOCATOR,
      ...mail.env,
      PATH: '/nonexistent',
      PORT: String(port),
      DATABASE_URL: `file:${join(temporary, 'memory')}/leads.db`,
      RATE_LIMIT: 'off',
      SELF_TEST: '1s',
      WEBHOOK_URL: webhook.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const output = server.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    let said = '';
    while (!said.includes('is running')) said += String((await output.next()).value);
    const ask = async (path: string, init: RequestInit = {}): Promise<number> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
      await answer.arrayBuffer();
      return answer.status;
    };
    for (const path of ['/', '/team', site.consultation.path, '/services', '/fees-and-faqs'])
      expect(await ask(path), path).toBe(200);
    expect(await ask('/no-such-page')).toBe(404);
    for (let number = 0; number < 10; number += 1)
      await ask('/api/submit-homepage-form', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...LEAD, email: `ada${number}@example.org` }),
      });
    const forms = ['homepage-form', 'hubspot', 'reset-sprint-form'];
    for (let number = 0; number < 100; number += 1)
      expect(
        await ask(`/api/submit-${forms[number % forms.length]}`, {
          method: 'POST',
          body: new URLSearchParams({ firstName: 'Ada' }),
        }),
      ).toBe(422);
    await expect
      .poll(() => [mail.received.length, webhook.count()], { timeout: scaled(10_000) })
      .toEqual([10, 10]);
    const stored = async (): Promise<number> => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(/posts_total\{form="contact",outcome="stored"\} (\d+)/.exec(metrics)?.[1]);
    };
    // The lead of the self-test comes on top.
    await expect.poll(stored, { timeout: scaled(10_000) }).toBeGreaterThan(10);
    expect(residentMb(server.pid ?? 0)).toBeLessThan(MAX_RESIDENT_MB);
  } finally {
    server.kill();
    webhook.stop();
    await mail.stop();
  }
});

it('has a `switch.mjs` that leads a link to it, under Node alone', () => {
  const link = join(temporary, 'current');
  const said = spawnSync(process.execPath, [join(folder, 'switch.mjs'), link], {
    cwd: temporary,
    encoding: 'utf8',
  });
  expect([said.status, said.stderr]).toEqual([0, '']);
  expect(realpathSync(link)).toBe(realpathSync(folder));
});
