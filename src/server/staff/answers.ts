/** Refusals of the staff area, with the words that its pages show. */
import { type Problem, type ProblemName, PROBLEMS } from '../http/problems.ts';
import type { StaffContext } from './context.ts';

/** A problem that form posts have as well, in words for staff. */
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
  adminOnly: { status: 403, message: 'Only admins manage people.' },
  unknown: staffWords('unknown', 'There is nothing here. It may have been removed.'),
  tooLarge: staffWords('tooLarge', 'That is too much text.'),
  mediaType: staffWords('mediaType', 'Please send JSON.'),
  broken: staffWords('broken', 'Something went wrong on our side. Please try again.'),
  down: staffWords('down', 'The store of leads does not answer. Please try again in a minute.'),
} as const satisfies Record<string, Problem>;

/** A refusal as JSON. */
export const refuse = (context: StaffContext, { status, message }: Problem): Response =>
  context.json({ message }, status);
