/** The built site on nginx and Caddy as `npm run hosts` configures them, compared with our own server. */
import { execFile, execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '#site-build/hosts/cases.ts';
import { checkSite, isWell } from '#site-build/hosts/check.ts';
import { RULES_HEADER, SECURITY_HEADERS, SHARED_HEADERS } from '#lib/http/headers.ts';
import { MEDIA_TYPES } from '#lib/http/media-types.ts';
import { publicPath } from '#lib/http/routes.ts';
import { startServer } from '#server/run/server.ts';
import { site } from '#site';
import { getConfig } from '#server/base/config.ts';
import { createLog } from '#server/base/log.ts';
import { type Host, startCaddy, startNginx, startPlain } from '../redirects/hosts.ts';
import { readTable } from '../redirects/table.ts';
import { optional } from '../programs/optional.ts';
import { rawRequest } from '../server/raw-request.ts';

const DIST = resolve(import.meta.dirname, '../../dist');
const folder = mkdtempSync(join(tmpdir(), 'own-server-'));
const COMPARED = [
  ...Object.keys({ ...SECURITY_HEADERS, ...SHARED_HEADERS }),
  'Content-Security-Policy',
  RULES_HEADER,
  'Content-Type',
  'Cache-Control',
  'Location',
].map((name) => name.toLowerCase());

const files = globSync('**/*', { cwd: DIST, exclude: ['**/*.br', '**/*.gz'] }).filter((file) =>
  statSync(join(DIST, file)).isFile(),
);
const hidden = ['_headers', '_redirects', '404.html'];
const wellKnown = ['.well-known/security.txt', '.well-known/gpc.json'];
const routes = [...files.filter((file) => !hidden.includes(file)), ...wellKnown].map((file) =>
  publicPath(`/${file}`),
);
const redirects = casesOf(readTable()).map(({ from }) => from);

interface Answer {
  status: number;
  headers: Record<string, string>;
  vary: string;
  text: string;
}

async function ask(
  origin: string,
  path: string,
  sent: Record<string, string> = {},
): Promise<Answer> {
  const { status, headers, body } = await rawRequest(origin, path, sent);
  const own = COMPARED.filter((name) => headers[name] !== undefined);
  return {
    status,
    headers: Object.fromEntries(own.map((name) => [name, String(headers[name])])),
    vary: String(headers.vary ?? ''),
    text: String(body),
  };
}

let own: Host;
beforeAll(async () => {
  const config = getConfig({ PORT: '0', DATABASE_URL: `file:${join(folder, 'leads.db')}` });
  const log = createLog('error', () => undefined);
  const { address, stop } = await startServer({ config, dist: DIST, log });
  own = { origin: address, stop };
});
afterAll(async () => {
  await own.stop();
  rmSync(folder, { recursive: true });
});

it('has a media type for every file', () => {
  const endings = new Set(routes.map((path) => extname(path).slice(1)).filter(Boolean));
  const known = [...endings].filter((ending) => ending in MEDIA_TYPES);
  expect([...endings].filter((ending) => /^[a-z]\w*$/.test(ending)).sort()).toEqual(known.sort());
});

const HOSTS = [
  ...(optional('nginx') ? [['nginx', startNginx] as const] : []),
  ...(optional('caddy') ? [['Caddy', startCaddy] as const] : []),
];

describe.each(HOSTS)('%s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start(new URL(own.origin).host);
  });
  afterAll(() => host.stop());

  /** As `path: …`. */
  async function differences(paths: readonly string[]): Promise<string[]> {
    const wrong: string[] = [];
    for (const path of paths) {
      const [theirs, ours] = await Promise.all([ask(host.origin, path), ask(own.origin, path)]);
      // All are about a body, which nobody sees.
      if (ours.status === 301)
        for (const name of ['content-type', 'content-security-policy', 'speculation-rules'])
          for (const { headers } of [theirs, ours]) delete headers[name];
      const shown = ({ status, headers }: Answer): string => JSON.stringify({ status, headers });
      if (shown(theirs) !== shown(ours))
        wrong.push(`${path}: ${shown(theirs)} instead of ${shown(ours)}`);
      else if (ours.status === 200 && theirs.text !== ours.text)
        wrong.push(`${path}: other content`);
    }
    return wrong;
  }

  it('sends every page and file with the same headers', async () => {
    expect(routes.length).toBeGreaterThan(site.isSample ? 500 : 100);
    // Our server puts the times that are free now into these pages.
    const timed = [site.consultation.path, '/es/llamada'];
    expect(await differences(routes.filter((path) => !timed.includes(path)))).toEqual([]);
  });

  it('redirects every legacy URL with the same headers', async () => {
    expect(redirects.length).toBeGreaterThan(site.isSample ? 60 : 5);
    const asked = redirects.flatMap((path) => [path, `${path}/`, `${path}?a=1&b=%2F`]);
    expect(await differences(asked)).toEqual([]);
  });

  it('redirects slashes and endings, and hides what is not public', async () => {
    const paths = ['/team/', '/team/?a=1', '/team.html', '/blog/', '/404', '/404.html'];
    const missing = ['/no-such-page', '/no/such.js', '/_headers', '/_redirects', '/.git/config'];
    expect(await differences([...paths, ...missing])).toEqual([]);
    for (const path of ['/index.html.gz', '/team.html.br'])
      expect((await ask(host.origin, path)).status, path).toBe(404);
    expect((await ask(host.origin, '/no-such-page')).text).toContain('404 Page Not Found');
  });

  it('is found well by npm run hosts -- check', async () => {
    const findings = await checkSite(host.origin, DIST, readTable());
    expect(findings.flatMap(({ about, wrong }) => wrong.map((one) => `${about}: ${one}`))).toEqual(
      [],
    );
    expect(findings.map(({ asked }) => asked > 4)).toEqual(findings.map(() => true));
  });

  it('sends compressed copies, with Vary', async () => {
    const [packed, plain, picture] = await Promise.all([
      ask(host.origin, '/team', { 'Accept-Encoding': 'gzip' }),
      ask(host.origin, '/team'),
      ask(host.origin, '/share.png', { 'Accept-Encoding': 'gzip' }),
    ]);
    expect(packed.text.length).toBeLessThan(plain.text.length / 2);
    expect([packed.vary, plain.vary, picture.vary]).toEqual([
      'Accept-Encoding',
      'Accept-Encoding',
      '',
    ]);
  });

  it('forwards forms to the server, whose headers stay as they are', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const [theirs, ours] = await Promise.all([
      ask(host.origin, '/api/open-times', headers),
      ask(own.origin, '/api/open-times', headers),
    ]);
    expect({ ...theirs, text: '' }).toEqual({ ...ours, text: '' });
    expect((await ask(host.origin, '/healthz')).text).toContain('"status"');
  });
});

describe('npm run hosts -- check', () => {
  it('says what is wrong, and fails', async () => {
    const command = resolve(import.meta.dirname, '../../src/site-build/hosts/command.ts');
    const check = (origin: string): Promise<{ stdout: string }> =>
      promisify(execFile)(process.execPath, [command, 'check', origin]);
    const { stdout } = await check(own.origin);
    expect(stdout).toMatch(/^pages and files, with their headers: (\d+) of \1\n/);
    // A page with the open times of this moment counts as the one of the build.
    expect(stdout).toMatch(/\ncontent as in dist\/: (\d+) of \1\n/);
    const plain = await startPlain();
    await expect(check(plain.origin)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /: 0 of \d+\n.*X-Frame-Options is "".*\n(?:.*\n)* {2}and \d+ more\n/,
      ),
    });
    await plain.stop();
  });

  it('finds what a host without rules lacks', async () => {
    const plain = await startPlain();
    try {
      const findings = await checkSite(plain.origin, DIST, readTable());
      expect(isWell(findings)).toBe(false);
      const [files, content, moved] = findings;
      expect(files?.wrong).toHaveLength(files?.asked ?? 0);
      expect(files?.wrong.find((one) => one.startsWith('/team:'))).toMatch(
        /X-Frame-Options is "".*Content-Security-Policy is "".*Cache-Control is ""/,
      );
      expect(content?.wrong).toEqual([]);
      expect(moved?.wrong).toHaveLength(moved?.asked ?? 0);
      const parts = findings.find(({ about }) => about.startsWith('parts'));
      expect(parts?.wrong).toHaveLength(parts?.asked ?? 0);
      expect(findings.at(-1)?.wrong).toContain('/_headers: status 200 instead of 404');
    } finally {
      await plain.stop();
    }
  });
});

it('npm run hosts writes what every user can read, whatever the umask was', () => {
  const [kept, made] = [join(folder, 'kept'), join(folder, 'made/site')];
  mkdirSync(kept, { mode: 0o700 });
  writeFileSync(join(kept, 'site-http.conf'), 'of an earlier run', { mode: 0o600 });
  const command = `umask 077 && exec "${process.execPath}" src/site-build/hosts/command.ts nginx "$0"`;
  for (const path of [kept, made])
    execFileSync('sh', ['-c', command, path], { cwd: resolve(DIST, '..') });
  const modeOf = (...path: string[]): number => statSync(join(...path)).mode & 0o777;
  for (const path of [kept, made]) expect(modeOf(path, 'site-http.conf'), path).toBe(0o644);
  expect(['made', 'made/site'].map((name) => modeOf(folder, name))).toEqual([0o755, 0o755]);
  expect(modeOf(kept)).toBe(0o700);
});
