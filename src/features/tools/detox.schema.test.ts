import { expect, test } from 'vitest';
import { bandOf, detoxSchema } from './detox.schema.ts';
import { detoxRules } from './detox-css.ts';

test.each([
  [[0, 0, 0, 0, 0], 'light'],
  [[1, 1, 0, 0, 0], 'light'],
  [[1, 1, 1, 0, 0], 'shared'],
  [[2, 0, 0, 0, 0], 'shared'],
  [[2, 2, 1, 1, 1], 'shared'],
  [[1, 1, 1, 1, 1], 'shared'],
  [[2, 2, 2, 0, 0], 'crowded'],
  [[2, 2, 2, 2, 2], 'crowded'],
] as const)('%j is %s', (answers, band) => {
  expect(bandOf(answers)).toBe(band);
});

test('counts with sibling chains in CSS, and waits for all five answers', () => {
  const rules = detoxRules();
  expect(rules).toContain(
    '[data-asks]:has([value="2"]:checked)~'.repeat(3) +
      '[data-result] [data-band=crowded]{display:block}',
  );
  const answered = '[data-asks]:has([value="0"]:checked,[value="1"]:checked,[value="2"]:checked)~';
  expect(rules).toContain(`${answered.repeat(5)}[data-result]{display:grid}`);
});

test('names a missing result band', () => {
  const { error } = detoxSchema.safeParse({ questions: [], bands: { light: {} } });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain('bands.crowded');
});
