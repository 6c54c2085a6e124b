/** `npm run doctor -- --public <origin>`: what anybody can see of an address, from a computer without its settings. */
import { createServer } from 'node:https';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '#lib/http/headers.ts';
import { checkMailRecords } from '#server/run/doctor/public.ts';
import type { Finding } from '#server/run/doctor/finding.ts';
import { makeCertificate } from '../programs/certificate.ts';
import { emptyFolder } from './cleanup.ts';
import { listen, trust } from './doctor-practice.ts';
import { failure, run } from './run-command.ts';

type Answers = Readonly<Record<string, { status?: number; text: string; bare?: boolean }>>;

async function front(answersOf: (origin: string) => Answers): Promise<{
  origin: string;
  /** Puts the page that is sent, changed, where a build has it. */
  build: (change: (sent: string) => string) => void;
  doctor: () => Promise<Record<string, Finding>>;
}> {
  const folder = emptyFolder();
  const { key, certificate } = makeCertificate(folder, 'localhost', { days: 60 });
  let answers: Answers = {};
  const files = { key: readFileSync(key), cert: readFileSync(certificate) };
  const server = createServer(files, ({ url = '' }, response) => {
    const { status = 200, text, bare = false } = answers[url] ?? { status: 404, text: '' };
    response.writeHead(status, bare ? {} : { ...SECURITY_HEADERS }).end(text);
  });
  const origin = `https://localhost:${await listen(server)}`;
  answers = answersOf(origin);
  return {
    origin,
    build(change) {
      mkdirSync(join(folder, 'dist'), { recursive: true });
      writeFileSync(join(folder, 'dist/index.html'), change(answers['/']?.text ?? ''));
    },
    async doctor() {
      trust(certificate);
      const { stdout, stderr } = await run(folder, 'doctor', ['--json', '--public', origin]);
      expect(stderr).toBe('');
      const { checks } = JSON.parse(stdout) as { checks: Finding[] };
      return Object.fromEntries(checks.map((one) => [one.check, one]));
    },
  };
}

const health = { text: '{"status":"ok"}' };
const home = (origin: string, action = '/api/x') => ({
  text: `<!doctype html><meta http-equiv="content-security-policy" content=""><link rel="canonical" href="${origin}/"><form action="${action}"></html>`,
});

describe('npm run doctor -- --public', () => {
  it('finds nothing wrong with a site that is well, and asks for no settings', async () => {
    const { doctor } = await front((origin) => ({ '/': home(origin), '/healthz': health }));
    const found = await doctor();
    expect(Object.keys(found)).toEqual([
      'name',
      'redirect',
      'certificate',
      'pages',
      'on the way',
      'proxy',
      'mail records',
    ]);
    const well = ['name', 'certificate', 'pages', 'on the way', 'proxy'];
    expect(well.map((name) => found[name]?.state)).toEqual(well.map(() => 'ok'));
    expect(found['on the way']?.text).toContain('that it was built with');
  });

  it('compares the home page with the built one', async () => {
    const { doctor, build } = await front((origin) => ({ '/': home(origin), '/healthz': health }));
    build((sent) => sent.replace('/api/x', '/api/other'));
    const { state, text } = (await doctor())['on the way'] ?? {};
    expect(state).toBe('skipped');
    expect(text).toMatch(/character \d+ on ".*\/api\/x.*" in place of ".*\/api\/other/);
  });

  it('asks the server where the forms of the pages lead', async () => {
    const forms = await front(() => ({ '/healthz': { text: '{"status":"ok","reasons":[]}' } }));
    const { doctor } = await front((origin) => ({
      '/': home(origin, `${forms.origin}/api/submit`),
      '/healthz': { status: 404, text: '' },
    }));
    // It does not trust the other's certificate: that it was asked is what counts here.
    expect((await doctor())['proxy']?.text).toContain(forms.origin);
  });

  it('says that the pages were built for another address, without headers, and that no server answers', async () => {
    const { doctor } = await front(() => ({
      '/': { ...home('https://hearthline.example.com'), status: 500, bare: true },
    }));
    const found = await doctor();
    expect(found['pages']?.state).toBe('failed');
    for (const words of ['answers 500', 'built for https://hearthline.example.com', 'X-Frame'])
      expect(found['pages']?.text).toContain(words);
    expect(found['proxy']?.text).toContain('forward /api/ and /healthz');
  });

  it('says that a name leads nowhere, and what an address is', async () => {
    const args = ['--public', 'https://nowhere.invalid'];
    const { code, stdout } = await run(emptyFolder(), 'doctor', args);
    expect(code).toBe(1);
    expect(stdout).toMatch(/FAILED +name +nowhere\.invalid leads nowhere/);
    expect(stdout).toMatch(/FAILED +pages /);
    const wrong = await run(emptyFolder(), 'doctor', ['--public', 'www.example.com']);
    expect(wrong).toMatchObject(failure('--public must be an origin'));
  });
});

describe('the records of mail', () => {
  const resolver = (records: Readonly<Record<string, string>>) => ({
    resolveTxt(name: string): Promise<string[][]> {
      const text = records[name];
      if (text !== undefined)
        return Promise.resolve([['other'], [text.slice(0, 5), text.slice(5)]]);
      return Promise.reject(Object.assign(new Error(name), { code: 'ENODATA' }));
    },
  });
  const both = { 'a.org': 'v=spf1 -all', '_dmarc.a.org': 'v=DMARC1; p=none' };

  it.each([
    ['both', both, 'ok', 'dkim=pass'],
    ['no DMARC', { 'a.org': both['a.org'] }, 'failed', '_dmarc.a.org has no'],
    ['no SPF', { '_dmarc.a.org': both['_dmarc.a.org'] }, 'failed', 'a.org has no TXT'],
  ])('%s', async (_name, records, state, words) => {
    const found = await checkMailRecords('a.org', resolver(records));
    expect([found.state, found.text.includes(words)]).toEqual([state, true]);
  });

  it('are not judged without a name server', async () => {
    const silent = {
      resolveTxt: () => Promise.reject(Object.assign(new Error(), { code: 'ETIMEOUT' })),
    };
    expect((await checkMailRecords('a.org', silent)).state).toBe('skipped');
  });
});
