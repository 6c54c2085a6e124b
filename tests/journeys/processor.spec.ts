/**
 * Elements styled and objects laid out while a page loads: what slow phones wait for (site-build/README.md). Counted from
 * a trace, not timed: the counts are the same on a busy machine. A pass over one element is not a pass over all of them,
 * so passes are not counted.
 */
import { type Browser, expect, test } from '@playwright/test';

/** A load that is interrupted counts the first view twice: the best of some counts, and the first good one is enough. */
const LOADS = 3;

/** Ends when the font, the cookie bar and the pictures near the first view are there. */
const SETTLED_MS = 1500;

interface Event {
  name: string;
  pid: number;
  args: { elementCount?: number; beginData?: { dirtyObjects?: number } };
}

interface Work {
  elements: number;
  objects: number;
}

/** From the start of a visit on. */
async function workOf(browser: Browser, path: string): Promise<Work> {
  const page = await browser.newPage();
  // Another page's process has another id.
  await page.goto('about:blank');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.goto(path);
  await page.evaluate(
    (ms) => new Promise((done) => setTimeout(() => requestAnimationFrame(done), ms)),
    SETTLED_MS,
  );
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Event[] };
  await page.close();
  const sum = (name: string, of: (args: Event['args']) => number | undefined): number =>
    trace.traceEvents
      .filter((event) => event.name === name)
      .reduce((all, { args }) => all + (of(args) ?? 0), 0);
  return {
    elements: sum('UpdateLayoutTree', ({ elementCount }) => elementCount),
    objects: sum('Layout', ({ beginData }) => beginData?.dirtyObjects),
  };
}

test('pages load without styling and laying out what nobody sees yet @deep', async ({
  browser,
}) => {
  for (const [path, elements, objects] of [
    ['/', 540, 580],
    ['/strengthen-reconnect', 590, 620],
    ['/vibe-check', 760, 670],
  ] as const)
    await test.step(`${path}: at most ${elements} elements and ${objects} objects`, async () => {
      let best: Work = { elements: Number.POSITIVE_INFINITY, objects: Number.POSITIVE_INFINITY };
      for (let load = 0; load < LOADS; load += 1) {
        const work = await workOf(browser, path);
        if (work.elements < best.elements) best = work;
        if (best.elements <= elements && best.objects <= objects) break;
      }
      // The first view alone: less means that nothing was counted.
      expect(best.elements).toBeGreaterThan(100);
      expect(best.elements).toBeLessThanOrEqual(elements);
      expect(best.objects).toBeLessThanOrEqual(objects);
    });
});
