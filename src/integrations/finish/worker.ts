/** A thread that finishes pages: it dresses them, writes their policy, and compresses them. */
import { parentPort, workerData } from 'node:worker_threads';
import { writeTwinsSync } from '../twins.ts';
import { finisher, type Place } from './page.ts';
import type { Answer, Order } from './crew.ts';

const place = workerData as Place;
const finish = finisher(place);
const decoder = new TextDecoder();
const encoder = new TextEncoder();

async function answer({ bytes, density, ...job }: Order): Promise<Omit<Answer, 'id'>> {
  const { html, facts, done } = await finish({ ...job, html: decoder.decode(bytes) });
  const page = encoder.encode(html);
  if (done && density) writeTwinsSync(place.folder, job.name, page, density);
  return { bytes: page, facts, done };
}

parentPort?.on('message', ({ id, order }: { id: number; order: Order }) => {
  answer(order)
    .then((made) => parentPort?.postMessage({ id, ...made }, [made.bytes.buffer as ArrayBuffer]))
    .catch((error: unknown) => parentPort?.postMessage({ id, error }));
});
