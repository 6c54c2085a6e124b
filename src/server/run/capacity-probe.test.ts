import { expect, it } from 'vitest';
import { StoreDown } from '../base/store-errors.ts';
import { createCapacityProbe } from './capacity-probe.ts';
import type { Store } from './store.ts';

it('A lead of a try that could not be removed is removed before the next', async () => {
  const done: string[] = [];
  let isFull = false;
  const store: Pick<Store, 'probe' | 'save' | 'removeSelfTest'> = {
    probe: async () => undefined,
    save: async () => {
      const id = `lead ${done.length}`;
      done.push(id);
      return { outcome: 'stored', id, reference: id };
    },
    removeSelfTest: async (id) => {
      if (isFull) throw new StoreDown('The disk is full');
      done.push(`no ${id}`);
    },
  };
  const { check, isDown } = createCapacityProbe(store, { now: () => 0, steady: () => 0 });
  isFull = true;
  expect(await isDown()).toBe(true);
  isFull = false;
  await check();
  expect(done).toEqual(['lead 0', 'no lead 0', 'lead 2', 'no lead 2']);
});
