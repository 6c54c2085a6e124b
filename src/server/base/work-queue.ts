/** CPU work with its own limit, so that it never holds up pages and leads. */

/** Thrown before the work began. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Thrown by work that noticed that whoever asked for it has left. */
export class NobodyWaits extends Error {
  override name = 'NobodyWaits';
}

export interface WorkQueue {
  /** Runs work in turn. @param isKnown work of known people goes first and is never refused @throws {QueueFull} */
  run: <T>(work: () => Promise<T>, isKnown?: boolean) => Promise<T>;
}

/** @param mostWaiting limit for unknown people */
export function createWorkQueue(atOnce: number, mostWaiting: number): WorkQueue {
  let working = 0;
  const known: (() => void)[] = [];
  const unknown: (() => void)[] = [];
  return {
    async run(work, isKnown = false) {
      if (working >= atOnce) {
        if (!isKnown && unknown.length >= mostWaiting) throw new QueueFull();
        // Whoever finishes hands over, so that nobody comes between.
        await new Promise<void>((start) => (isKnown ? known : unknown).push(start));
      } else working += 1;
      try {
        return await work();
      } finally {
        const next = known.shift() ?? unknown.shift();
        if (next) next();
        else working -= 1;
      }
    },
  };
}
