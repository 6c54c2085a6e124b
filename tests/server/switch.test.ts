/** Replacing the build while the server runs: no failed requests, no missing files. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nextOf, previousOf } from '#lib/http/release-folders.ts';
import { switchTo } from '#site-build/output/release-switch.ts';
import { scaled } from '../run/limits.ts';
import { until } from './cleanup.ts';
import { builtSite, sharedServer } from './harness.ts';

const shared = sharedServer();

function release(number: number): void {
  const dist = builtSite();
  const next = nextOf(dist, number);
  cpSync(dist, next, { recursive: true });
  const home = readFileSync(join(dist, 'index.html'), 'utf8').replace(/<!-- \d+ -->$/, '');
  writeFileSync(join(next, 'index.html'), `${home}<!-- ${number} -->`);
  for (const ending of ['.br', '.gz']) rmSync(join(next, `index.html${ending}`), { force: true });
  mkdirSync(join(next, '_astro'), { recursive: true });
  rmSync(join(next, `_astro/release.${number - 1}.js`), { force: true });
  writeFileSync(join(next, `_astro/release.${number}.js`), `"${'x'.repeat(200_000)}"`);
  const moved = { [`/old-${number}`]: ['/about-us'] };
  writeFileSync(join(next, 'moved.json'), JSON.stringify({ moved, pages: {}, numbers: {} }));
  switchTo(next, dist, '_astro');
}

it('answers every request during ten switches, and old pages get their old files', async () => {
  const { origin } = shared();
  release(1);
  const failed: string[] = [];
  let answered = 0;
  let isOver = false;
  const visit = async (path: string): Promise<string> => {
    const { status, text } = await fetch(origin + path, {
      signal: AbortSignal.timeout(scaled(5000)),
    }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      (error: unknown) => ({ status: 0, text: String(error) }),
    );
    answered += 1;
    if (status !== 200) failed.push(`${path}: ${status} ${text.slice(0, 80)}`);
    return text;
  };
  const visitors = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const number = /<!-- (\d+) -->$/.exec(await visit('/'))?.[1];
      await visit('/about-us');
      // The page requests its script later, when its build may already be the previous one.
      await visit(`/_astro/release.${number}.js`);
    }
  });
  for (let number = 2; number <= 11; number += 1) {
    const enough = answered + 20;
    await until(() => answered >= enough);
    release(number);
  }
  isOver = true;
  await Promise.all(visitors);
  expect(failed).toEqual([]);

  expect(await visit('/')).toContain('<!-- 11 -->');
  expect((await visit('/_astro/release.3.js')).length).toBeGreaterThan(200_000);
  expect((await fetch(`${origin}/_astro/release.99.js`)).status).toBe(404);
  const moved = () => fetch(`${origin}/old-11`, { redirect: 'manual' });
  await until(async () => (await moved()).status === 301);
});

it('serves the previous site if a switch was interrupted between its two steps', async () => {
  const { origin } = shared();
  const dist = builtSite();
  release(12);
  const aside = `${dist}.aside`;
  renameSync(dist, aside);
  try {
    const page = await fetch(`${origin}/`, { signal: AbortSignal.timeout(scaled(5000)) });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<!-- 11 -->')]);
  } finally {
    renameSync(aside, dist);
  }
  expect(await (await fetch(`${origin}/`)).text()).toContain('<!-- 12 -->');
  rmSync(previousOf(dist), { recursive: true });
  expect((await fetch(`${origin}/about-us`)).status).toBe(200);
});
