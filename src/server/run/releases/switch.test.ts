import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { DAY } from '../../base/clock.ts';
import { switchRelease } from './switch.ts';

const START = Date.UTC(2026, 10, 23);
const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** `add` makes a release with these files of the site. */
function installation() {
  const root = mkdtempSync(join(tmpdir(), 'releases-'));
  roots.push(root);
  const add = (name: string, files: readonly string[]): string => {
    const release = join(root, 'releases', name);
    const lines = files.map((file) => {
      const path = join(release, 'dist', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file);
      return `${createHash('sha256').update(file).digest('hex')}  dist/${file}\n`;
    });
    writeFileSync(join(release, 'SHA256SUMS'), lines.join(''));
    return release;
  };
  const migrate = (release: string, steps: number, first = 1, room = 'db'): void => {
    const file = join(release, `src/server/${room}/migrations.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `export const FIRST_VERSION = ${first}; export const MIGRATIONS = ${JSON.stringify(Array(steps).fill(''))};`,
    );
  };
  const kept = (release: string): string[] =>
    readdirSync(join(release, 'dist.previous/_astro')).sort();
  return { root, link: join(root, 'current'), add, migrate, kept };
}

it('leads the link to the release, relative to its own folder', async () => {
  const { link, add } = installation();
  const one = add('one', ['index.html']);
  const two = add('two', ['index.html']);
  expect((await switchRelease(one, link, START)).before).toBeUndefined();
  expect(readlinkSync(link)).toBe('releases/one');
  expect((await switchRelease(two, link, START)).before).toBe(one);
  expect(readlinkSync(link)).toBe('releases/two');
  await switchRelease(one, link, START);
  expect(readlinkSync(link)).toBe('releases/one');
});

it('keeps hashed files of earlier releases for a day, and no page', async () => {
  const { link, add, kept } = installation();
  const one = add('one', ['index.html', 'gone.html', '_astro/a.1.js', '_astro/same.js']);
  const two = add('two', ['index.html', '_astro/a.2.js', '_astro/same.js']);
  const three = add('three', ['index.html', '_astro/a.3.js']);
  await switchRelease(one, link, START);
  expect((await switchRelease(two, link, START)).kept).toBe(1);
  expect(kept(two)).toEqual(['a.1.js']);
  await switchRelease(three, link, START + DAY / 2);
  expect(kept(three)).toEqual(['a.1.js', 'a.2.js', 'same.js']);
  expect(existsSync(join(three, 'dist.previous/gone.html'))).toBe(false);
  // The previous release may be deleted.
  rmSync(two, { recursive: true });
  const four = add('four', ['index.html']);
  await switchRelease(four, link, START + DAY + 1);
  expect(kept(four)).toEqual(['a.2.js', 'a.3.js', 'same.js']);
});

it('counts the day from the last time that a file was in use', async () => {
  const { link, add, kept } = installation();
  const one = add('one', ['_astro/a.1.js']);
  const two = add('two', ['_astro/a.2.js']);
  await switchRelease(one, link, START);
  await switchRelease(two, link, START);
  await switchRelease(one, link, START + DAY);
  await switchRelease(two, link, START + DAY + 1);
  expect(kept(two)).toEqual(['a.1.js']);
  // Expired ones are removed from a release that was current before.
  await switchRelease(one, link, START + 3 * DAY);
  expect(kept(one)).toEqual(['a.2.js']);
});

it('switches nothing if the release is incomplete, changed or none', async () => {
  const { root, link, add } = installation();
  const one = add('one', ['index.html']);
  const two = add('two', ['index.html', 'about-us.html', 'team.html']);
  await switchRelease(one, link, START);
  rmSync(join(two, 'dist/about-us.html'));
  writeFileSync(join(two, 'dist/team.html'), 'changed');
  await expect(switchRelease(two, link, START)).rejects.toThrow(
    '2 files differ from SHA256SUMS (dist/about-us.html, dist/team.html)',
  );
  await expect(switchRelease(root, link, START)).rejects.toThrow('is not a release');
  expect(readlinkSync(link)).toBe('releases/one');
});

it('goes on where a switch ended in the middle', async () => {
  const { link, add } = installation();
  const [one, two] = [add('one', ['index.html']), add('two', ['index.html'])];
  await switchRelease(one, link, START);
  symlinkSync('releases/one', `${link}.next-${process.pid}`);
  await switchRelease(two, link, START);
  expect(readlinkSync(link)).toBe('releases/two');
});

it('replaces no folder', async () => {
  const { link, add } = installation();
  mkdirSync(link);
  await expect(switchRelease(add('one', ['index.html']), link, START)).rejects.toThrow(
    'not a link',
  );
  expect(lstatSync(link).isDirectory()).toBe(true);
});

it('leads to no release that cannot open the store, unless an older store was restored', async () => {
  const { link, add, migrate } = installation();
  const releases = [7, 8, 8].map((steps, at) => {
    const release = add(`release-${at}`, ['index.html']);
    migrate(release, steps);
    return release;
  });
  const [old = '', one = '', two = ''] = releases;
  for (const release of [old, one, two, one]) await switchRelease(release, link, START);
  await expect(switchRelease(old, link, START)).rejects.toThrow(
    /knows the store up to version 7, .* to version 8: .*503.*restore the backup.*--store-restored/,
  );
  expect(readlinkSync(link)).toBe('releases/release-1');
  await switchRelease(old, link, START, true);
  expect(readlinkSync(link)).toBe('releases/release-0');
  // A folder that does not tell is no obstacle.
  await switchRelease(add('unknown', ['index.html']), link, START);
  await switchRelease(old, link, START);
});

it('leads to no release whose steps begin after the store of the one before', async () => {
  const { link, add, migrate } = installation();
  const [old = '', between = '', next = ''] = ['old', 'between', 'next'].map((name) =>
    add(name, ['index.html']),
  );
  // Where releases before this one have their steps.
  migrate(old, 15, 1, 'store');
  migrate(between, 24);
  migrate(next, 26, 24);
  await switchRelease(old, link, START);
  await expect(switchRelease(next, link, START)).rejects.toThrow(
    /opens the store from version 24 on, .* to version 15: .*503.*commit 399d97b.* Nothing was switched\.$/,
  );
  expect(readlinkSync(link)).toBe('releases/old');
  for (const release of [between, next]) await switchRelease(release, link, START);
  expect(readlinkSync(link)).toBe('releases/next');
});
