/**
 * Saves of the content editor name the version that this tab has read, and ask when somebody else saved meanwhile. The
 * editor would name the version in its database, which all tabs of the browser share: one tab could then overwrite what
 * only another one has read.
 */
import { atom } from 'nanostores';
import type { PlacesAnswer, PlacesQuestion } from '#staff/contract/editor/prepared.ts';
import { type Conflict, type RefusalBody, refusalOf } from '#staff/contract/refusal.ts';
import { $refusal } from './refusal.ts';

/** `unseen`: the two versions could not be shown. */
export type Choice = 'on-top' | 'later' | 'unseen';

/** A save that waits for a decision. What was written stays in the form meanwhile. */
interface Question {
  conflicts: readonly Conflict[];
  /** Saves on top of what the person has seen, or refuses the save. */
  answer: (choice: Choice) => void;
}

export const $question = atom<Question | undefined>(undefined);

/** A save that waits until it is said what happens to the places that point at its entries. */
interface Asking {
  questions: readonly PlacesQuestion[];
  /** Saves with these answers; without any, not at all. */
  answer: (answers: readonly PlacesAnswer[] | undefined) => void;
}

export const $places = atom<Asking | undefined>(undefined);

interface SentFile {
  operation: string;
  path: string;
  from_path?: string;
  sha?: string;
}

/** The editor's own paths begin with it. */
const FOLDER = 'src/content/';

type Versions = Map<string, string>;

async function jsonOf<T>(response: Response): Promise<Partial<T> | undefined> {
  try {
    return (await response.clone().json()) as Partial<T>;
  } catch {
    // A page of a proxy, or half an answer: plain-answers.ts.
    return undefined;
  }
}

const ask = (conflicts: readonly Conflict[]): Promise<Choice> =>
  new Promise((resolve) => {
    $question.set({
      conflicts,
      answer(choice) {
        $question.set(undefined);
        resolve(choice);
      },
    });
  });

const askPlaces = (
  questions: readonly PlacesQuestion[],
): Promise<readonly PlacesAnswer[] | undefined> =>
  new Promise((resolve) => {
    $places.set({
      questions,
      answer(answers) {
        $places.set(undefined);
        resolve(answers);
      },
    });
  });

/** A file of a save with the version that this tab has read, and the one that the person has seen since. */
function withVersions(
  file: SentFile,
  read: Versions,
  seen: Versions,
): SentFile & { seen?: string } {
  const other = seen.get(file.path);
  return {
    ...file,
    ...(file.operation !== 'create' && { sha: read.get(file.from_path ?? file.path) ?? file.sha }),
    ...(other !== undefined && { seen: other }),
  };
}

function remember(
  read: Versions,
  files: readonly ({ path: string; sha?: string } | null | undefined)[],
): void {
  for (const file of files) if (file?.sha) read.set(file.path, file.sha);
}

export interface OwnVersions {
  fetch: typeof fetch;
  /** Blob ids of an entry as this tab has read it, by path. */
  readOf: (
    entry: { locales: Readonly<Record<string, { path: string }>> } | undefined,
  ) => Record<string, string>;
  /** What is in the form now was written on these versions. */
  restored: (versions: Readonly<Record<string, string>> | undefined) => void;
}

/**
 * `fetch` for the editor, and what its drafts need.
 * @param root address of the editor's API
 */
export function ownVersions(send: typeof fetch, root: string): OwnVersions {
  /** Blob ids of what this tab has read or saved, by path. */
  const read: Versions = new Map();

  async function save(address: string, init: RequestInit, text: string): Promise<Response> {
    const body = JSON.parse(text) as { files: readonly SentFile[] };
    /** Blob ids of what was shown, by path; empty if the file is gone. */
    const seen: Versions = new Map();
    let answers: readonly PlacesAnswer[] = [];
    for (;;) {
      const files = body.files.map((file) => withVersions(file, read, seen));
      const response = await send(address, {
        ...init,
        body: JSON.stringify({ ...body, files, answers }),
      });
      if (response.ok) {
        const saved = await jsonOf<{ files: { path: string; sha?: string }[] }>(response);
        for (const { operation, path, from_path: from } of body.files)
          read.delete(operation === 'delete' ? path : (from ?? ''));
        remember(read, saved?.files ?? []);
        return response;
      }
      const refusal = (await jsonOf<RefusalBody>(response)) ?? {};
      const { conflicts = [], questions = [], problems = [], message } = refusal;
      if (response.status === 409 && questions.length > 0) {
        const said = await askPlaces(questions);
        if (!said) return response;
        answers = [...answers, ...said];
        continue;
      }
      // The editor says of a removal only that it failed.
      if (problems.length > 0 && body.files.every(({ operation }) => operation === 'delete'))
        $refusal.set(refusalOf({ status: response.status, body: refusal }));
      if (response.status !== 409) return response;
      if (conflicts.length === 0) return response;
      const choice = await ask(conflicts);
      // In words only, as every other refusal.
      if (choice === 'unseen') return Response.json({ message }, { status: 409 });
      if (choice === 'later') return response;
      for (const { path, sha = '' } of conflicts) seen.set(FOLDER + path, sha);
    }
  }

  const ownFetch: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(`${root}/`)) return send(input, init);
    if (address.endsWith('/contents') && typeof init?.body === 'string')
      return save(address, init, init.body);
    const response = await send(input, init);
    if (/\/git\/trees\//.test(address)) {
      const found = await jsonOf<{ tree: { path: string; sha: string }[] }>(response);
      if (found?.tree) read.clear();
      remember(read, found?.tree ?? []);
    } else if (/\/file-contents(?:\?|$)/.test(address)) {
      const found = await jsonOf<{ path: string; sha: string }[]>(response);
      if (Array.isArray(found)) remember(read, found);
    }
    return response;
  };
  return {
    fetch: ownFetch,
    readOf: (entry) =>
      Object.fromEntries(
        Object.values(entry?.locales ?? {}).flatMap(({ path }) => {
          const sha = read.get(path);
          return sha === undefined ? [] : [[path, sha]];
        }),
      ),
    restored(versions = {}) {
      for (const [path, sha] of Object.entries(versions)) read.set(path, sha);
    },
  };
}
