/** The shipped alert rules and dashboard, against the metrics of a running server. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../browser/free-port.ts';
import type { FakeHubSpot } from '../hubspot/fake-hubspot.ts';
import { optional } from '../programs/optional.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { freshServer, type Server, startCrm } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { run } from './run-command.ts';

const SERVER = resolve(import.meta.dirname, '../../src/server');
const FOLDER = join(SERVER, 'deploy/monitoring');
const RULES = join(FOLDER, 'alerts.yml');
const RULE_TESTS = resolve(import.meta.dirname, 'alerts.promtool.yml');

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
}
const rules = (parse(readFileSync(RULES, 'utf8')) as Rules).groups.flatMap((group) => group.rules);

interface Dashboard {
  panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
}
const dashboard = JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8')) as Dashboard;

const EXPRESSIONS = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
];

/** Added by Prometheus. */
const ADDED = ['instance', 'job'];

/** Name, and the values each label may have. */
function selectorsIn(expr: string): { name: string; labels: [string, string[]][] }[] {
  return [...expr.matchAll(/\b(hearthline_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', matchers = '']) => ({
      name,
      labels: [...matchers.matchAll(/(\w+)=~?"([^"]*)"/g)].map(([, label = '', value = '']) => [
        label,
        value.split('|'),
      ]),
    }),
  );
}

const groupedBy = (expr: string): string[] =>
  [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/));

/** As sets of labels. */
function metricsIn(text: string): Map<string, Record<string, string>[]> {
  const found = new Map<string, Record<string, string>[]>();
  for (const line of text.trim().split('\n')) {
    const [, name = '', labels = '', value] = /^(\w+)\{(.*)\} (\S+)$/.exec(line) ?? [];
    expect([line, Number.isFinite(Number(value))]).toEqual([line, true]);
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]);
    found.set(name, [...(found.get(name) ?? []), Object.fromEntries(pairs)]);
  }
  return found;
}

/** A server with every kind of trouble that can be made at once: paused, late leads, rate limit, proxy. */
async function troubled(): Promise<{ server: Server; crm: FakeHubSpot }> {
  const crm = await startCrm();
  const server = await freshServer({
    ...crm.env,
    HUBSPOT_PORTAL_ID: '999',
    RATE_LIMIT: '3/10m',
  });
  for (let number = 0; number < 3; number += 1) await acceptedId(await post(server.origin, lead()));
  const other = { 'X-Forwarded-For': '203.0.113.9' };
  expect((await post(server.origin, lead(), other)).status).toBe(429);
  expect((await run(server.data, 'backup')).code).toBe(0);
  return { server, crm };
}

const metricsOf = async ({ origin }: Server): Promise<string> =>
  (await fetch(`${origin}/metrics`)).text();

it('“What can wake you” says of every kind of issue what to do, and of no other', () => {
  // Files that make issues: they use their type.
  const issues = globSync('**/*.ts', { cwd: SERVER })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(SERVER, path), 'utf8'))
    .filter((text) => /\bHealth(?:Issue|Check)\b/.test(text))
    .flatMap((text) => [...text.matchAll(/\bkind: ['`]([\w-]+)(?: \$\{\w+\})?['`],\s*text\b/g)])
    .map(([, kind = '']) => kind);
  const page = readFileSync(join(SERVER, 'deploy/what-can-wake-you.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([\w-]+)` +\| [^|]+\| ([^|]+) \|$/gm)];
  expect(rows.map(([, kind]) => kind).sort()).toEqual([...new Set(issues)].sort());
  expect(rows.filter(([, , what = '']) => what.trim().length < 20)).toEqual([]);
});

describe('Alert rules and dashboard', () => {
  it('are read', () => {
    expect([rules.length > 10, dashboard.panels.length > 10]).toEqual([true, true]);
    expect(EXPRESSIONS.every(([, expr]) => expr.length > 0)).toBe(true);
  });

  it('name only metrics and labels that a server has, and every metric of it', async () => {
    const { server } = await troubled();
    await until(async () =>
      (await metricsOf(server)).includes('delivery_paused{adapter="hubspot"} 1'),
    );
    const metrics = metricsIn(await metricsOf(server));
    const wrong: string[] = [];
    for (const [title, expr] of EXPRESSIONS) {
      for (const { name, labels } of selectorsIn(expr)) {
        const lines = metrics.get(name);
        if (!lines) wrong.push(`${title}: there is no ${name}`);
        for (const [label, values] of labels) {
          // The values of these occur in trouble that cannot be made here; the code names them.
          const known = ['kind', 'outcome'].includes(label)
            ? [...KINDS, ...OUTCOMES]
            : (lines ?? []).map((line) => line[label] ?? '');
          for (const value of values)
            if (!known.includes(value)) wrong.push(`${title}: no ${label}="${value}" in ${name}`);
        }
        for (const label of groupedBy(expr))
          if (!ADDED.includes(label) && !lines?.some((line) => label in line))
            wrong.push(`${title}: no label ${label} in ${name}`);
      }
    }
    expect(wrong).toEqual([]);
    const shown = EXPRESSIONS.flatMap(([, expr]) => selectorsIn(expr)).map(({ name }) => name);
    expect([...metrics.keys()].filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('say in every alert what to do', () => {
    for (const { annotations } of rules) {
      expect(Object.keys(annotations)).toEqual(['summary', 'description']);
      expect(annotations['description']?.length).toBeGreaterThan(20);
    }
  });

  if (optional('promtool'))
    it('fire when they should, and only then', () => {
      const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', RULE_TESTS], {
        encoding: 'utf8',
      });
      expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
    });

  if (optional('prometheus'))
    it('fire in a Prometheus that scrapes a server in trouble', async () => {
      const { server } = await troubled();
      const folder = emptyFolder();
      mkdirSync(join(folder, 'rules'));
      // Without the times to wait for: the rules themselves are tested above.
      const eager = readFileSync(RULES, 'utf8').replaceAll(/^ *for: .*\n/gm, '');
      writeFileSync(join(folder, 'rules/alerts.yml'), eager);
      copyFileSync(join(FOLDER, 'prometheus.yml'), join(folder, 'prometheus.yml'));
      const shipped = readFileSync(join(folder, 'prometheus.yml'), 'utf8');
      writeFileSync(join(folder, 'hearthline-token'), 'any');
      writeFileSync(
        join(folder, 'prometheus.yml'),
        shipped.replaceAll('15s', '1s').replace('127.0.0.1:4321', new URL(server.origin).host),
      );
      const port = await freePort();
      const child = spawn(
        'prometheus',
        [`--web.listen-address=127.0.0.1:${port}`, '--storage.tsdb.path=tsdb'].concat(
          '--config.file=prometheus.yml',
        ),
        { cwd: folder, stdio: 'ignore' },
      );
      const ended = once(child, 'exit');
      afterwards(async () => {
        child.kill('SIGTERM');
        await ended;
      });
      const firing = async (): Promise<string[]> => {
        try {
          const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`);
          const { data } = (await answer.json()) as {
            data: { alerts: { state: string; labels: Record<string, string> }[] };
          };
          return data.alerts.map(({ labels }) => labels['alertname'] ?? '').sort();
        } catch (error) {
          if (error instanceof TypeError || error instanceof SyntaxError) return [];
          throw error;
        }
      };
      const wanted = ['HearthlineDeliveryPaused', 'HearthlineProxyNotTrusted'];
      await until(async () => (await firing()).join() === wanted.join());
    });
});

/** Kinds of trouble and outcomes of posts that the source names. */
const source = (path: string): string =>
  readFileSync(resolve(import.meta.dirname, '../../src/server', path), 'utf8');
const KINDS: string[] = [];
const OUTCOMES: string[] = [];
beforeAll(() => {
  for (const path of [
    'operations/health.ts',
    'operations/health-checks.ts',
    'operations/self-test.ts',
  ])
    for (const [, kind = ''] of source(path).matchAll(/kind: '([\w-]+)'/g)) KINDS.push(kind);
  for (const [, name = ''] of source('http/problems.ts').matchAll(/^ {2}(\w+): \{/gm))
    OUTCOMES.push(name);
  for (const [, name = ''] of source('store/port.ts').matchAll(/'(stored|restored)'/g))
    OUTCOMES.push(name);
});
