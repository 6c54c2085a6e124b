import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { drawGuide } from './draw.ts';
import { loadFonts } from './fonts.ts';

const drawing = { width: 612, height: 100, threads: [{ path: 'M0 0h10', isSecond: false }] };
const fonts = await loadFonts();
const word = fc.string({
  unit: fc.constantFrom(...'aeilmnrstwMWñ'),
  minLength: 1,
  maxLength: 70,
  size: 'max',
});

it('No word of a title or heading is cut, however long: it is set smaller', async () => {
  const lines: string[] = [];
  const prototype: object = PDFDocument.prototype;
  const fragment = Reflect.get(prototype, '_fragment') as (text: string) => void;
  Reflect.set(prototype, '_fragment', function (this: object, ...all: [string]) {
    lines.push(String(all[0]).trim());
    return fragment.apply(this, all);
  });
  await fc.assert(
    fc.asyncProperty(word, word, async (title, heading) => {
      lines.length = 0;
      const guide = {
        ...{ title, heading: title, summary: heading, language: 'en', date: '2026-03-04' },
        ...{ url: 'https://example.com/guide', picture: '/a.svg', drawing },
        blocks: [
          { kind: 'heading' as const, level: 2 as const, runs: [{ text: heading, bold: false }] },
        ],
      };
      await drawGuide(guide, fonts, 'Practice');
      expect(lines.slice(0, 3)).toEqual([title, heading, heading]);
    }),
    { numRuns: 30 },
  );
});
