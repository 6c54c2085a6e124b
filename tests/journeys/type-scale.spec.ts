/** Every text has a size of the one scale, and every first heading the same air above it (styles/tokens.css). */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { distinct } from '../site/dist.ts';
import { scaled } from '../run/limits.ts';

/** Of the issue that asked for one scale: the drawing has seven sizes on a phone and eight at a desk. */
const MOST = 10;
const STEPS = [
  ...new Set(
    [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/(--text-\w+):/g)].map(
      ([, name = '']) => name,
    ),
  ),
];

interface Sizes {
  /** Size of every text in sight, px, with an element that has it. */
  found: Record<string, string>;
  scale: string[];
  /** From the top of its section to the first heading, px, without what breadcrumbs take; none where more stands between. */
  air: { px: number; hasCrumbs: boolean } | undefined;
}

/** Reads the page without waiting for pictures or fonts: sizes depend on neither. */
const sizesOf = (page: Page): Promise<Sizes> =>
  page.evaluate((steps) => {
    document.documentElement.removeAttribute('data-defer-layout');
    const found: Record<string, string> = {};
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      const words = text.textContent?.trim();
      if (!words || !around || around.closest('script, style, noscript, template')) continue;
      if (!around.checkVisibility({ visibilityProperty: true })) continue;
      const { fontSize } = getComputedStyle(around);
      found[fontSize] ??=
        `${around.tagName.toLowerCase()}.${around.getAttribute('class') ?? ''} “${words.slice(0, 30)}”`;
    }
    const probe = document.body.appendChild(document.createElement('p'));
    const scale = steps.map((step) => {
      probe.style.fontSize = `var(${step})`;
      return getComputedStyle(probe).fontSize;
    });
    probe.remove();
    const heading = document.querySelector('h1');
    const part = heading?.closest('section, article, main');
    if (!heading || !part) return { found, scale, air: undefined };
    const { top } = heading.getBoundingClientRect();
    const crumbs = part.querySelector('nav[aria-label="Breadcrumb"]');
    const isCrowded = [...part.querySelectorAll('*')].some(
      (one) =>
        heading.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_PRECEDING &&
        one !== crumbs &&
        !crumbs?.contains(one) &&
        one.getBoundingClientRect().height > 0,
    );
    const isAbove =
      crumbs !== null &&
      heading.compareDocumentPosition(crumbs) === Node.DOCUMENT_POSITION_PRECEDING;
    const ways = isAbove ? crumbs.getBoundingClientRect().height : 0;
    const px = Math.round(top - part.getBoundingClientRect().top - ways);
    return { found, scale, air: isCrowded ? undefined : { px, hasCrumbs: isAbove } };
  }, STEPS);

test('every text has a size of the scale, at most ten on a phone and at a desk, and every first heading the same air', async ({
  page,
}) => {
  test.setTimeout(scaled(180_000));
  await page.route(/\.(?:woff2|avif|webp|png|jpe?g|svg)(?:\?|$)/, (asked) => asked.abort());
  const sizes = new Map<number, Set<string>>();
  const foreign: string[] = [];
  /** Routes by the air above their first heading. */
  const airs = new Map<string, Map<number, string[]>>();
  for (const { route } of distinct) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { found, scale, air } = await sizesOf(page);
      const known = sizes.get(width) ?? new Set();
      for (const [size, where] of Object.entries(found)) {
        known.add(size);
        if (!scale.includes(size)) foreign.push(`${route} at ${width}: ${size}, ${where}`);
      }
      sizes.set(width, known);
      if (!air) continue;
      const kind = `${air.hasCrumbs ? 'with' : 'without'} breadcrumbs at ${width}`;
      const byAir = airs.get(kind) ?? new Map<number, string[]>();
      byAir.set(air.px, [...(byAir.get(air.px) ?? []), route]);
      airs.set(kind, byAir);
    }
  }
  expect(foreign).toEqual([]);
  expect([...airs.keys()]).toHaveLength(4);
  for (const [kind, byAir] of airs) {
    const [[, most = []] = [], ...others] = [...byAir].sort(([, a], [, b]) => b.length - a.length);
    expect(others, `${kind}, as on ${most[0]}`).toEqual([]);
    expect(most.length, kind).toBeGreaterThan(5);
  }
  for (const [width, known] of sizes) {
    expect(known.size, `${[...known].join(' ')} at ${width}`).toBeLessThanOrEqual(MOST);
    // What is counted is text: a page has the sizes of its reading and its headings at least.
    expect(known.size, `at ${width}`).toBeGreaterThan(5);
  }
});
