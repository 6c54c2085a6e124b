import { expect, it } from 'vitest';
import { benchPostgres } from '../bench/postgres.ts';
import { scaled } from '../run/limits.ts';

it(
  'Two processes on one PostgreSQL database deliver 5,000 leads once each',
  async () => {
    expect(await benchPostgres()).toBe(true);
  },
  scaled(240_000),
);
