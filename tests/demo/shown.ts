/** The pictures of the README, and the sources that each of them shows. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
/** Where code hosts keep what is not part of the project. */
export const FOLDER = '.github/pictures';
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Colors and type of all of them. */
const LOOK = 'src/styles/{tokens,type,button,form}.css';
/** What decides the look of each: patterns of files. */
export const SHOWN = {
  home: [LOOK, 'src/sections/home/{Hero,Banners}.astro', 'src/layouts/shell/Header.astro'],
  booking: [LOOK, 'src/sections/booking/*.astro'],
  quiz: [LOOK, 'src/islands/quiz/{QuizCard,QuizForm,Statement,ThreadBar}.tsx'],
  inbox: [LOOK, 'src/staff/inbox/{Inbox,InboxTop,LeadList,Row,Queues,KeyHints}.tsx'],
  editor: [LOOK, 'src/staff/content/{EditorPlace,EditorBar}.tsx'],
} as const satisfies Record<string, readonly string[]>;
export type PictureName = keyof typeof SHOWN;
export const NAMES = Object.keys(SHOWN) as PictureName[];

export const fileOf = (name: PictureName, scheme: Scheme): string =>
  `${FOLDER}/${name}-${scheme}.webp`;
/** Digests of the sources at the time of the pictures. */
export const TAKEN = `${FOLDER}/taken.json`;

/** Files behind a pattern. */
export const sourcesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** One digest for what a picture shows. */
export function digestOf(name: PictureName): string {
  const sum = createHash('sha256');
  for (const file of SHOWN[name].flatMap(sourcesOf))
    sum.update(readFileSync(join(ROOT, file), 'utf8').replaceAll('\r\n', '\n'));
  return sum.digest('hex').slice(0, 16);
}

/** The digests that the pictures were taken with. */
export const readTaken = (): Partial<Record<PictureName, string>> =>
  JSON.parse(readFileSync(join(ROOT, TAKEN), 'utf8')) as Partial<Record<PictureName, string>>;
