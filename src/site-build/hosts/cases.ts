import { escapedPath } from '#lib/redirects/host-formats.ts';
import type { RedirectTable } from '#lib/redirects/table.ts';

/** A URL and its expected target. */
export interface RedirectCase {
  from: string;
  to: string;
  status: number;
}

/** URLs with escapes: exact rules at their path, wildcards at three subpaths that no other rule matches. */
export function casesOf({ moved }: RedirectTable): RedirectCase[] {
  return Object.entries(moved).flatMap(([key, [to, status = 301]]) => {
    if (!key.startsWith('/')) return [];
    const froms = key.endsWith('/*')
      ? ['zzz', 'anything/deep', 'zzz.html'].map((end) => key.replace('*', end))
      : [key];
    return froms.map((from) => ({ from: escapedPath(from), to, status }));
  });
}
