/** What would be printed of a page: dark ink on white, and no empty sheet. */
import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** Least contrast with white paper (WCAG 1.4.3). */
const CONTRAST = 4.5;

/** Number of shown glyphs per page of a PDF by Chromium, in order of its content streams. */
function glyphsByPage(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  const stream = (id: string): string => {
    const at = text.indexOf(`\n${id} 0 obj`);
    const start = text.indexOf('stream\n', at) + 'stream\n'.length;
    const end = text.indexOf('\nendstream', start);
    return inflateSync(pdf.subarray(start, end)).toString('latin1');
  };
  return [...text.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?\/Contents (\d+) 0 R/g)].map(
    ([, id = '']) =>
      [...stream(id).matchAll(/<([0-9A-Fa-f]+)>/g)].reduce(
        (sum, [, hex = '']) => sum + hex.length / 4,
        0,
      ),
  );
}

/** Visible texts that are too pale for paper, with their contrast. */
function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** Contrast with white of a color as painted on white. */
    const onWhite = (color: string): number => {
      if (!canvas) throw new Error('No canvas');
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4),
      );
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim();
      const isShown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!words || !parent || !isShown || parent.closest('svg, .vh')) continue;
      const contrast = onWhite(getComputedStyle(parent).color);
      if (contrast < least) pale.add(`${words.slice(0, 40)}: ${contrast.toFixed(1)}`);
    }
    return [...pale];
  }, CONTRAST);
}

/** Checks what would be printed of the page as it is now, and returns how many sheets that is. */
export async function expectOnPaper(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  expect(await paleTexts(page)).toEqual([]);
  const pages = glyphsByPage(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(0);
  // A page with a heading only is as good as empty.
  expect(Math.min(...pages), `characters of each page: ${pages}`).toBeGreaterThan(120);
  return pages.length;
}
