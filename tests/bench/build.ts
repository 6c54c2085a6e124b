/**
 * `npm run bench -- build`: a build with the options of a small machine: how long it takes, and the most memory that it
 * takes, as the sum of what its processes have of it (PSS, so that shared pages count once). Linux only.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { nodeOptions } from '#site-build/memory/node-options.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MAX_MB = 640;
const SAMPLE_MS = 250;

/** Empty if the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error) return '';
    throw error;
  }
}

function family(root: number): number[] {
  const parents = globSync('/proc/[0-9]*/stat').map((path) => {
    // The name before may contain anything, but ends with the last bracket.
    const parent = read(path).split(') ').at(-1)?.split(' ')[1];
    return [Number(path.split('/')[2]), Number(parent)] as const;
  });
  const found = new Set([root]);
  // A set visits what is added meanwhile.
  for (const id of found)
    for (const [child, parent] of parents) if (parent === id) found.add(child);
  return [...found];
}

/** Of a process and all that it has started. */
const megabytes = (id: number): number =>
  family(id)
    .map((one) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0) / 1024)
    .reduce((sum, one) => sum + one, 0);

export async function benchBuild(): Promise<boolean> {
  const out = await mkdtemp(join(tmpdir(), 'hearthline-build-'));
  try {
    const { flags, env } = nodeOptions(MAX_MB * 2 ** 20);
    const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
    const args = [...flags, astro, 'build', '--force', '--outDir', join(out, 'dist')];
    const started = performance.now();
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    let highest = 0;
    while (child.exitCode === null && child.signalCode === null) {
      if (child.pid !== undefined) highest = Math.max(highest, megabytes(child.pid));
      await setTimeout(SAMPLE_MS);
    }
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `a build on a small machine takes ${seconds.toFixed(0)} s and ${highest.toFixed(0)} MB (bar ${MAX_MB} MB)`,
    );
    return child.exitCode === 0 && highest <= MAX_MB;
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
