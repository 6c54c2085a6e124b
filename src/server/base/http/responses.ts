import { CACHING, PAGE_POLICY } from '#lib/http/headers.ts';
import type { ApiContext } from './context.ts';
import type { Encoding } from './body.ts';
import { PLAIN_PAGE_POLICY } from './plain-page.ts';
import { acceptsHtml, problemPage, type Problem } from './problems.ts';

const POLICY = 'Content-Security-Policy';

/** `isBuilt` selects the CSP: built pages have theirs in a meta element, plain pages do not. */
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

/** Whether a browser shows the answer. Scripts of pages accept anything, or send JSON. */
const showsHtml = (context: ApiContext, encoding: Encoding | undefined): boolean =>
  encoding === 'form' || (encoding === undefined && acceptsHtml(context.env.headers));

/** An error in the sender's format: a page or JSON. @param back paths of pages with the form */
export function problemAnswer(
  context: ApiContext,
  problem: Problem,
  encoding: Encoding | undefined,
  headers: Record<string, string> = {},
  back: readonly string[] = [],
): Response {
  return showsHtml(context, encoding)
    ? htmlAnswer(context, problemPage(problem, back), problem.status, { headers })
    : context.json({ message: problem.message }, problem.status, headers);
}
