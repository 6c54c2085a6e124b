import type { IncomingHttpHeaders } from 'node:http';
import { escapeHtml } from '#lib/html.ts';
import { plainPage } from './plain-page.ts';

export interface Problem {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  message: string;
  /** Heading of the page, if it is not about a message that was not sent. */
  title?: string;
  /** Page text in place of `message`, where that is for programs. */
  text?: string;
}

export const PROBLEMS = {
  malformed: {
    status: 400,
    message: 'The request could not be read. Please send one flat object of fields in UTF-8.',
    text: 'What your browser sent could not be read. Please try again, or call us.',
  },
  badKey: { status: 400, message: 'The Idempotency-Key may have at most 255 characters.' },
  foreign: { status: 403, message: 'This form can only be sent from our own pages.' },
  unknown: {
    status: 404,
    message: 'There is nothing at this address.',
    title: 'There is nothing here',
    text: 'Nothing is sent or booked at this address. The link may be old.',
  },
  method: {
    status: 405,
    message: 'This address does not take that method.',
    title: 'Nothing was sent just now',
    text: 'This address only takes what a form sends. You may be here because a page was loaded again, or from a bookmark.',
  },
  conflict: { status: 409, message: 'This request was sent before with other content.' },
  tooLarge: { status: 413, message: 'That is more than we can take. Please send less text.' },
  mediaType: {
    status: 415,
    message: 'Please send JSON or a form, in UTF-8.',
    text: 'Your browser sent this in a way that we cannot read. Please try again, or call us.',
  },
  invalid: { status: 422, message: 'Please check the marked fields.' },
  tooMany: {
    status: 429,
    message: 'That was a lot of messages from one place. Please wait a little, or call us.',
  },
  broken: {
    status: 500,
    message: 'Something went wrong on our side. Please try again, or call us.',
  },
  busy: {
    status: 503,
    message: 'There is a lot going on right now. Please try again in a moment.',
  },
  down: {
    status: 503,
    message: 'We cannot take messages right now. Please try again in a minute, or call us.',
  },
} as const satisfies Record<string, Problem>;

export type ProblemName = keyof typeof PROBLEMS;

/** Whether a browser shows the answer. */
export const acceptsHtml = ({ accept }: IncomingHttpHeaders): boolean =>
  /\btext\/html\b/.test(accept ?? '');

export function problemPage(
  { message, title, text }: Problem,
  back: readonly string[] = [],
): string {
  const links = back.map((path) => {
    const href = escapeHtml(path);
    return `<p><a href="${href}">${back.length > 1 ? `Back to the form on ${href}` : 'Back to the form'}</a></p>`;
  });
  const kept = title ? '' : '<p>If you go back, your text is still there.</p>\n';
  return plainPage(
    title ?? 'Your message was not sent',
    `<p>${escapeHtml(text ?? message)}</p>\n${kept}${links.join('\n')}`,
  );
}
