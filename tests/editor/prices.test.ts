/** A price changed in one place changes everywhere; a wrong name lists the valid ones. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite, type Copy } from './copy.ts';

const PRICES = 'src/content/prices.yaml';
const PROGRAM = 'src/content/programs/throw-away.md';

let site: Copy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

test('R312–R318 one price, everywhere', async () => {
  await site.edit(PRICES, (text) => {
    expect(text).toContain('price: 1120');
    return text.replace('price: 1120', 'price: 1337').replace('price: 699', 'price: 711');
  });
  // A program without a price shows the default one (R318).
  const reset = await readFile('src/content/programs/reset.md', 'utf8');
  await site.edit(PROGRAM, () =>
    reset.replace(/^offer: .*\n/m, '').replace('order: 2', 'order: 9'),
  );
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
  const pages = ['index', 'reset', 'fees-and-faqs', 'programs', 'services'];
  for (const page of pages) {
    const html = await site.built(`${page}.html`);
    expect(html, page).toContain('$850 to $1,337');
    expect(html, page).not.toContain('$1,120');
    // The header menu.
    expect(html, page).toContain('Eight sessions, $711 to $1,595');
  }
  // Structured data, on the pages that show the price.
  expect(await site.built('index.html')).toContain('"highPrice":1337');
  expect(await site.built('fees-and-faqs.html')).toContain('"highPrice":1337');
  expect(await site.built('reset.html')).toContain('"price":1337');
  expect(await site.built('throw-away.html')).toContain('$950');
});

test('a missing price stops the build and lists the existing ones', async () => {
  await site.edit('src/content/faqs/insurance.md', (text) => `${text}\nIt costs {price:sesion}.\n`);
  const wrong = await site.build();
  expect(wrong.code).not.toBe(0);
  expect(wrong.output).toMatch(
    /\/[\w-]+: \{price:sesion\}: src\/content\/prices\.yaml has no price \\?"sesion\\?"; write one of: .*standard-rate/,
  );
});
