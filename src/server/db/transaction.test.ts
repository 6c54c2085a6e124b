import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { runOperation, sqliteSql, type Tx } from './transaction.ts';

const later = async (): Promise<unknown[]> => {
  await wait(1);
  return [{ id: 'a' }, { id: 'b' }];
};

it('an operation has the rows of its statements, and the first row', async () => {
  const answer = await runOperation(
    async (tx) => [await tx.query('select'), await tx.one('select')],
    later,
  );
  expect(answer).toEqual([[{ id: 'a' }, { id: 'b' }], { id: 'a' }]);
});

it('a forgotten await is an error: the statement would run outside the transaction', async () => {
  const forgetful = async (tx: Tx): Promise<string> => {
    tx.query('update leads set spam = 1').catch(() => undefined);
    return 'changed';
  };
  await expect(runOperation(forgetful, later)).rejects.toThrow('await it');
});

it('a statement after the end is an error, and is not run', async () => {
  const execute = vi.fn(() => []);
  const kept = await runOperation(async (tx) => {
    await tx.lock('lock');
    return { tx };
  }, execute);
  await expect(kept.tx.query('delete from leads')).rejects.toThrow('delete from leads');
  expect(execute).toHaveBeenCalledTimes(1);
});

it('an operation that waits for something else ends in an error, and so does its next statement', async () => {
  const execute = vi.fn(() => []);
  let last: Promise<unknown> | undefined;
  const slow = async (tx: Tx): Promise<void> => {
    await wait(20);
    last = tx.query('update leads set spam = 1');
    await last;
  };
  await expect(runOperation(slow, execute, 5)).rejects.toThrow('waited 5 ms');
  await vi.waitUntil(() => last !== undefined);
  await expect(last).rejects.toThrow('has ended');
  expect(execute).not.toHaveBeenCalled();
});

it.each([
  [
    'select id from leads where id = any($1) and at > $2',
    'select id from leads where id in (select value from json_each(?1)) and at > ?2',
  ],
  ['select id from leads where form = $1 for update', 'select id from leads where form = ?1'],
  ["select '$' as sign, $12 as twelfth", "select '$' as sign, ?12 as twelfth"],
])('%s is %s on SQLite', (sql, expected) => {
  expect(sqliteSql(sql)).toBe(expected);
});
