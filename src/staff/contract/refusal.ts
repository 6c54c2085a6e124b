/** Why the content editor did not save, for whoever writes there. */
import { nameOf } from './content-words.ts';
import type { ChangedFile, DiffLine } from './content.ts';
import type { PlacesQuestion, Problem } from './editor/prepared.ts';
import { whenText } from './times.ts';

/** What somebody else did with a file after the editor read it, where both changed the same lines. */
export interface Conflict {
  /** Seen from `src/content`, as the editor sent it. */
  path: string;
  /** `added`: the editor’s file is new, and so is the other one of the same name. */
  kind: ChangedFile['kind'];
  /** Where the file is, if it was renamed. */
  movedTo?: string;
  author: string;
  /** Epoch milliseconds. */
  at: number;
  /** Blob id of the other version; missing if the file is gone. */
  sha?: string;
  /** From the other version (`-`) to what would be saved on top of it (`+`). */
  lines: readonly DiffLine[];
}

/** Body of an answer that refuses a save. */
export interface RefusalBody {
  message?: string;
  problems?: readonly Problem[];
  mayBeDraft?: boolean;
  conflicts?: readonly Conflict[];
  questions?: readonly PlacesQuestion[];
}

/** What the page shows. */
export interface Refusal {
  title: string;
  /** A sentence below the title, where no list is. */
  text: string;
  problems: readonly Problem[];
  mayBeDraft: boolean;
}

/** `Not saved yet: 3 things to change` */
export const refusalTitle = (count: number): string =>
  `Not saved yet: ${count} ${count === 1 ? 'thing' : 'things'} to change`;

/** The same with every line, for programs that show only text. */
export const refusalText = (problems: readonly Problem[]): string =>
  [refusalTitle(problems.length), ...problems.map(({ field, words }) => `${field}\n${words}`)].join(
    '\n\n',
  );

/** `3 places`, `1 place` */
const placesWords = (count: number): string => `${count} ${count === 1 ? 'place' : 'places'}`;

/** What a question is about, as a title. */
export function questionTitle({ change, entry, places, until }: PlacesQuestion): string {
  const where = placesWords(places.length);
  if (change === 'renamed') return `The old title is in ${where}`;
  if (places.length === 0) return `“${entry}” leaves the site${until ? ` until ${until}` : ''}`;
  return `${where} ${places.length === 1 ? 'points' : 'point'} at “${entry}”`;
}

/** The same with every place, for programs that show only text. */
export const questionText = (questions: readonly PlacesQuestion[]): string =>
  [
    'Not saved yet: say first what happens to the places that point there.',
    ...questions.map((one) =>
      [
        questionTitle(one),
        ...one.places.map(({ entry, field, words }) => `${entry} › ${field}: ${words}`),
      ].join('\n'),
    ),
  ].join('\n\n');

const DID: Readonly<Record<Conflict['kind'], string>> = {
  changed: 'Saved',
  added: 'Saved under the same name',
  removed: 'Removed',
  renamed: 'Moved to another address',
};

/** `Saved by Ana meanwhile, today 3:00 PM.` @param me username of the person whose save was refused @param now epoch milliseconds */
export function conflictTitle(
  { kind, author, at }: Conflict,
  me: string | undefined,
  now: number,
  zone: string,
): string {
  const who = author === me ? 'you in another tab or on another device' : nameOf(author);
  return `${DID[kind]} by ${who || 'somebody'} meanwhile, ${whenText(at, now, zone)}.`;
}

/** What the editor writes is nowhere else than in its form. */
export const STILL_IN_FORM = 'Your text is still in the form.';

/** A sentence for each file, for programs that show only text. */
export const conflictWords = (
  conflicts: readonly Conflict[],
  ...rest: [me: string | undefined, now: number, zone: string]
): string =>
  [...new Set(conflicts.map((one) => conflictTitle(one, ...rest))), STILL_IN_FORM].join(' ');

/** What the editor’s script hands on: the status and body of an answer, or the error that came instead of one. */
interface Cause {
  status?: number;
  message?: string;
  body?: RefusalBody;
}

const KEPT = 'What you wrote is still in the form.';

/**
 * The refusal to show; `undefined` after a session has ended, which the page says by itself, and after a conflict or a
 * question, which it has shown (stores/content/versions.ts).
 * @param cause unknown, because it comes from another program
 */
export function refusalOf(cause: unknown): Refusal | undefined {
  const { status, body, message } = (cause ?? {}) as Cause;
  const { problems = [], mayBeDraft = false, conflicts = [], questions = [] } = body ?? {};
  if (status === 401 || conflicts.length > 0 || questions.length > 0) return undefined;
  if (problems.length > 0)
    return { title: refusalTitle(problems.length), text: '', problems, mayBeDraft };
  // In words, whoever answered (stores/content/plain-answers.ts).
  return {
    title: status !== undefined && status < 500 ? 'Not saved yet' : 'It may not be saved',
    text: message || `${KEPT} Please save again in a minute.`,
    problems: [],
    mayBeDraft: false,
  };
}
