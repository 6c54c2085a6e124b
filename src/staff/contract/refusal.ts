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
  const said = { problems: [], mayBeDraft: false };
  if (status !== undefined && status < 500 && message)
    return { ...said, title: 'Not saved yet', text: message };
  if (status !== undefined)
    return {
      ...said,
      title: 'Not saved: the server had trouble',
      text: `${KEPT} Please save again in a minute.`,
    };
  // An answer that is no JSON comes from a program in front of the server, which stops what is too long for it.
  if (cause instanceof SyntaxError)
    return {
      ...said,
      title: 'Not saved: it did not get through',
      text: `${KEPT} A picture may be too large for this site: take a smaller one, and save again.`,
    };
  return {
    ...said,
    title: 'Not saved: no connection',
    text: `${KEPT} Save again when you are online.`,
  };
}
