/** Saves changes of editors one after the other: each is a commit, and none overwrites what its editor has not read. */
import type { PlacesAnswer, Prepared, TextToPrepare } from '#staff/contract/editor/prepared.ts';
import { fileWords } from '#staff/contract/content-words.ts';
import {
  type Conflict,
  conflictWords,
  questionText,
  refusalText,
} from '#staff/contract/refusal.ts';
import type { Clock } from '../base/clock.ts';
import { type Author, createCommits } from './commits.ts';
import { lineDiff } from './line-diff.ts';
import { CONTENT, type FileKind, writableKind } from './paths.ts';
import type { Preparer } from './preparer.ts';
import { ADVICE, type Repository, type StoredFile } from './repository.ts';
import { Unsaved } from './unsaved.ts';
import { LOCALE } from '#lib/language.ts';

export interface Edit {
  /** Below `src/content`. */
  path: string;
  /** Blob id of the version that the editor read; `undefined` for a new file. */
  base: string | undefined;
  /** The former path, if it is moved. */
  from?: string | undefined;
  /**
   * Somebody else's version that the editor has seen since and saves its own text on top of, with its blob id; without
   * one, the editor has seen that the file is gone.
   */
  seen?: { sha: string | undefined } | undefined;
  /** Bytes, or the id of an existing blob; `undefined` removes the file. */
  content: Uint8Array | { sha: string } | undefined;
}

export interface SavedFiles {
  commit: string;
  at: number;
  /** `sha` is the version the editor now has: after a merge its own, so that its next save is merged again. */
  files: readonly { path: string; sha: string | undefined }[];
}

export interface SaveOptions {
  /** Words that refuse a conflict, for versions that nobody has in a form. */
  refusal?: string;
  /** What the person chose where other entries point at one that changes. */
  answers?: readonly PlacesAnswer[];
}

export interface Saves {
  /** Saves files in one commit. @param message first line @throws {Unsaved} */
  save: (
    edits: readonly Edit[],
    author: Author,
    message: string,
    options?: SaveOptions,
  ) => Promise<SavedFiles>;
  /** Restores the content of a commit; returns the new commit. @throws {Unsaved} */
  restore: (commit: string, author: Author, message: string) => Promise<string>;
  /** Runs work while no save is running. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
}

const quoted = (path: string): string => `“${fileWords(path)}”`;

/** The longest post of the sample has 9,000. */
const MAX_TEXT = 100_000;
/** Pending saves of one person. */
const MAX_WAITING = 3;
const MAX_FILES = 40;

interface CheckedEdit extends Edit {
  kind: FileKind;
  /** Where the file was when the editor read it. */
  was: string;
  now: StoredFile | undefined;
}

const isText = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};

/** @param zone of the practice, for the times in words */
export function createSaves(
  repository: Repository,
  preparer: Preparer,
  clock: Clock,
  zone: string,
): Saves {
  const commits = createCommits(repository);
  let last: Promise<unknown> = Promise.resolve();
  /** Pending saves by email address: nobody keeps the others from saving for long. */
  const waiting = new Map<string, number>();
  const alone: Saves['alone'] = (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };

  /** Refuses edits that are invalid whatever is saved: before anything is read. */
  function kindOf(edit: Edit): FileKind {
    const kind = writableKind(edit.path);
    const isMoved = edit.from !== undefined && edit.from !== edit.path;
    if (!kind || (isMoved && writableKind(edit.from ?? '') !== kind))
      throw new Unsaved(
        422,
        `“${edit.path.slice(edit.path.lastIndexOf('/') + 1).slice(0, 80)}” cannot be a name on the site. Names have small letters, digits and hyphens, and pictures are JPEG, PNG, WebP or AVIF.`,
      );
    if (kind === 'text' && edit.content instanceof Uint8Array && edit.content.length > MAX_TEXT)
      throw new Unsaved(
        422,
        `${quoted(edit.path)} is too long: at most ${MAX_TEXT.toLocaleString(LOCALE)} letters.`,
      );
    return kind;
  }

  /** Refuses a move to where a file is. */
  function checked(
    edit: Edit & { kind: FileKind },
    files: ReadonlyMap<string, StoredFile>,
  ): CheckedEdit {
    const isMoved = edit.from !== undefined && edit.from !== edit.path;
    if (isMoved && files.has(edit.path))
      throw new Unsaved(409, `${quoted(edit.path)} is there already. Please choose another name.`);
    const was = edit.from ?? edit.path;
    return { ...edit, was, now: files.get(was) };
  }

  /** The versions of texts that an edit has to do with; one process reads them all. */
  async function versionsOf(edits: readonly CheckedEdit[]): Promise<TextToPrepare[]> {
    const idOf = (content: Edit['content']): string | undefined =>
      content && 'sha' in content ? content.sha : undefined;
    const ids = edits.flatMap(({ base, now, content }) => [base, now?.sha, idOf(content)]);
    const blobs = await repository.blobs([...new Set(ids.filter((id) => id !== undefined))]);
    const textOf = (bytes: Uint8Array | undefined): string | undefined => bytes && isText(bytes);
    return edits.map(({ path, base, now, content, seen }) => {
      const theirs = textOf(
        content instanceof Uint8Array ? content : blobs.get(idOf(content) ?? ''),
      );
      if (content !== undefined && (theirs === undefined || theirs.includes('\0')))
        throw new Unsaved(422, `${quoted(path)} has signs that are no letters.`);
      return {
        path,
        base: textOf(blobs.get(base ?? '')),
        ours: textOf(blobs.get(now?.sha ?? '')),
        theirs,
        isOnTop: seen !== undefined && seen.sha === now?.sha,
      };
    });
  }

  async function whoSaved(path: string, head: string): Promise<string> {
    const [saved] = await repository.log(head, path, 1);
    return saved ? saved.author : 'Somebody';
  }

  /** What somebody else did with a file since the editor read it, and the lines that differ. */
  async function conflictOf(edit: CheckedEdit, text: string, head: string): Promise<Conflict> {
    const { path, was, now, base } = edit;
    const [saved] = await repository.log(head, was, 1);
    const changed = saved && !now ? (await repository.filesOf([saved.id])).get(saved.id) : [];
    const folder = was.slice(0, was.lastIndexOf('/') + 1);
    const moved = changed?.find(({ path: to, kind }) => kind === 'added' && to.startsWith(folder));
    const gone = moved ? 'renamed' : 'removed';
    const there = base === undefined ? 'added' : 'changed';
    const own = await repository.git.text(['hash-object', '-w', '--stdin'], { input: text });
    return {
      path,
      kind: now ? there : gone,
      ...(moved && { movedTo: moved.path }),
      author: saved?.author ?? '',
      at: saved?.at ?? clock.now(),
      ...(now && { sha: now.sha }),
      lines: await lineDiff(repository.git, was, now?.sha ?? moved?.after, own),
    };
  }

  async function refuseConflicts(
    { texts, conflicts }: Prepared,
    edits: readonly CheckedEdit[],
    head: string,
    author: Author,
  ): Promise<never> {
    const found: Conflict[] = [];
    for (const { path, text } of texts) {
      const edit = edits.find((one) => one.path === path);
      if (edit && text !== undefined && conflicts.includes(path))
        found.push(await conflictOf(edit, text, head));
    }
    const words = conflictWords(found, author.name, clock.now(), zone);
    throw new Unsaved(409, words, { conflicts: found });
  }

  const save: Saves['save'] = async (edits, author, ...rest) => {
    const count = waiting.get(author.email) ?? 0;
    if (count >= MAX_WAITING)
      throw new Unsaved(
        429,
        `${MAX_WAITING} saves of yours are still being checked. Please wait a moment, then save again.`,
      );
    waiting.set(author.email, count + 1);
    try {
      return await saveNext(edits, author, ...rest);
    } finally {
      const left = (waiting.get(author.email) ?? 1) - 1;
      if (left > 0) waiting.set(author.email, left);
      else waiting.delete(author.email);
    }
  };

  const saveNext: Saves['save'] = (edits, author, message, { refusal, answers = [] } = {}) =>
    alone(async () => {
      if (edits.length === 0 || edits.length > MAX_FILES)
        throw new Unsaved(422, `A save has 1 to ${MAX_FILES} files.`);
      const valid = edits.map((edit) => ({ ...edit, kind: kindOf(edit) }));
      const names = valid.map(({ path }) => path);
      if (new Set(names).size < names.length)
        throw new Unsaved(422, 'A file is in this save twice.');
      await commits.recover();
      const head = await repository.head();
      const files = new Map((await repository.files(head)).map((file) => [file.path, file]));
      const all = valid.map((edit) => checked(edit, files));
      await commits.refuseChangedOnDisk([...names, ...all.flatMap(({ from }) => from ?? [])]);
      for (const { path, was, kind, content, now, base } of all)
        if (now?.sha !== base && (kind === 'picture' || content === undefined))
          throw new Unsaved(
            409,
            now
              ? `${await whoSaved(was, head)} saved ${quoted(path)} after you opened it, so it was not ${content ? 'replaced' : 'removed'}. Please reload the page and look at it first.`
              : `${quoted(path)} is not there anymore. Please reload the page.`,
          );
      const texts = await versionsOf(all.filter(({ kind }) => kind === 'text'));
      const pictures = all.filter(({ kind }) => kind === 'picture');
      const moved = all.flatMap(({ path, from }) =>
        from !== undefined && from !== path ? [from] : [],
      );
      const isPicture = (path: string): boolean => writableKind(path) === 'picture';
      const prepared = await preparer.prepare({
        texts: [
          ...texts,
          ...moved
            .filter((path) => !isPicture(path))
            .map((path) => ({
              path,
              base: undefined,
              ours: undefined,
              theirs: undefined,
              isOnTop: false,
            })),
        ],
        pictures: pictures.flatMap(({ path, content }) =>
          content instanceof Uint8Array ? [{ path, bytes: content }] : [],
        ),
        removed: [
          ...pictures.filter(({ content }) => content === undefined).map(({ path }) => path),
          ...moved.filter(isPicture),
        ],
        moved: Object.fromEntries(all.map(({ was, path }) => [was, path])),
        answers: refusal === undefined ? answers : undefined,
      });
      if (prepared.conflicts.length > 0) {
        if (refusal !== undefined) throw new Unsaved(409, refusal);
        await refuseConflicts(prepared, all, head, author);
      }
      if (prepared.questions.length > 0)
        throw new Unsaved(409, questionText(prepared.questions), {
          questions: prepared.questions,
        });
      const others = prepared.texts.map(({ path }) => path).filter((path) => !names.includes(path));
      await commits.refuseChangedOnDisk(others);
      return write({ prepared, pictures, moved, head, author, message });
    });

  async function write({
    prepared: { texts, pictures: made, problems, mayBeDraft, advice },
    pictures,
    moved,
    head,
    author,
    message,
  }: {
    prepared: Prepared;
    pictures: readonly CheckedEdit[];
    moved: readonly string[];
    head: string;
    author: Author;
    message: string;
  }): Promise<SavedFiles> {
    if (problems.length > 0)
      throw new Unsaved(422, refusalText(problems), { problems, mayBeDraft });
    const bytes = new Map(made.map((one) => [one.path, one.bytes]));
    const changed = [
      ...texts.map(({ path, text }) => ({ path, content: text })),
      ...pictures.map(({ path, content }) => ({ path, content: bytes.get(path) ?? content })),
      ...moved
        .filter((path) => writableKind(path) === 'picture')
        .map((path) => ({ path, content: undefined })),
    ];
    const notes = advice.map((one) => `${ADVICE}${one.replaceAll(/\s+/g, ' ')}`);
    const text = [message, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
    const commit = await commits.make(head, changed, author, text);
    await commits.moveTo(
      commit,
      head,
      changed.map(({ path }) => path),
    );
    const after = new Map((await repository.files(commit)).map(({ path, sha }) => [path, sha]));
    for (const { path, own } of texts)
      if (own !== undefined)
        after.set(
          path,
          await repository.git.text(['hash-object', '-w', '--stdin'], { input: own }),
        );
    return {
      commit,
      at: clock.now(),
      files: changed.map(({ path }) => ({ path, sha: after.get(path) })),
    };
  }

  return {
    alone,
    save,
    restore: (commit, author, message) =>
      alone(async () => {
        await commits.recover();
        await commits.refuseChangedOnDisk(['']);
        const head = await repository.head();
        const made = await commits.makeFromTree(head, `${commit}:${CONTENT}`, author, message);
        await commits.moveTo(made, head, ['']);
        return made;
      }),
  };
}
