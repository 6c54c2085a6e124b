import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { KEEP_MS } from './kept-assets.ts';
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
  const kept = (release: string): string[] =>
    readdirSync(join(release, 'dist.previous/_astro')).sort();
  return { root, link: join(root, 'current'), add, kept };
}

it('leads the link to the release, relative to its own folder', () => {
  const { link, add } = installation();
  const one = add('one', ['index.html']);
  const two = add('two', ['index.html']);
  expect(switchRelease(one, link, START).before).toBeUndefined();
  expect(readlinkSync(link)).toBe('releases/one');
  expect(switchRelease(two, link, START).before).toBe(one);
  expect(readlinkSync(link)).toBe('releases/two');
  switchRelease(one, link, START);
  expect(readlinkSync(link)).toBe('releases/one');
});

it('keeps hashed files of earlier releases for a day, and no page', () => {
  const { link, add, kept } = installation();
  const one = add('one', ['index.html', 'gone.html', '_astro/a.1.js', '_astro/same.js']);
  const two = add('two', ['index.html', '_astro/a.2.js', '_astro/same.js']);
  const three = add('three', ['index.html', '_astro/a.3.js']);
  switchRelease(one, link, START);
  expect(switchRelease(two, link, START).kept).toBe(1);
  expect(kept(two)).toEqual(['a.1.js']);
  switchRelease(three, link, START + KEEP_MS / 2);
  expect(kept(three)).toEqual(['a.1.js', 'a.2.js', 'same.js']);
  expect(existsSync(join(three, 'dist.previous/gone.html'))).toBe(false);
  // The previous release may be deleted.
  rmSync(two, { recursive: true });
  const four = add('four', ['index.html']);
  switchRelease(four, link, START + KEEP_MS + 1);
  expect(kept(four)).toEqual(['a.2.js', 'a.3.js', 'same.js']);
});

it('counts the day from the last time that a file was in use', () => {
  const { link, add, kept } = installation();
  const one = add('one', ['_astro/a.1.js']);
  const two = add('two', ['_astro/a.2.js']);
  switchRelease(one, link, START);
  switchRelease(two, link, START);
  switchRelease(one, link, START + KEEP_MS);
  switchRelease(two, link, START + KEEP_MS + 1);
  expect(kept(two)).toEqual(['a.1.js']);
  // Expired ones are removed from a release that was current before.
  switchRelease(one, link, START + 3 * KEEP_MS);
  expect(kept(one)).toEqual(['a.2.js']);
});

it('switches nothing if the release is incomplete, changed or none', () => {
  const { root, link, add } = installation();
  const one = add('one', ['index.html']);
  const two = add('two', ['index.html', 'about-us.html', 'team.html']);
  switchRelease(one, link, START);
  rmSync(join(two, 'dist/about-us.html'));
  writeFileSync(join(two, 'dist/team.html'), 'changed');
  expect(() => switchRelease(two, link, START)).toThrow(
    '2 files differ from SHA256SUMS (dist/about-us.html, dist/team.html)',
  );
  expect(() => switchRelease(root, link, START)).toThrow('is not a release');
  expect(readlinkSync(link)).toBe('releases/one');
});

it('replaces no folder', () => {
  const { link, add } = installation();
  mkdirSync(link);
  expect(() => switchRelease(add('one', ['index.html']), link, START)).toThrow('not a link');
  expect(lstatSync(link).isDirectory()).toBe(true);
});
