/**
 * Stores edits that conflicted with another editor's, and versions set aside when somebody chose, each as a git ref. A
 * version that was set aside is the parent of a commit by the person who chose.
 */
import { fileWords } from '#staff/contract/content-words.ts';
import type { ContentDiff, KeptVersion, SetAside } from '#staff/contract/content.ts';
import { type Clock, DAY, SECOND } from '../clock.ts';
import { type Author, identity } from './commits.ts';
import { lineDiff } from './line-diff.ts';
import type { Repository } from './repository.ts';
import { type Edit, KEPT, newId } from './save.ts';

/** Versions that were not chosen. Nothing removes them. */
const SET_ASIDE = 'refs/set-aside/';
const TITLE = 'Set aside: ';
/** How long what was set aside is listed, milliseconds; it stays in git after that. */
export const YEAR = 366 * DAY;
/** Maximum number of versions in the list. */
const MAX_LISTED = 200;
const ID = /^[0-9a-z]{6,12}-[0-9a-f]{8}$/;

interface Version {
  commit: string;
  path: string;
}

export interface KeptVersions {
  list: () => Promise<KeptVersion[]>;
  listSetAside: (titleOf: (path: string) => string | undefined) => Promise<SetAside[]>;
  diff: (id: string) => Promise<ContentDiff | undefined>;
  /** The edit that makes it current, and the commit with the version it replaces. */
  edit: (id: string) => Promise<{ edit: Edit; before: string } | undefined>;
  /** Returns whether a kept version has that name. */
  setAside: (id: string, by: Author) => Promise<boolean>;
  /** Sets a replaced version aside. @param commit one that has it */
  setAsideReplaced: (commit: string, path: string, by: Author) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export function createKeptVersions(repository: Repository, clock: Clock): KeptVersions {
  const { git, head, log, files, filesOf } = repository;
  const find = async (place: string, id: string): Promise<Version | undefined> => {
    if (!ID.test(id)) return undefined;
    const format = '--format=%(objectname)%00%(subject)';
    const found = await git.text(['for-each-ref', format, `${place}${id}`]);
    const [commit, title = ''] = found.split('\0');
    if (!commit) return undefined;
    if (place === SET_ASIDE) return { commit: `${commit}^`, path: title.slice(TITLE.length) };
    const [file] = (await filesOf([commit])).get(commit) ?? [];
    return file && { commit, path: file.path };
  };
  const add = async (id: string, { commit, path }: Version, by: Author): Promise<void> => {
    const made = await git.text(['commit-tree', `${commit}^{tree}`, '-p', commit, '-F', '-'], {
      input: TITLE + path,
      env: identity(by),
    });
    await git.text(['update-ref', `${SET_ASIDE}${id}`, made]);
  };
  const versions = async (id: string) => {
    const file = (await find(KEPT, id)) ?? (await find(SET_ASIDE, id));
    if (!file) return undefined;
    const { commit } = file;
    const shaIn = async (of: string): Promise<string | undefined> =>
      (await files(of)).find(({ path }) => path === file.path)?.sha;
    const before = await head();
    const [kept, now] = await Promise.all([shaIn(commit), shaIn(before)]);
    return kept === undefined ? undefined : { path: file.path, kept, now, before };
  };
  return {
    async list() {
      const format = '%(refname)%00%(objectname)%00%(authorname)%00%(authordate:unix)';
      const out = await git.text(['for-each-ref', '--sort=-refname', `--format=${format}`, KEPT]);
      const refs = out.split('\n').map((line) => line.split('\0'));
      const files = await filesOf(refs.flatMap(([, commit]) => commit ?? []));
      const all = await Promise.all(
        refs.map(async ([name = '', commit = '', author = '', at = '']): Promise<KeptVersion[]> => {
          const [file] = files.get(commit) ?? [];
          if (!file) return [];
          const [other] = await log(`${commit}^`, file.path, 1);
          return [
            {
              id: name.slice(KEPT.length),
              path: file.path,
              author,
              at: Number(at) * SECOND,
              other: { author: other?.author ?? '', at: other?.at ?? 0 },
            },
          ];
        }),
      );
      return all.flat();
    },
    async listSetAside(titleOf) {
      const format = '%(refname)%00%(authorname)%00%(authordate:unix)%00%(subject)';
      const out = await git.text([
        'for-each-ref',
        '--sort=-authordate',
        `--count=${MAX_LISTED}`,
        `--format=${format}`,
        SET_ASIDE,
      ]);
      const all = await Promise.all(
        out.split('\n').map(async (line): Promise<SetAside[]> => {
          const [name = '', by = '', at = '', title = ''] = line.split('\0');
          const decidedAt = Number(at) * SECOND;
          if (!name || decidedAt < clock.now() - YEAR) return [];
          const path = title.slice(TITLE.length);
          const [written] = await log(`${name}^`, path, 1);
          return [
            {
              id: name.slice(SET_ASIDE.length),
              kind: 'not-chosen',
              title: fileWords(path, titleOf(path)),
              author: written?.author ?? '',
              at: written?.at ?? 0,
              by,
              decidedAt,
            },
          ];
        }),
      );
      return all.flat();
    },
    async setAside(id, by) {
      const kept = await find(KEPT, id);
      if (!kept) return false;
      // In this order: if the process ends between the two, it is in both lists.
      await add(id, kept, by);
      await git.text(['update-ref', '-d', `${KEPT}${id}`]);
      return true;
    },
    setAsideReplaced: (commit, path, by) => add(newId(clock), { commit, path }, by),
    async diff(id) {
      const found = await versions(id);
      if (!found) return undefined;
      const { path, kept, now } = found;
      return { files: [{ path, kind: 'changed', lines: await lineDiff(git, path, now, kept) }] };
    },
    async edit(id) {
      const found = await versions(id);
      if (!found) return undefined;
      const { path, kept, now, before } = found;
      return { edit: { path, base: now, content: { sha: kept } }, before };
    },
    async remove(id) {
      if (!ID.test(id)) return;
      for (const place of [KEPT, SET_ASIDE]) await git.text(['update-ref', '-d', `${place}${id}`]);
    },
  };
}
