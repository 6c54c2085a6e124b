import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { NobodyWaits } from '../../base/work-queue.ts';
import { linesOf } from './exports.ts';
import type { ListedLead } from './port.ts';
import { createTurns, everyListed } from './search.ts';

/** How often others had a turn of the event loop meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false];
  const counting = (async () => {
    for (; !isOver; turns += 1) await setImmediate();
  })();
  await work();
  isOver = true;
  await counting;
  return turns;
}

it('An export lets others through after each piece of the list', async () => {
  const ids = Array.from({ length: 2000 }, (_, number) => String(number));
  const turns = await turnsDuring(() =>
    Array.fromAsync(linesOf({ records: async () => [] }, { ids, fields: [] })),
  );
  expect(turns).toBeGreaterThanOrEqual(10);
});

it('A search ends when nobody waits for it any more', async () => {
  let read = 0;
  const request = new AbortController();
  const list = async (): Promise<ListedLead[]> => {
    read += 1;
    if (read === 3) request.abort('gone');
    return Array.from(
      { length: 250 },
      () => ({ lead: { id: 'a', fields: {} }, work: {} }) as never,
    );
  };
  const query = { queue: 'all', search: 'nobody', after: undefined } as never;
  const reading = Array.fromAsync(everyListed({ list }, query, request.signal));
  await expect(reading).rejects.toThrow(NobodyWaits);
  expect(read).toBe(3);
});

it('Searches of one account run one after the other, those of others beside them', async () => {
  const inTurn = createTurns();
  const order: string[] = [];
  const search = (account: string, name: string, fails = false) =>
    inTurn(account, async () => {
      order.push(`${name} begins`);
      await setImmediate();
      order.push(`${name} ends`);
      if (fails) throw new NobodyWaits();
    });
  await Promise.allSettled([
    search('ada', 'first', true),
    search('ada', 'second'),
    search('bo', 'beside'),
  ]);
  expect(order.indexOf('second begins')).toBeGreaterThan(order.indexOf('first ends'));
  expect(order.indexOf('beside begins')).toBeLessThan(order.indexOf('first ends'));
});
