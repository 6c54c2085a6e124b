/**
 * What a save of the content editor goes through before it is written, in a separate process that the server forks in
 * the folder of the content: the file's format is kept, versions are merged if somebody else saved meanwhile, pictures
 * are rewritten, and the content is checked. It writes nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { goneAt } from '#features/parts/off.ts';
import { withPlainLines } from '#lib/content/encoding.ts';
import { dayAt } from '#lib/zone-time.ts';
import { site } from '#site';
import { fileWords } from '#staff/contract/content-words.ts';
import type {
  LostEntry,
  Prepared,
  PrepareRequest,
  Problem,
  TextToPrepare,
} from '#staff/contract/editor/prepared.ts';
import { titleOf } from '#content-lint/backlinks.ts';
import type { ContentFile } from '#content-lint/content-file.ts';
import { unreadFile } from '#content-lint/file-names.ts';
import { check, type Finding } from '#content-lint/lint.ts';
import {
  contentPaths,
  parseOnce,
  type Project,
  readProject,
  siteOf,
} from '#content-lint/project.ts';
import { sorted } from '#content-lint/report.ts';
import type { Site } from '#content-lint/rule.ts';
import { addressOf } from '#content-lint/urls.ts';
import { BUILD_RULES, STRICT_RULES } from '#content-lint/rules.ts';
import { keepFormat } from './keep-format.ts';
import { tooMuch } from './limits.ts';
import { merge } from './merge.ts';
import { consequences, openQuestions } from './places.ts';
import { preparePicture } from './pictures.ts';
import { problemOf } from './problems.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** The process then exits to free its memory. */
const IDLE_MS = 60_000;
/** Findings are advice, because the browser has no way to accept one on purpose (`# accepted:`). */
const ADVICE = new Set(['reading', 'sources', 'hotlines', 'unlinked']);
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const keyOf = ({ file, rule, field, words }: Finding): string =>
  [file, rule, field, words].join('\n');

/** All texts of the content, by path below `src/content`. */
type Texts = ReadonlyMap<string, string>;

const textsOnDisk = (): Texts =>
  new Map(
    contentPaths(ROOT)
      .filter((path) => path !== 'README.md' && /\.(?:md|yaml)$/.test(path))
      .map((path) => [path, readFileSync(join(ROOT, 'src/content', path), 'utf8')] as const),
  );

const filesOf = (texts: Texts): Map<string, ContentFile> =>
  new Map([...texts].map(([path, text]) => [path, parseOnce(path, text)]));

/** Of the others, only what would stop the build, links that would lead nowhere, and pages that lose the last link. */
const ELSEWHERE = new Set([...BUILD_RULES, 'links', 'unlinked']);

const HELP = 'forms, consents or help lead here, and no other page says the same';
/** Pages whose visitors no other page can take. */
const STAYING: readonly (readonly [path: string, field: string, why: string])[] = [
  ['/', 'Home page', 'a site has to have a home page, and this is the only one'],
  ['/privacy-policy', 'Privacy policy', HELP],
  ['/cookie-policy', 'Cookie policy', HELP],
  [site.crisisPage.path, site.crisisPage.title, HELP],
  [site.consultation.path, site.consultation.name, HELP],
];

/** Redirects, pages and settings that would lead nowhere: the build stops at the first, and visitors at the others. */
function lostRoutes({ addresses, gone }: Site): Finding[] {
  const lost = { rule: 'links', file: '', line: 1 };
  const isThere = (path: string): boolean =>
    addresses.pages.get(path)?.hidden === '' || addresses.moved(path) !== undefined;
  const routes = [
    ...addresses.led.map(({ from, to }) => ({ field: `Redirects of the site › ${from}`, to })),
    ...addresses.coded.map((to) => ({ field: 'Pages and settings that are no entries', to })),
  ]
    .filter(({ to }) => !isThere(to) && !goneAt(gone, to))
    .map(({ field, to }) => ({
      ...lost,
      field,
      words: to,
      why: `“${to}” would lead nowhere`,
      example: 'choose a page that takes its visitors',
    }));
  const staying = STAYING.filter(([path]) => addresses.pages.get(path)?.hidden !== '').map(
    ([words, field, why]) => ({
      ...lost,
      field,
      words,
      why,
      example: 'change what it says instead',
    }),
  );
  return [...staying, ...routes];
}

/**
 * Errors of the changed files, and what the change would break in others.
 * @param own paths of the files that the person changed
 */
function findings(
  before: Texts,
  after: Texts,
  own: ReadonlySet<string>,
  projects: { before: Project; after: Project },
  today: string,
): Finding[] {
  const errorsIn = (texts: Texts, project: Project): Finding[] => {
    const files = [...filesOf(texts).values()];
    const whole = siteOf(files, project, today);
    const found = sorted(
      files.flatMap((file) =>
        own.has(file.path) ? check(file, whole) : check(file, whole, ELSEWHERE),
      ),
    );
    return [
      ...found.errors,
      ...lostRoutes(whole),
      ...found.warnings.filter(({ rule }) => rule === 'unlinked'),
    ];
  };
  const found = errorsIn(after, projects.after);
  const elsewhere = found.filter(({ file }) => !own.has(file));
  const known =
    elsewhere.length > 0
      ? new Set(errorsIn(before, projects.before).map(keyOf))
      : new Set<string>();
  return [
    ...[...own].flatMap((path) => (after.has(path) ? unreadFile(path) : [])),
    ...found.filter(({ file }) => own.has(file)),
    ...elsewhere.filter((one) => !known.has(keyOf(one))),
  ];
}

function dataOnDisk(path: string): Readonly<Record<string, unknown>> {
  const file = join(ROOT, 'src/content', path);
  return existsSync(file) ? parseOnce(path, readFileSync(file, 'utf8')).data : {};
}

const NOTHING: Prepared = {
  texts: [],
  pictures: [],
  conflicts: [],
  problems: [],
  questions: [],
  advice: [],
  mayBeDraft: false,
};

export async function prepare({
  texts,
  pictures,
  removed,
  moved,
  answers,
}: PrepareRequest): Promise<Prepared> {
  const unread = texts.flatMap(({ path, theirs }) =>
    theirs === undefined ? [] : tooMuch(path, theirs),
  );
  if (unread.length > 0) return { ...NOTHING, problems: unread };
  const ready = await Promise.all(
    texts.map(async (one) => ({ path: one.path, ...(await merged(one)) })),
  );
  const conflicts = ready.filter(({ isConflict }) => isConflict).map(({ path }) => path);
  const done = ready.map(({ isConflict: _, ...one }) => one);
  if (conflicts.length > 0) return { ...NOTHING, texts: done, conflicts };
  const checked = await Promise.all(
    pictures.map(async (one) => ({ path: one.path, ...(await preparePicture(one)) })),
  );
  const good = checked.flatMap((one) =>
    'bytes' in one ? [{ path: one.path, bytes: one.bytes }] : [],
  );
  const project = readProject(ROOT);
  const known = new Set([...project.pictures, ...good.map(({ path }) => path)]);
  const projects = {
    before: project,
    after: { ...project, pictures: known.difference(new Set(removed)) },
  };
  const today = dayAt(new Date(), site.timeZone);
  const before = textsOnDisk();
  const wanted = new Map(before);
  for (const { path, text } of done)
    if (text === undefined) wanted.delete(path);
    else wanted.set(path, text);
  const files = filesOf(before);
  const versions = {
    before: files,
    after: filesOf(wanted),
    moved,
    site: siteOf([...files.values()], project, today),
  };
  const isChanged = new Set(done.map(({ path }) => path));
  const outcome = async (given: typeof answers) => {
    const others = given ? await consequences(versions, wanted, given) : new Map<string, string>();
    const after: Texts = new Map([...wanted, ...others]);
    const all = findings(before, after, isChanged, projects, today);
    return { others, all, found: all.filter(({ rule }) => !ADVICE.has(rule)) };
  };
  const { others, all, found } = await outcome(answers);
  const asked = answers === undefined ? [] : openQuestions(versions, answers);
  const left = asked
    .filter(({ change }) => change === 'moved' || change === 'renamed')
    .map(({ path, change }) => ({ path, change, isChanged: false }));
  // What the other places cannot take, they need not: a title may be too long for a menu.
  if (found.length > 0 && left.length > 0 && checked.every((one) => 'bytes' in one)) {
    const alone = await outcome([...(answers ?? []), ...left]);
    if (alone.found.length === 0) return { ...NOTHING, questions: asked };
  }
  const dataOf = new Map(
    done.flatMap(({ path, text }) =>
      text === undefined ? [] : [[path, parseOnce(path, text).data] as const],
    ),
  );
  const titleAt = (path: string): string | undefined => {
    const entry = versions.after.get(path) ?? files.get(path);
    return entry && (titleOf(entry).title || undefined);
  };
  const inWords = (one: Finding): Problem =>
    one.file === ''
      ? {
          field: one.field,
          words: `${capital(one.why)}. ${capital(one.example)}.`,
        }
      : problemOf(
          one,
          dataOf.get(one.file) ?? dataOnDisk(one.file),
          !isChanged.has(one.file),
          titleAt,
        );
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
  if (problems.length === 0 && asked.length > 0) return { ...NOTHING, questions: asked };
  return {
    ...NOTHING,
    texts: [
      // The person’s own version stays what their form has.
      ...done.map((one) => {
        const text = others.get(one.path);
        return text === undefined ? one : { ...one, text, own: one.own ?? one.text };
      }),
      ...[...others]
        .filter(([path]) => !isChanged.has(path))
        .map(([path, text]) => ({ path, text })),
    ],
    pictures: good,
    advice: all
      .filter(({ rule }) => ADVICE.has(rule))
      .slice(0, MAX_ADVICE)
      .map(inWords)
      .map(({ field, words }) => `${field}: ${words}`),
    problems,
    mayBeDraft,
  };
}

/** Pages of the saved content that nothing leads to. */
function lost(): LostEntry[] {
  const files = [...filesOf(textsOnDisk()).values()];
  const today = dayAt(new Date(), site.timeZone);
  const { unlinked } = siteOf(files, readProject(ROOT), today);
  return files
    .filter(({ path }) => unlinked.has(path))
    .map((file) => ({
      path: file.path,
      entry: fileWords(file.path, titleOf(file).title || undefined),
      address: addressOf(file) ?? '',
    }));
}

let idle = setTimeout(() => process.disconnect?.(), IDLE_MS);

process.on('message', async ({ id, request }: { id: number; request: PrepareRequest | 'lost' }) => {
  clearTimeout(idle);
  const answer = await (async () => (request === 'lost' ? lost() : prepare(request)))().then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer);
  clearTimeout(idle);
  idle = setTimeout(() => process.disconnect?.(), IDLE_MS);
});
