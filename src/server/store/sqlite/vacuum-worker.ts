import { parentPort, workerData } from 'node:worker_threads';
import { vacuumDatabase } from './file.ts';

parentPort?.postMessage(vacuumDatabase(String(workerData)));
