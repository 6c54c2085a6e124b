/**
 * What a save of the content editor goes through before it is written, in a separate process that the server forks in
 * the folder of the content: the file's format is kept, versions are merged if somebody else saved meanwhile, pictures
 * are rewritten, and the content is checked. It writes nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withPlainLines } from '#lib/content/encoding.ts';
import { dayAt } from '#lib/zone-time.ts';
import { site } from '#site';
import type {
  Prepared,
  PrepareRequest,
  Problem,
  TextToPrepare,
} from '#staff/contract/editor/prepared.ts';
import type { ContentFile } from '#content-lint/content-file.ts';
import { unreadFile } from '#content-lint/file-names.ts';
import { check, type Finding } from '#content-lint/lint.ts';
import { contentPaths, parseOnce, readProject, siteOf } from '#content-lint/project.ts';
import { sorted } from '#content-lint/report.ts';
import { BUILD_RULES, STRICT_RULES } from '#content-lint/rules.ts';
import { keepFormat } from './keep-format.ts';
import { tooMuch } from './limits.ts';
import { merge } from './merge.ts';
import { preparePicture } from './pictures.ts';
import { problemOf } from './problems.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** The process then exits to free its memory. */
const IDLE_MS = 60_000;
/** Findings are advice, because the browser has no way to accept one on purpose (`# accepted:`). */
const ADVICE = new Set(['reading', 'sources', 'hotlines']);
/** Rules that a draft must keep, too. */
const ALWAYS = new Set(['writing', ...STRICT_RULES]);
/** How many pieces of advice are sent: more do not fit a screen. */
const MAX_ADVICE = 8;

interface Merged {
  /** The text to write; if there is a conflict, what would be written on top of the other version. */
  text: string | undefined;
  /** The editor's version, if `text` may have other changes as well. */
  own?: string;
  isConflict: boolean;
}

async function merged({ path, base, ours, theirs, isOnTop }: TextToPrepare): Promise<Merged> {
  if (theirs === undefined) return { text: undefined, isConflict: false };
  const text = await keepFormat(path, base ?? ours ?? '', theirs);
  if (ours === base || ours === text) return { text, isConflict: false };
  if (base === undefined || ours === undefined) return { text, isConflict: !isOnTop };
  const versions = [withPlainLines(base), withPlainLines(ours), text] as const;
  const both = merge(...versions);
  if (both !== undefined) return { text: both, own: text, isConflict: false };
  return { text: merge(...versions, true), own: text, isConflict: !isOnTop };
}

const keyOf = ({ file, rule, field, words }: Finding): string =>
  [file, rule, field, words].join('\n');

/** Errors of the changed files, and what the change would break in others. */
function findings(
  texts: Prepared['texts'],
  pictures: { added: readonly string[]; removed: readonly string[] },
): Finding[] {
  const today = dayAt(new Date(), site.timeZone);
  const before = new Map(
    contentPaths(ROOT)
      .filter((path) => path !== 'README.md' && /\.(?:md|yaml)$/.test(path))
      .map((path) => [path, readFileSync(join(ROOT, 'src/content', path), 'utf8')] as const),
  );
  const after = new Map(before);
  for (const { path, text } of texts) {
    if (text === undefined) after.delete(path);
    else after.set(path, text);
  }
  const project = readProject(ROOT);
  const changedProject = {
    ...project,
    pictures: new Set(
      [...project.pictures, ...pictures.added].filter((path) => !pictures.removed.includes(path)),
    ),
  };
  const read = (files: ReadonlyMap<string, string>): ContentFile[] =>
    [...files].map(([path, text]) => parseOnce(path, text));
  const isChanged = new Set(texts.map(({ path }) => path));
  const errorsIn = (files: readonly ContentFile[], known: typeof project): Finding[] => {
    const whole = siteOf(files, known, today);
    return sorted(
      files.flatMap((file) =>
        // Of the others, only what would stop the build.
        isChanged.has(file.path) ? check(file, whole) : check(file, whole, BUILD_RULES),
      ),
    ).errors;
  };
  const found = errorsIn(read(after), changedProject);
  const elsewhere = found.filter(({ file }) => !isChanged.has(file));
  const known =
    elsewhere.length > 0 ? new Set(errorsIn(read(before), project).map(keyOf)) : new Set<string>();
  return [
    ...texts.flatMap(({ path, text }) => (text === undefined ? [] : unreadFile(path))),
    ...found.filter(({ file }) => isChanged.has(file)),
    ...elsewhere.filter((one) => !known.has(keyOf(one))),
  ];
}

function dataOnDisk(path: string): Readonly<Record<string, unknown>> {
  const file = join(ROOT, 'src/content', path);
  return existsSync(file) ? parseOnce(path, readFileSync(file, 'utf8')).data : {};
}

export async function prepare({ texts, pictures, removed }: PrepareRequest): Promise<Prepared> {
  const unread = texts.flatMap(({ path, theirs }) =>
    theirs === undefined ? [] : tooMuch(path, theirs),
  );
  if (unread.length > 0)
    return {
      texts: [],
      pictures: [],
      conflicts: [],
      problems: unread,
      advice: [],
      mayBeDraft: false,
    };
  const ready = await Promise.all(
    texts.map(async (one) => ({ path: one.path, ...(await merged(one)) })),
  );
  const conflicts = ready.filter(({ isConflict }) => isConflict).map(({ path }) => path);
  const done = ready.map(({ isConflict: _, ...one }) => one);
  if (conflicts.length > 0)
    return { texts: done, pictures: [], conflicts, problems: [], advice: [], mayBeDraft: false };
  const checked = await Promise.all(
    pictures.map(async (one) => ({ path: one.path, ...(await preparePicture(one)) })),
  );
  const good = checked.flatMap((one) =>
    'bytes' in one ? [{ path: one.path, bytes: one.bytes }] : [],
  );
  const all = findings(done, { added: good.map(({ path }) => path), removed });
  const found = all.filter(({ rule }) => !ADVICE.has(rule));
  const isChanged = new Set(done.map(({ path }) => path));
  const dataOf = new Map(
    done.flatMap(({ path, text }) =>
      text === undefined ? [] : [[path, parseOnce(path, text).data] as const],
    ),
  );
  const inWords = (one: Finding): Problem =>
    problemOf(one, dataOf.get(one.file) ?? dataOnDisk(one.file), !isChanged.has(one.file));
  const problems = [
    ...checked.flatMap((one) =>
      'problem' in one ? [{ field: 'Picture', words: one.problem }] : [],
    ),
    ...found.map(inWords),
  ];
  const mayBeDraft =
    found.length > 0 &&
    found.length === problems.length &&
    !found.some(({ rule }) => ALWAYS.has(rule));
  return {
    texts: done,
    pictures: good,
    conflicts: [],
    advice: all
      .filter(({ rule }) => ADVICE.has(rule))
      .slice(0, MAX_ADVICE)
      .map(inWords)
      .map(({ field, words }) => `${field}: ${words}`),
    problems,
    mayBeDraft,
  };
}

let idle = setTimeout(() => process.disconnect?.(), IDLE_MS);

process.on('message', async ({ id, request }: { id: number; request: PrepareRequest }) => {
  clearTimeout(idle);
  const answer = await prepare(request).then(
    (prepared) => ({ id, prepared }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer);
  clearTimeout(idle);
  idle = setTimeout(() => process.disconnect?.(), IDLE_MS);
});
