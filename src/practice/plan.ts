/** Which files `npm run practice` writes, removes and keeps. */
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { LawPack } from '#features/legal/law-pack.ts';
import type { Answers } from './answers/answers.ts';
import { contentOf } from './content.ts';
import { cutFont, withFont } from './looks/cut-font.ts';
import { isMark, MARK_FILES, ownMark, WITH_KNOT, withoutKnot } from './looks/mark.ts';
import { leadsOf } from './looks/palette.ts';
import { recolored, TOKENS } from './looks/recolored.ts';
import { sharePicture } from './looks/share-picture.ts';
import { siteConfig } from './site-config.ts';
import type { Files } from './starter-files.ts';
import type { Words } from './words.ts';

/** What the command wrote, to tell it from what the practice has changed since. */
const LOCK = 'practice.lock.json';
/** Copied before the first change. */
const COPIED = ['src', 'public', 'redirects.json'];
/** Starts the daily build, after midnight where the practice is. */
const BUILD_TIMER = 'src/server/deploy/hearthline-build.timer';
const FONT_CSS = 'src/styles/font.css';
const CHAIRS = 'src/ui/drawings/heads/whole/chairs.svg';
const FONT = 'src/styles/fonts/display.woff2';
/** The editors' guide, the laws, crisis words, letters, and drawings without people. */
export const KEPT =
  /^src\/content\/(?:README\.md|fields\.svg|crisis-words\.yaml|letters\.yaml|laws\/.*|images\/(?:meet|map)\.svg)$/;

interface Lock {
  /** Digest of each written file. */
  files: Record<string, string>;
  looks: string;
  /** Day of the first run: the policies are of that day. */
  day: string;
}

/** Computed and not yet made. */
export interface Plan {
  writes: Files;
  removes: readonly string[];
  /** Files the practice has changed since the command wrote them. */
  kept: readonly string[];
  lock: Lock;
}

const digest = (content: string | Buffer): string => hash('sha256', content, 'hex').slice(0, 16);
const list = (root: string, ...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
const read = (root: string, path: string): Buffer | undefined => {
  try {
    return readFileSync(join(root, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** What the last run wrote; nothing before the first. */
export function readLock(root: string): Lock | undefined {
  const text = read(root, LOCK)?.toString();
  return text === undefined ? undefined : (JSON.parse(text) as Lock);
}

async function formatted(
  root: string,
  path: string,
  content: string | Buffer,
): Promise<string | Buffer> {
  if (typeof content !== 'string' || !/\.(?:md|yaml|ts|json|css)$/.test(path)) return content;
  const options = await resolveConfig(join(root, 'package.json'));
  return format(content, { ...options, filepath: path, plugins: [] });
}

async function looks(
  root: string,
  answers: Answers,
  picture: (file: string) => string,
  writes: Files,
): Promise<Files> {
  const files: Files = new Map();
  const css = await readFile(join(root, TOKENS), 'utf8');
  const { colors, tokens, font, logo } = answers;
  if (Object.keys(colors).length + Object.keys(tokens).length > 0)
    for (const [path, text] of await recolored(root, colors, tokens, writes)) files.set(path, text);
  if (font) {
    const cut = await cutFont(picture(font.file), font.family);
    files.set(FONT, cut.file);
    files.set(
      FONT_CSS,
      withFont(
        await readFile(join(root, FONT_CSS), 'utf8'),
        cut,
        `${font.family}, ${font.license}`,
      ),
    );
  }
  const mark = logo && ownMark(await readFile(picture(logo), 'utf8').catch(() => undefined), logo);
  for (const path of [...MARK_FILES, ...list(root, ...WITH_KNOT)]) {
    const now = String(
      files.get(path) ?? writes.get(path) ?? (await readFile(join(root, path), 'utf8')),
    );
    const next = mark && isMark(path) ? mark : withoutKnot(now);
    if (next !== now || files.has(path)) files.set(path, next);
  }
  const chairs = String(files.get(CHAIRS) ?? (await readFile(join(root, CHAIRS), 'utf8')));
  files.set(
    'public/share.png',
    await sharePicture(chairs, leadsOf(String(files.get(TOKENS) ?? css)).paper),
  );
  return files;
}

/** @param picture resolves the path of a file in the answers @throws {Error} with the field at fault */
export async function planFor(
  root: string,
  answers: Answers,
  words: Words,
  law: LawPack | undefined,
  picture: (file: string) => string,
): Promise<Plan> {
  const lock = readLock(root);
  const content = await contentOf(answers, words, law, picture);
  content.set('src/site.config.ts', siteConfig(answers, words['today'] ?? ''));
  const timer = readFileSync(join(root, BUILD_TIMER), 'utf8');
  content.set(BUILD_TIMER, timer.replace(/(OnCalendar=.+ ).+/, `$1${answers.timeZone}`));
  const { colors, tokens, font, logo } = answers;
  const look = digest(JSON.stringify({ colors, tokens, font, logo }));
  const isNewLook = lock?.looks !== look;
  const writes: Files = new Map();
  const kept: string[] = [];
  const digests: Record<string, string> = {};
  for (const [path, raw] of content) {
    const next = await formatted(root, path, raw);
    const now = read(root, path);
    digests[path] = digest(next);
    // Only with a lock is the content the practice's own; before, it is the sample.
    if (lock && now && digest(now) !== lock.files[path] && digest(now) !== digest(next)) {
      kept.push(path);
      digests[path] = lock.files[path] ?? '';
    } else if (!now || digest(now) !== digest(next)) writes.set(path, next);
  }
  if (isNewLook)
    for (const [path, next] of await looks(root, answers, picture, writes))
      if (!content.has(path)) writes.set(path, next);
  const sample = lock
    ? []
    : list(root, 'src/content/**/*.*', 'public/episodes/*', 'public/podcast-cover.png');
  const gone = lock
    ? Object.keys(lock.files).filter((path) => {
        const now = read(root, path);
        return !content.has(path) && now !== undefined && digest(now) === lock.files[path];
      })
    : [];
  const removes = [...sample.filter((path) => !content.has(path) && !KEPT.test(path)), ...gone];
  for (const path of removes) writes.delete(path);
  return {
    writes,
    removes,
    kept,
    lock: { files: digests, looks: look, day: words['today'] ?? '' },
  };
}

/** Into `data`, which is in no build and no commit; returns the folder. */
async function copyBefore(root: string, stamp: string): Promise<string> {
  const folder = `data/before-practice-${stamp}`;
  for (const path of COPIED)
    await cp(join(root, path), join(root, folder, path), { recursive: true });
  return folder;
}

/** Returns the folder with a copy of everything before. @param stamp names the copy, such as `2026-11-23T06-50-00` */
export async function carryOut(root: string, plan: Plan, stamp: string): Promise<string> {
  const folder = await copyBefore(root, stamp);
  for (const path of plan.removes) await rm(join(root, path), { force: true });
  for (const [path, content] of plan.writes) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await writeFile(join(root, LOCK), `${JSON.stringify(plan.lock, null, 2)}\n`);
  return folder;
}

export const isEmpty = ({ writes, removes }: Plan): boolean =>
  writes.size === 0 && removes.length === 0;
