/** Open dialogs, measured: nothing of the page around them reaches in, and their parts stand where they are drawn. */
import { expect, type Locator, test } from '@playwright/test';
import { type Island, quizDialog, reset } from './islands.ts';
import { open } from './open.ts';

/**
 * Selectors that hit something in the dialog by its element name, and only because of where the dialog stands: a rule
 * of a section like `.newsletter img` (H1). Names of classes belong to whoever wrote them, so they are left out.
 */
const reachedInto = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((box) => {
    const alone = document.body.appendChild(box.cloneNode(true) as Element);
    const [here, there] = [box, alone].map((one) => [...one.querySelectorAll('*')]);
    const found = new Set<string>();
    const look = (rules: CSSRuleList, within = ''): void => {
      for (const rule of rules) {
        let selector = within;
        if (rule instanceof CSSStyleRule) {
          selector = rule.selectorText;
          if (within) selector = selector.replaceAll('&', `:is(${within})`);
          const byName = /(?:^|[\s>+~(,])[a-z][a-z\d]*(?::[a-z-]+(?:\([^)]*\))?)*\)*$/;
          if (selector.split(/,(?![^(]*\))/).some((one) => byName.test(one.trim())))
            for (const [index, element] of (here ?? []).entries())
              if (element.matches(selector) && !there?.[index]?.matches(selector))
                found.add(`${selector} hits ${element.tagName.toLowerCase()}`);
        }
        if ('cssRules' in rule) look(rule.cssRules as CSSRuleList, selector);
      }
    };
    for (const sheet of document.styleSheets) look(sheet.cssRules);
    alone.remove();
    return [...found];
  });

/** Opens it and waits for its script. */
async function show({ opener, box, sign }: Island): Promise<Locator> {
  await opener.click();
  await expect(sign).toBeVisible();
  return box;
}

/** Distances in pixels from the edges of the dialog, which may be scrolled. */
const placed = (part: Locator) =>
  part.first().evaluate((element) => {
    const box = element.closest('dialog');
    const [outer, inner] = [box?.getBoundingClientRect(), element.getBoundingClientRect()];
    if (!box || !outer) throw new Error('not in a dialog');
    return {
      left: Math.round(inner.left - outer.left),
      right: Math.round(outer.left + box.clientWidth - inner.right),
      top: Math.round(inner.top - outer.top + box.scrollTop),
      height: Math.round(inner.height),
    };
  });

const PHONES = [
  [320, 640],
  [390, 844],
] as const;
const WIDE = [
  [768, 1024],
  [1440, 900],
] as const;

test('H1 nothing of a section reaches into its dialog: the newsletter’s picture has its own height, and the form starts near the top', async ({
  page,
}) => {
  for (const path of ['/', '/resources/blog']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const opener = page.getByRole('button', { name: 'Pour Me In' }).first();
    const box = page.locator('#newsletter-modal');
    await show({ opener, box, sign: box.getByLabel('First name') });
    expect(await reachedInto(box), path).toEqual([]);
    for (const [width, height] of [...PHONES, ...WIDE]) {
      await page.setViewportSize({ width, height });
      const at = `${path} at ${width} px`;
      const picture = { left: 0, right: 0, top: 0, height: 112 };
      expect(await placed(box.locator('img')), at).toEqual(picture);
      expect((await placed(box.getByLabel('First name'))).top, at).toBeLessThan(260);
    }
  }
});

test('nothing of its section reaches into the dialog of the Reset, whose first field is near the top', async ({
  page,
}) => {
  await open(page, '/');
  const { sign, ...reached } = reset(page);
  const box = await show({ sign, ...reached });
  expect(await reachedInto(box)).toEqual([]);
  for (const [width, height] of [...PHONES, ...WIDE]) {
    await page.setViewportSize({ width, height });
    expect((await placed(sign)).top, `${width} px`).toBeLessThan(300);
  }
});

test('M3 in the dialog of the quiz the threads run from edge to edge, between equal margins @desktop', async ({
  page,
}) => {
  await open(page, '/');
  const box = await show(quizDialog(page));
  expect(await reachedInto(box)).toEqual([]);
  for (const [width, height] of WIDE) {
    await page.setViewportSize({ width, height });
    const threads = await placed(box.locator('[data-tangle-of-answers] svg'));
    expect(threads, `${width} px`).toMatchObject({ left: 0, right: 0 });
    const answers = await placed(box.getByRole('group'));
    expect(answers.right, `${width} px`).toBe(answers.left);
    expect(answers.left, `${width} px`).toBe(Math.min(48, Math.round(width * 0.04)));
    // The area of the statement keeps out of the close button's way.
    const area = await placed(box.getByText('Emotional Safety'));
    const close = await placed(box.getByRole('button', { name: 'Close the quiz' }));
    expect(area.right).toBeGreaterThan(close.left < 0 ? 0 : 60);
  }
});
