import { expect, test } from 'vitest';
import { signIn } from './content/signs.ts';
import { FACT_NAMES, FACT_STARTS, fillFacts } from './placeholders.ts';

test.each(FACT_NAMES)('{%s} is found, filled in, and no sign of another program', (name) => {
  const text = `Soon, or {${name}} later.`;
  expect(FACT_STARTS.some((start) => text.includes(start))).toBe(true);
  expect(fillFacts(text, new Map([[name, 'a day']]))).toBe('Soon, or a day later.');
  expect(signIn(text, true)).toBeUndefined();
});
