/** Threads that finish pages while the next ones are being rendered. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Finished, Job, Place } from './page.ts';

/** A page as bytes, which go to the thread and are gone here. */
export interface Order extends Omit<Job, 'html'> {
  bytes: Uint8Array;
  /** Quality of its compressed twins; without one it gets none. */
  density?: number | undefined;
}

export interface Answer extends Omit<Finished, 'html'> {
  id: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Crew {
  finish: (order: Order) => Promise<Answer>;
  close: () => Promise<void>;
}

interface Hand {
  worker: Worker;
  /** Who waits for which page. */
  waiting: Map<number, PromiseWithResolvers<Answer>>;
}

function hand(place: Place): Hand {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: place });
  const waiting: Hand['waiting'] = new Map();
  worker.on('message', (answer: Answer | { id: number; error: Error }) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (!waiting.size) worker.unref();
    if ('error' in answer) asked?.reject(answer.error);
    else asked?.resolve(answer);
  });
  worker.on('error', (error) => {
    for (const asked of waiting.values()) asked.reject(error);
    waiting.clear();
  });
  // An idle thread keeps no failed build alive.
  worker.unref();
  return { worker, waiting };
}

/** Starts as many threads as there are processors. */
export function hire(place: Place, count = availableParallelism()): Crew {
  const hands = Array.from({ length: count }, () => hand(place));
  let id = 0;
  return {
    finish: (order) => {
      const [idlest] = hands.toSorted((a, b) => a.waiting.size - b.waiting.size);
      if (!idlest) throw new Error('A crew needs at least one thread');
      const asked = Promise.withResolvers<Answer>();
      idlest.worker.ref();
      idlest.waiting.set(++id, asked);
      idlest.worker.postMessage({ id, order }, [order.bytes.buffer as ArrayBuffer]);
      return asked.promise;
    },
    close: async () => {
      await Promise.all(hands.map(({ worker }) => worker.terminate()));
    },
  };
}
