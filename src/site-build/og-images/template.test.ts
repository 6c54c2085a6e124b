import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { fitText } from './template.ts';
import { createTextRenderer, type DrawText } from './text.ts';

let draw: DrawText;
beforeAll(async () => {
  draw = await createTextRenderer();
});

const SIZES = [
  [92, 5],
  [44, 5],
] as const;
/** Up to the length of a title. */
const word = fc.string({
  unit: fc.constantFrom(...'aeilmnrstwMWñ’-'),
  minLength: 1,
  maxLength: 70,
  size: 'max',
});

it('No word is cut or runs into the drawing, however long: it is set smaller', async () => {
  await fc.assert(
    fc.asyncProperty(word, fc.constantFrom(440, 520, 1000), async (text, width) => {
      const { block, height } = await fitText(text, SIZES, '#000', width, draw);
      expect(block.lines).toBe(1);
      expect((await draw(text, height, '#000')).width).toBeLessThanOrEqual(width);
    }),
    { numRuns: 60 },
  );
});

it('A title of short words stays large', async () => {
  const { height } = await fitText('Whose turn is it', SIZES, '#000', 520, draw);
  expect(height % 92).toBe(0);
});
