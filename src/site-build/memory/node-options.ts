/** Node's options for a build, by available memory. */

/** With more than this, a build takes what it wants: 1.2 GB, and less time. */
const PLENTY = 2048;
/** What a build of 183 pages needs of V8's old objects, with a third to spare. */
const MIN_HEAP = 320;

export interface NodeOptions {
  flags: readonly string[];
  env: Readonly<Record<string, string>>;
}

/** Gains: src/site-build/README.md. `available`: bytes this process may still take, limit of a container included. */
export function nodeOptions(available: number): NodeOptions {
  const megabytes = Math.floor(available / 2 ** 20);
  if (megabytes >= PLENTY) return { flags: [], env: {} };
  return {
    flags: [
      `--max-old-space-size=${Math.max(MIN_HEAP, Math.floor(megabytes / 2))}`,
      // Young objects are collected at 4 instead of 16 MB.
      '--max-semi-space-size=4',
    ],
    env: {
      // One arena of glibc's allocator for all threads; each keeps what it once took.
      MALLOC_ARENA_MAX: '1',
      // Rolldown's allocator gives memory back at once.
      MIMALLOC_PURGE_DELAY: '0',
    },
  };
}
