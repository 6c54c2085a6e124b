/**
 * `npm run bench -- observatory`: Mozilla's HTTP Observatory over TLS on this machine, for one page of every type.
 * Limit (issue 7): 130 points, and a policy with a default of none
 * (`csp-implemented-with-no-unsafe-default-src-none`). The tool is only downloaded for the run, because it includes a
 * whole web service.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setUp } from './floor.ts';

const TOOL = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const PATHS = [
  '/',
  '/services',
  '/vibe-check',
  '/quiz',
  '/resources-hub',
  '/cookie-policy',
  '/this-visit',
];
const BAR = { score: 130, policy: 'csp-implemented-with-no-unsafe-default-src-none' } as const;

interface Verdict {
  scan: { score: number; grade: string };
  tests: Readonly<Record<string, { result: string; scoreModifier: number }>>;
}

/**
 * Installs the tool into `folder` without its data downloads. Without the HSTS preload list, our host counts as not
 * preloaded.
 */
function bring(folder: string): void {
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional'];
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  execFileSync('npm', ['install', ...flags, `${TOOL}@${VERSION}`], { cwd: folder });
  const lists = join(folder, 'node_modules', TOOL, 'conf');
  mkdirSync(lists, { recursive: true });
  writeFileSync(join(lists, 'hsts-preload.json'), '{}');
  writeFileSync(
    join(folder, 'scan.js'),
    `import { scan } from '${TOOL}';
const [host, ...paths] = process.argv.slice(2);
const all = {};
for (const path of paths) all[path] = await scan(host + path);
console.log(JSON.stringify(all));`,
  );
}

/** Creates a certificate for `localhost`; returns the paths of certificate and key. */
function certify(folder: string): { cert: string; key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  return { cert, key };
}

/** A TLS proxy in front of the real server. */
async function front(target: string, files: { cert: string; key: string }) {
  const { hostname, port } = new URL(target);
  const keys = { cert: readFileSync(files.cert), key: readFileSync(files.key) };
  const server = createServer(keys, (incoming, response) => {
    const { url, method, headers } = incoming;
    const passed = request({ hostname, port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

/** Scans each page in a new process, because only a new process trusts the certificate. */
async function scanned(
  folder: string,
  args: readonly string[],
  cert: string,
): Promise<Record<string, Verdict>> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: cert };
  const script = join(folder, 'scan.js');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
  return JSON.parse(stdout) as Record<string, Verdict>;
}

/** Runs the benchmark; returns whether the limit holds on every page. */
export async function benchObservatory(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
  const stand = await setUp();
  const files = certify(folder);
  const server = await front(stand.home, files);
  try {
    bring(folder);
    const host = `localhost:${(server.address() as AddressInfo).port}`;
    const verdicts = await scanned(folder, [host, ...PATHS], files.cert);
    const rows = Object.entries(verdicts).map(([path, { scan, tests }]) => {
      const policy = tests['content-security-policy']?.result ?? '';
      return { path, ...scan, policy, held: scan.score >= BAR.score && policy === BAR.policy };
    });
    console.table(
      rows.map(({ path, grade, score, policy, held }) => ({ path, grade, score, policy, held })),
    );
    const [first] = Object.values(verdicts);
    console.table(
      Object.entries(first?.tests ?? {}).map(([test, { result, scoreModifier }]) => ({
        test,
        result,
        points: scoreModifier,
      })),
    );
    return rows.length === PATHS.length && rows.every(({ held }) => held);
  } finally {
    server.close();
    await stand.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
