/** Posts of a later day appear by themselves, because the server builds on their day (R300). */
import { appendFileSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { dayAt } from '#lib/zone-time.ts';
import { site } from '#site';
import { DAY, HOUR, MINUTE } from '#server/base/clock.ts';
import { getConfig } from '#server/base/config.ts';
import { openRepository } from '#server/editor/repository.ts';
import { createContentCalendar } from '#server/editor/calendar.ts';
import { createPublications } from '#server/editor/publications.ts';
import type { Build, Builds } from '#server/editor/builds.ts';
import { createLog } from '#server/base/log.ts';
import { startServer } from '#server/run/server.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { builtSite } from './harness.ts';
import { quickBuild } from './quick-build.ts';
import { sharedContentFolder } from './shared-content-folder.ts';

const folder = sharedContentFolder();
beforeAll(() => quickBuild(folder.path));

const dayIn = (days: number, from = Date.now()): string =>
  dayAt(new Date(from + days * DAY), site.timeZone);
const post = (title: string, day: string, more = ''): string =>
  `---\ntitle: ${title}\ndate: ${day}\n${more}---\n\nA text.\n`;

function write(name: string, text: string): void {
  writeFileSync(join(folder.path, 'src/content/posts', name), text);
  folder.git('add', '--all', '--', 'src/content');
  folder.git('commit', '--quiet', '--message', name);
}

/** Builds are only noted. */
async function calendarAt(start: number, dist: string) {
  const repository = await openRepository(folder.path, process.env['PATH']);
  let now = start;
  const clock = { now: () => now, steady: () => now };
  const publications = createPublications(repository, clock, 'example.com');
  const started: Build[] = [];
  let ends = true;
  const builds = {
    job: () => undefined,
    start(build: Build) {
      started.push(build);
      if (ends) build.done().catch(console.error);
      return true;
    },
  } as unknown as Builds;
  const { timeZone: zone } = site;
  const parts = { repository, publications, builds, clock, dist, host: 'example.com', zone };
  const calendar = createContentCalendar(parts);
  return {
    calendar,
    publications,
    started,
    to: (at: number) => {
      now = at;
    },
    fail: () => {
      ends = false;
    },
  };
}

it('R300 builds once on the day of a post, tries a failed build again after an hour, and lists what waits', async () => {
  const start = Date.parse('2031-03-03T18:00:00Z');
  write('71-tomorrow.md', post('Tomorrow: a post', '2031-03-04'));
  write('72-quoted.md', post("'In June'", '"2031-06-01"'));
  write('73-draft.md', post('Draft', '2031-03-04', 'draft: true\n'));
  write('74-later.md', post('Later', '2031-03-05'));
  const { calendar, publications, started, to, fail } = await calendarAt(start, emptyFolder());
  await publications.current();
  expect((await calendar.waiting()).filter(({ day }) => day.startsWith('2031'))).toEqual([
    { path: 'posts/71-tomorrow.md', title: 'Tomorrow: a post', day: '2031-03-04' },
    { path: 'posts/74-later.md', title: 'Later', day: '2031-03-05' },
    { path: 'posts/72-quoted.md', title: 'In June', day: '2031-06-01' },
  ]);
  await calendar.publishDue();
  // Midnight in Dallas is six hours after the one of the clock.
  to(Date.parse('2031-03-04T05:59:00Z'));
  await calendar.publishDue();
  expect(started).toEqual([]);
  to(Date.parse('2031-03-04T06:01:00Z'));
  await calendar.publishDue();
  await until(async () => (await publications.latest()).at > start);
  await calendar.publishDue();
  expect(started.map(({ kind, by }) => [kind, by])).toEqual([['publish', 'Calendar']]);
  expect((await calendar.waiting()).map(({ title }) => title)).not.toContain('Tomorrow: a post');

  fail();
  const next = Date.parse('2031-03-05T07:00:00Z');
  for (const after of [0, 5 * MINUTE, HOUR - 1, HOUR, HOUR + 5 * MINUTE]) {
    to(next + after);
    await calendar.publishDue();
  }
  expect(started).toHaveLength(3);
});

it('R300 a running server publishes a post whose day came after the site was built', async () => {
  for (const tag of folder.git('tag', '--list', 'published/*').split('\n').filter(Boolean))
    folder.git('tag', '--delete', tag);
  write('75-today.md', post('Today', dayIn(0)));
  const dist = builtSite();
  const before = new Date(Date.now() - 2 * DAY);
  appendFileSync(join(dist, 'index.html'), '');
  utimesSync(join(dist, 'index.html'), before, before);
  const data = emptyFolder();
  // Only the waits of the jobs.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  afterwards(() => vi.useRealTimers());
  const config = getConfig({
    PORT: '0',
    DATABASE_URL: `file:${join(data, 'leads.db')}`,
    SELF_TEST: 'off',
    CONTENT_DIR: folder.path,
  });
  const log = createLog('error', () => undefined);
  const { stop } = await startServer({ config, dist, log, keepsGlobals: true });
  afterwards(stop);
  await vi.advanceTimersByTimeAsync(MINUTE);
  vi.useRealTimers();
  const page = join(dist, 'blog/75-today.html');
  await until(() => {
    try {
      return readFileSync(page, 'utf8').includes('A text.');
    } catch {
      return false;
    }
  });
  await until(() =>
    /Calendar/.test(folder.git('for-each-ref', '--format=%(taggername)', 'refs/tags')),
  );
});
