/**
 * What query libraries do unless told otherwise (specification 9, R305). Written down beside what this site does instead
 * (`api.ts`, R304): never stale, no refetch on an interval or on focus, no retries of queries or changes.
 */
export const LIBRARY_DEFAULTS = {
  retries: 3,
  /** Milliseconds before retry number `attempt`, counted from 0. */
  backoff: (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000),
  /** Milliseconds after which an unused answer is forgotten. */
  keptUnused: 5 * 60_000,
} as const;
