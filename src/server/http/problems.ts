/** All errors of form posts: status and message, for JSON and pages. */
import { escapeHtml } from '#domain/html.ts';
import { plainPage } from '../forms/plain-page.ts';

export interface Problem {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  message: string;
}

export const PROBLEMS = {
  malformed: {
    status: 400,
    message: 'The request could not be read. Please send one flat object of fields in UTF-8.',
  },
  badKey: { status: 400, message: 'The Idempotency-Key may have at most 255 characters.' },
  foreign: { status: 403, message: 'This form can only be sent from our own pages.' },
  unknown: { status: 404, message: 'There is nothing at this address.' },
  method: { status: 405, message: 'This address does not take that method.' },
  conflict: { status: 409, message: 'This request was sent before with other content.' },
  tooLarge: { status: 413, message: 'That is more than we can take. Please send less text.' },
  mediaType: { status: 415, message: 'Please send JSON or a form, in UTF-8.' },
  invalid: { status: 422, message: 'Please check the marked fields.' },
  tooMany: {
    status: 429,
    message: 'That was a lot of messages from one place. Please wait a little, or call us.',
  },
  broken: {
    status: 500,
    message: 'Something went wrong on our side. Please try again, or call us.',
  },
  down: {
    status: 503,
    message: 'We cannot take messages right now. Please try again in a minute, or call us.',
  },
} as const satisfies Record<string, Problem>;

export type ProblemName = keyof typeof PROBLEMS;

/** Error page for a form post without JavaScript. */
export function problemPage({ message }: Problem): string {
  return plainPage(
    'Your message was not sent',
    `<p>${escapeHtml(message)}</p>
<p>Go back to the form: your text is still there.</p>`,
  );
}
