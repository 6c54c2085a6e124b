/**
 * Keeps the hashed files of one release available in another, for pages loaded from it: hard links in `dist.previous`,
 * where the server looks for hashed files that its own site lacks.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { HASHED_FOLDER } from '#lib/http/headers.ts';
import { previousOf } from '#lib/http/release-folders.ts';
import { HOUR } from '../../base/clock.ts';

/** How long a page may stay open after a switch and still load its files. */
const KEEP_MS = 24 * HOUR;

/** When each kept file was last part of a release in use, epoch milliseconds. */
type Times = Record<string, number>;

const assetsOf = (site: string): string => join(site, HASHED_FOLDER);
const siteOf = (release: string): string => join(release, 'dist');
const timesFile = (release: string): string => join(previousOf(siteOf(release)), 'kept.json');

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

function readTimes(release: string): Times {
  const file = timesFile(release);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Times) : {};
}

/** Copies if the folders are on different disks. */
function linkOrCopy(from: string, to: string): void {
  if (existsSync(to)) return;
  try {
    linkSync(from, to);
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

/**
 * Links the hashed files of `from`, kept ones included, into release `to`, and removes those older than {@link
 * KEEP_MS}; returns how many are kept.
 * @param now epoch milliseconds
 */
export function keepAssets(from: string, to: string, now: number): number {
  const own = new Set(namesIn(assetsOf(siteOf(to))));
  const [source, kept] = [siteOf(from), previousOf(siteOf(to))].map(assetsOf) as [string, string];
  const times = readTimes(to);
  const offers: [folder: string, name: string, time: number][] = [
    ...namesIn(source).map((name): [string, string, number] => [source, name, now]),
    ...Object.entries(readTimes(from)).map(([name, time]): [string, string, number] => [
      assetsOf(previousOf(siteOf(from))),
      name,
      time,
    ]),
  ];
  mkdirSync(kept, { recursive: true });
  for (const [folder, name, time] of offers) {
    if (own.has(name)) continue;
    linkOrCopy(join(folder, name), join(kept, name));
    times[name] = Math.max(time, times[name] ?? 0);
  }
  for (const [name, time] of Object.entries(times)) {
    if (now - time <= KEEP_MS) continue;
    rmSync(join(kept, name), { force: true });
    delete times[name];
  }
  writeFileSync(timesFile(to), JSON.stringify(times));
  return Object.keys(times).length;
}
