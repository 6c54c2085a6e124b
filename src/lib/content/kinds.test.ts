import { expect, test } from 'vitest';
import * as z from 'zod';
import { sectionSchema } from '#page-kinds';

test('names every kind of section where one is unknown', () => {
  const schema = sectionSchema(() => z.any());
  const kinds = schema.options.map(({ shape }) => shape.kind.value);
  expect(schema.safeParse({ kind: 'hreo' }).error?.issues[0]?.message).toBe(
    `unknown kind of section; write one of: ${kinds.join(', ')}`,
  );
  expect(kinds).toContain('hero');
});
