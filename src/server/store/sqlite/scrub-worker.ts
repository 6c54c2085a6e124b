/** Worker thread of `scrub.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { scrubDatabase } from './file.ts';

parentPort?.postMessage(scrubDatabase(String(workerData)));
