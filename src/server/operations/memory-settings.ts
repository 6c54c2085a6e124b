/** How a server process stays small. Separate, because `serve.ts` must not load the server. */

/** Collects young objects at 4 instead of 16 MB. */
export const SMALL_HEAP = '--max-semi-space-size=4';

/**
 * For glibc. One arena for all threads: each keeps what it once took, 8 MB in all after reading and compressing pages.
 * Large blocks go back to the system: password hashes take 19 MB each, and 2,000 sign-ins of strangers otherwise left
 * 150 MB behind (284 against 137 MB, 2026-11-26).
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1048576' } as const;
