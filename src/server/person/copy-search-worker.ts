import { parentPort, workerData } from 'node:worker_threads';
import type { Copy } from './copies.ts';
import { findCopies } from './copy-search.ts';

const { copies, key, known } = workerData as { copies: Copy[]; key?: string; known: string[] };
// No field equals a control character.
parentPort?.postMessage(await findCopies(copies, key ?? '\u0001', new Set(known)));
