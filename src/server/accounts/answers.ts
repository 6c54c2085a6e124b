/** Refusals of the staff area, with the words that its pages show. */
import type { Unconfirmed } from '#staff/contract/own-account.ts';
import type { StepError } from '#staff/contract/session.ts';
import { SECOND } from '../base/clock.ts';
import { type Problem, type ProblemName, PROBLEMS } from '../base/http/problems.ts';
import type { StaffContext } from './context.ts';

/** A problem shared with form posts, in words for staff. */
const staffWords = (name: ProblemName, message: string): Problem => ({
  ...PROBLEMS[name],
  message,
});

export const REFUSALS = {
  malformed: staffWords('malformed', 'That could not be read. Please reload the page.'),
  signedOut: { status: 401, message: 'You are signed out. Please sign in.' },
  foreign: staffWords('foreign', 'This can only be done from the staff pages themselves.'),
  role: { status: 403, message: 'Your role does not include this. An admin can change that.' },
  noLeads: { status: 403, message: 'Editors do not see leads. An admin can change your role.' },
  noContent: {
    status: 403,
    message: 'Only editors and admins change the content. An admin can change your role.',
  },
  noContentFolder: {
    status: 404,
    message:
      'This server has no folder of content yet. Whoever runs it can set CONTENT_DIR; the guide of the server says how.',
  },
  adminOnly: { status: 403, message: 'Only admins manage people.' },
  unknown: staffWords('unknown', 'There is nothing here. It may have been removed.'),
  tooLarge: staffWords('tooLarge', 'That is too much text.'),
  mediaType: staffWords('mediaType', 'Please send JSON.'),
  broken: staffWords('broken', 'Something went wrong on our side. Please try again.'),
  down: staffWords('down', 'The store of leads does not answer. Please try again in a minute.'),
} as const satisfies Record<string, Problem>;

/** Somebody may not do this, or not in this way: such refusals are logged (ASVS 16.3.2). */
const DENIED: readonly number[] = [401, 403, 413, 415];
const NAMES = new Map<Problem, string>(
  Object.entries(REFUSALS).map(([name, refusal]) => [refusal, name]),
);

/** Thrown for what a person has to mend: answered with these words, and no fault of the server. */
export class Refused extends Error {
  readonly status: 409 | 422 | 429;

  constructor(status: Refused['status'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }

  /** Of the answer. */
  body(): object {
    return { message: this.message };
  }
}

export function refuse(context: StaffContext, problem: Problem): Response {
  const { status, message } = problem;
  if (DENIED.includes(status)) context.set('denied', NAMES.get(problem) ?? String(status));
  return context.json({ message }, status);
}

/** The page then asks for a password or passkey and tries again. */
export function refuseUnconfirmed(context: StaffContext): Response {
  context.set('denied', 'unconfirmed');
  return context.json<Unconfirmed>(
    { message: 'Please show first that it is you.', needsConfirmation: true },
    403,
  );
}

export const fail = (context: StaffContext, message: string): Response =>
  context.json<StepError>({ message }, 422);

/** `0:48`. */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** 429 with the time to wait. @param words sentences around it */
export function slowDown(
  context: StaffContext,
  waitMs: number,
  words: (time: string) => string,
): Response {
  const retryAfterS = Math.ceil(waitMs / SECOND);
  const body: StepError = { message: words(clockText(retryAfterS)), retryAfterS };
  return context.json(body, 429, { 'Retry-After': String(retryAfterS) });
}
