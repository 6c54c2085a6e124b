/** Every stop of the Tab key on the home page. */
import { expect, type Page, test } from '@playwright/test';

interface Stop {
  what: string;
  /** Whether any part is visible: in the viewport and not behind the header. */
  seen: boolean;
  /** Whether there is a visible focus indicator: outline or shadow. */
  marked: boolean;
}

/** The focused element; undefined when focus left the page. */
function stop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // The browser scrolls to what has focus in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const shown = element.closest('label') ?? element;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const visible = [Math.max(top, 0), Math.min(bottom, innerHeight)] as const;
    // Its lowest part is not covered by the header, or it is part of the header.
    const over = document.elementFromPoint((left + right) / 2, visible[1] - 2);
    const covered = over?.closest('header') && !shown.closest('header');
    const marks = [element, shown, element.parentElement].map((one) =>
      one ? getComputedStyle(one) : undefined,
    );
    return {
      what: `${element.tagName} ${element.getAttribute('name') ?? element.textContent?.trim().slice(0, 30)}`,
      seen: visible[1] - visible[0] > 2 && !covered,
      marked: marks.some(
        (style) => style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none'),
      ),
    };
  });
}

test('Tab reaches the whole page, and every focused element is visible @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const stops: Stop[] = [];
  for (let count = 0; count < 250; count += 1) {
    await page.keyboard.press('Tab');
    const here = await stop(page);
    if (!here) break;
    stops.push(here);
  }
  expect(stops.filter(({ seen }) => !seen).map(({ what }) => what)).toEqual([]);
  expect(stops.filter(({ marked }) => !marked).map(({ what }) => what)).toEqual([]);
  const names = stops.map(({ what }) => what).join('\n');
  for (const part of ['Take quiz', 'Start Your Journey', 'INPUT firstName', 'Get Directions']) {
    expect(names).toContain(part);
  }
});
