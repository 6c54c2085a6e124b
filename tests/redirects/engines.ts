/**
 * `npm run test:hosts [host …]`: the built site in the engines of other hosts, each asked for every page, file, redirect,
 * part and missing address (`npm run hosts -- check`). Prints the rows of the table in the hosts' guide. Not a part of
 * `npm test`: engines are 300 MB from the npm registry, kept in `node_modules/.cache`, and a run takes five minutes.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { checkSite, describeFindings, type Finding } from '#site-build/hosts/check.ts';
import { vercelJson } from '#site-build/hosts/vercel.ts';
import { MEDIA_TYPES } from '#lib/http/media-types.ts';
import { freePort } from '../browser/free-port.ts';
import { optional } from '../programs/optional.ts';
import { type Host, startCaddy, startNginx } from './hosts.ts';
import { readTable } from './table.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
const CACHE = join(ROOT, 'node_modules/.cache/hosts');
const START_MS = 120_000;

/** Installs a package at a version, once; its scripts do not run. */
function installed(name: string, version: string): NodeJS.Require {
  const folder = join(CACHE, `${name.replaceAll('/', '+')}@${version}`);
  if (!existsSync(join(folder, 'node_modules', name))) {
    mkdirSync(folder, { recursive: true });
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
    execFileSync('npm', ['install', ...options, '--prefix', folder, `${name}@${version}`], {
      stdio: 'inherit',
    });
  }
  return createRequire(join(folder, 'package.json'));
}

/** The site as these hosts get it: they compress by themselves. */
function withoutCopies(name: string): string {
  const folder = join(CACHE, `site-${name}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(DIST, folder, { recursive: true });
  for (const file of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(join(folder, file));
  return folder;
}

async function listening(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Host> {
  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}

async function answering(origin: string, child: ChildProcess): Promise<Host> {
  const until = Date.now() + START_MS;
  while (Date.now() < until && child.exitCode === null) {
    const found = await fetch(origin).catch(() => undefined);
    await found?.arrayBuffer();
    if (found) return { origin, stop: () => ended(child) };
    await new Promise((done) => setTimeout(done, 500));
  }
  child.kill('SIGTERM');
  throw new Error(`${origin} does not answer`);
}

/** workerd, with the asset server of Pages around it. */
async function startPages(version: string): Promise<Host> {
  const { resolve: find } = installed('wrangler', version);
  const port = await freePort();
  const folder = withoutCopies('pages');
  const child = spawn(
    process.execPath,
    [
      join(find('wrangler/package.json'), '../bin/wrangler.js'),
      ...['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--show-interactive-dev-session=false', '--log-level=error'],
    ],
    {
      cwd: CACHE,
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
      stdio: 'ignore',
    },
  );
  return answering(`http://127.0.0.1:${port}`, child);
}

interface NetlifyDev {
  start: () => Promise<unknown>;
  stop: () => Promise<unknown>;
  handle: (request: Request) => Promise<Response | undefined>;
}

/** Netlify's parsers of both files, its redirect engine (wasm) and its finding of files. */
async function startNetlify(version: string): Promise<Host> {
  const dist = withoutCopies('netlify');
  const main = installed('@netlify/dev', version)
    .resolve('@netlify/dev')
    .replace(/\.cjs$/, '.js');
  const { NetlifyDev } = (await import(main)) as {
    NetlifyDev: new (options: object) => NetlifyDev;
  };
  const off = { enabled: false };
  const unused = [
    'blobs',
    'database',
    'edgeFunctions',
    'environmentVariables',
    'functions',
    'images',
    'aiGateway',
  ];
  const dev = new NetlifyDev({
    projectRoot: dist,
    staticFiles: { enabled: true, directories: [dist] },
    geolocation: off,
    ...Object.fromEntries(unused.map((name) => [name, off])),
  });
  await dev.start();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = await dev.handle(
      new Request(`http://${request.headers.host}${request.url}`, {
        headers: request.headers as Record<string, string>,
      }),
    );
    // The engine leaves what it does not find to the host.
    const body = found ? await found.arrayBuffer() : readFileSync(join(dist, '404.html'));
    response.writeHead(found?.status ?? 404, Object.fromEntries(found?.headers ?? []));
    response.end(new Uint8Array(body));
  };
  const host = await listening(answer);
  const stop = async (): Promise<void> => {
    await host.stop();
    await dev.stop();
  };
  return { ...host, stop };
}

interface VercelRoute {
  src?: string;
  handle?: string;
  status?: number;
  continue?: boolean;
  caseSensitive?: boolean;
  headers?: Record<string, string>;
  has?: { type: string; key?: string; value?: string }[];
}

const isMet =
  (host: string, query: URLSearchParams) =>
  ({ type, key = '', value }: { type: string; key?: string; value?: string }): boolean => {
    const found = type === 'host' ? host : query.get(key);
    return found !== null && (value === undefined || new RegExp(`^${value}$`).test(found));
  };

/** Routes as Vercel's own package makes them of `vercel.json`, followed as its Build Output API documents. */
async function startVercel(version: string): Promise<Host> {
  const dist = withoutCopies('vercel');
  // As `.vercelignore` says.
  for (const name of ['_headers', '_redirects']) rmSync(join(dist, name));
  const { getTransformedRoutes } = installed(
    '@vercel/routing-utils',
    version,
  )('@vercel/routing-utils') as {
    getTransformedRoutes: (config: object) => { routes: VercelRoute[]; error: unknown };
  };
  const { routes, error } = getTransformedRoutes(JSON.parse(vercelJson(readTable())) as object);
  if (error) throw new Error(JSON.stringify(error));
  const isFile = (name: string): boolean =>
    existsSync(join(dist, name)) && statSync(join(dist, name)).isFile();
  return listening(async (request, response) => {
    const { pathname, searchParams, search } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const met = isMet(String(request.headers.host), searchParams);
    const sent: Record<string, string> = {};
    for (const { src, status, has = [], headers = {}, caseSensitive, ...route } of routes) {
      const match = src && new RegExp(src, caseSensitive ? '' : 'i').exec(pathname);
      if (!match || !has.every(met)) continue;
      for (const [name, value] of Object.entries(headers))
        sent[name] = value.replaceAll(/\$(\d)/g, (_, at) => match[Number(at)] ?? '');
      if (route.continue) continue;
      sent['Location'] += search;
      response.writeHead(status ?? 200, sent).end();
      return;
    }
    const asked = decodeURIComponent(pathname);
    const file = [asked === '/' ? 'index.html' : asked, `${asked}.html`].find(isFile);
    const name = file ?? '404.html';
    response.writeHead(file === undefined ? 404 : 200, {
      'Content-Type': MEDIA_TYPES[extname(name).slice(1)] ?? 'application/octet-stream',
      ...sent,
    });
    response.end(readFileSync(join(dist, name)));
  });
}

/** A static host that knows addresses without `.html` and nothing of ours, as `npx serve` is. */
async function startServe(version: string): Promise<Host> {
  const folder = withoutCopies('serve');
  const handle = installed('serve-handler', version)('serve-handler') as (
    request: IncomingMessage,
    response: ServerResponse,
    options: object,
  ) => Promise<void>;
  const options = { public: folder, cleanUrls: true, trailingSlash: false, etag: true };
  return listening((request, response) => handle(request, response, options));
}

const outputOf = (program: string, argument: string): string => {
  const { stdout, stderr } = spawnSync(program, [argument], { encoding: 'utf8' });
  return /\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0] ?? '';
};

interface Engine {
  host: string;
  engine: string;
  version: string;
  start: (version: string) => Promise<Host>;
  /** What the engine leaves to the host, so that it cannot be judged here. */
  lacks?: readonly string[];
}

const ENGINES: readonly Engine[] = [
  {
    host: 'nginx',
    engine: 'nginx',
    version: outputOf(optional('nginx') ?? 'nginx', '-v'),
    start: () => startNginx(),
  },
  {
    host: 'Caddy',
    engine: 'Caddy',
    version: outputOf(optional('caddy') ?? 'caddy', 'version'),
    start: () => startCaddy(),
  },
  {
    host: 'Cloudflare Pages',
    engine: 'workerd in wrangler',
    version: '4.164.0',
    start: startPages,
  },
  {
    host: 'Netlify',
    engine: '@netlify/dev',
    version: '5.1.3',
    start: startNetlify,
    // "Pretty URLs" is a switch of the host.
    lacks: ['pages with `/`, `.html`', 'parts'],
  },
  {
    host: 'Vercel',
    engine: '@vercel/routing-utils',
    version: '6.6.0',
    start: startVercel,
    lacks: ['parts'],
  },
  // GitHub's own server is in no registry: it has no rules either.
  { host: 'GitHub Pages', engine: 'serve-handler', version: '6.1.8', start: startServe },
];

const COLUMNS: readonly (readonly [title: string, about: RegExp])[] = [
  ['headers', /^pages and files/],
  ['content', /^content/],
  ['redirects', /^redirects$/],
  ['with `/`', /^redirects with/],
  ['in capitals', /^redirects in/],
  ['pages with `/`, `.html`', /^pages with/],
  ['404', /^addresses that/],
  ['parts', /^parts/],
];

function rowOf(
  { host, engine, version, lacks = [] }: Engine,
  findings: readonly Finding[],
): string {
  const cells = COLUMNS.map(([title, about]) => {
    if (lacks.includes(title)) return 'not in the engine';
    const found = findings.filter((one) => about.test(one.about));
    return found
      .map(({ asked, wrong }) =>
        wrong.length === 0 ? 'ok' : `${asked - wrong.length} of ${asked}`,
      )
      .filter((cell, at, all) => all.indexOf(cell) === at)
      .join(', ');
  });
  return `| ${[host, `${engine} ${version}`, ...cells].join(' | ')} |`;
}

const wanted = process.argv.slice(2);
const rows: string[] = [];
for (const engine of ENGINES) {
  if (wanted.length > 0 && !wanted.includes(engine.engine)) continue;
  if (engine.version === '') continue;
  const { origin, stop } = await engine.start(engine.version);
  try {
    const findings = await checkSite(origin, DIST, readTable());
    process.stdout.write(`\n${engine.host}\n${describeFindings(findings)}`);
    rows.push(rowOf(engine, findings));
  } finally {
    await stop();
  }
}
const titles = ['Host', 'Engine', ...COLUMNS.map(([title]) => title)];
process.stdout.write(
  `\n| ${titles.join(' | ')} |\n|${titles.map(() => ' - |').join('')}\n${rows.join('\n')}\n`,
);
process.exit();
