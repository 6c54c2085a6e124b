import type { IncomingHttpHeaders } from 'node:http';
import { languageOf } from '#features/translations/page-language.ts';
import { escapeHtml } from '#lib/html.ts';
import { plainPage } from './plain-page.ts';
import { ENGLISH_SERVER, type ServerWords } from './words.en.ts';
import { SERVER_WORDS } from './words.ts';

export interface Problem {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** For programs. */
  message: string;
  /** What visitors are told; without it, the message. */
  told?: keyof ServerWords['problems'];
}

type Told = NonNullable<Problem['told']>;

/** Whose message is what an English page says. */
const same = <const Status extends Problem['status'], const Name extends Told>(
  status: Status,
  told: Name,
) => ({ status, message: ENGLISH_SERVER.problems[told].text, told });

export const PROBLEMS = {
  malformed: {
    status: 400,
    message: 'The request could not be read. Please send one flat object of fields in UTF-8.',
    told: 'malformed',
  },
  badKey: { status: 400, message: 'The Idempotency-Key may have at most 255 characters.' },
  foreign: same(403, 'foreign'),
  unknown: { status: 404, message: 'There is nothing at this address.', told: 'unknown' },
  method: { status: 405, message: 'This address does not take that method.', told: 'method' },
  conflict: same(409, 'conflict'),
  tooLarge: same(413, 'tooLarge'),
  mediaType: {
    status: 415,
    message: 'Please send JSON or a form, in UTF-8.',
    told: 'mediaType',
  },
  invalid: same(422, 'invalid'),
  tooMany: same(429, 'tooMany'),
  broken: same(500, 'broken'),
  busy: same(503, 'busy'),
  down: same(503, 'down'),
} as const satisfies Record<string, Problem>;

export type ProblemName = keyof typeof PROBLEMS;

/** Whether a browser shows the answer. */
export const acceptsHtml = ({ accept }: IncomingHttpHeaders): boolean =>
  /\btext\/html\b/.test(accept ?? '');

/** @param back paths of pages with the form; the first says the language */
export function problemPage({ message, told }: Problem, back: readonly string[] = []): string {
  const language = languageOf(back[0] ?? '/');
  const { unsent, problems } = SERVER_WORDS[language];
  const { title, text } = told ? problems[told] : { title: undefined, text: message };
  const links = back.map((path) => {
    const href = escapeHtml(path);
    return `<p><a href="${href}">${back.length > 1 ? unsent.backOn.replace('#', href) : unsent.back}</a></p>`;
  });
  const kept = title ? '' : `<p>${unsent.kept}</p>\n`;
  return plainPage(
    title ?? unsent.title,
    `<p>${escapeHtml(text)}</p>\n${kept}${links.join('\n')}`,
    language,
  );
}
