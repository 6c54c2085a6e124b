/** The shapes of answers: JSON for programs, pages for forms without JavaScript. */
import { CACHING, PAGE_POLICY } from '#domain/headers.ts';
import type { ApiContext } from './arrival.ts';
import type { Encoding } from './body.ts';
import { PLAIN_PAGE_POLICY } from './plain-page.ts';
import { problemPage, type Problem } from './problems.ts';

const POLICY = 'Content-Security-Policy';

/** A page; `isBuilt` tells the site's own pages, which carry their policy inside, from the server's plain ones. */
export function htmlAnswer(
  context: ApiContext,
  html: string,
  status: Problem['status'] | 200,
  { isBuilt = false, headers = {} }: { isBuilt?: boolean; headers?: Record<string, string> } = {},
): Response {
  return context.body(html, status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': CACHING.never,
    [POLICY]: isBuilt ? PAGE_POLICY : PLAIN_PAGE_POLICY,
    ...headers,
  });
}

/** A problem in the form the sender can read. */
export function problemAnswer(
  context: ApiContext,
  problem: Problem,
  encoding: Encoding | undefined,
  headers: Record<string, string> = {},
): Response {
  return encoding === 'form'
    ? htmlAnswer(context, problemPage(problem), problem.status, { headers })
    : context.json({ message: problem.message }, problem.status, headers);
}
