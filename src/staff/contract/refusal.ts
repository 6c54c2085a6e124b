/** Why the content editor did not save, for whoever writes there. */
import type { Problem } from './editor/prepared.ts';

/** Body of an answer that refuses a save. */
export interface RefusalBody {
  message?: string;
  problems?: readonly Problem[];
  mayBeDraft?: boolean;
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

/** What the editor’s script hands on: the status and body of an answer, or the error that came instead of one. */
interface Cause {
  status?: number;
  message?: string;
  body?: RefusalBody;
}

const KEPT = 'What you wrote is still in the form.';

/**
 * The refusal to show; `undefined` after a session has ended, which the page says by itself.
 * @param cause unknown, because it comes from another program
 */
export function refusalOf(cause: unknown): Refusal | undefined {
  const { status, body, message } = (cause ?? {}) as Cause;
  const { problems = [], mayBeDraft = false } = body ?? {};
  if (status === 401) return undefined;
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
