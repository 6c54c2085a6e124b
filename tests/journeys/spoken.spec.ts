/** What a screen reader says, and what is seen with more contrast. */
import { expect, type Page, test } from '@playwright/test';
import { begin, choose } from './quiz.ts';
import { open } from './open.ts';

const PATHS = ['/', '/vibe-check', '/es', '/resources-hub', '/reset', '/resources/podcasts'];
/** Contrast of WCAG 1.4.6. */
const ENHANCED = 7;

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
const letters = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** Accessible names in which words of the text are joined: "Phone(optional)". */
async function joinedNames(page: Page): Promise<string[]> {
  // As it is rendered: `textContent` has no space between blocks, nor has the text of what is hidden.
  const seen = await page
    .locator('h1, h2, h3, h4, a, button, label, summary, legend, th, dt')
    .filter({ visible: true })
    .allInnerTexts();
  const texts = new Map(seen.map((text) => [letters(text), collapse(text)]));
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ name }) => collapse(String(name?.value ?? '')));
  // The page has names, and their texts are among those seen.
  expect(names.filter((name) => texts.has(letters(name))).length).toBeGreaterThan(5);
  return [...new Set(names)].filter((name) => {
    const text = texts.get(letters(name));
    return text !== undefined && text !== name;
  });
}

test('accessible names are the words that are seen; a badge and a statement of the quiz are heard once; whoever asks for more contrast gets it', async ({
  page,
}) => {
  const expectSpoken = async (path: string): Promise<void> => {
    await open(page, path);
    expect.soft(await joinedNames(page), path).toEqual([]);
  };
  for (const path of PATHS) await expectSpoken(path);
  await test.step('the badge of a therapist is heard whole', async () => {
    await expectSpoken('/team');
    const card = page.getByRole('listitem').filter({ hasText: 'Accepting' }).first();
    await expect(card).toContainText('Accepting Clients');
    expect((await card.textContent())?.match(/Accepting/g)).toHaveLength(1);
  });
  await test.step('answers of the quiz are named by their number', async () => {
    await expectSpoken('/quiz');
    await begin(page);
    await choose(page, 'Neutral');
    const [statement = ''] = await page.locator('#quiz-statement').allInnerTexts();
    expect(statement).not.toBe('');
    await expect(page.getByRole('group', { name: 'Question 2 of 8' })).toBeVisible();
    await expect(page.getByRole('group', { name: statement })).toHaveCount(0);
  });
  await test.step('no soft text, and lines as dark as text', async () => {
    await expectSpoken('/fees-and-faqs');
    await page.emulateMedia({ contrast: 'more' });
    const soft = await page
      .locator('main .soft, main p, main dt, footer p')
      .evaluateAll((all, least) => {
        const channel = (part: number): number =>
          part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4;
        const luminance = (color: string): number => {
          const [red = 0, green = 0, blue = 0] = [...color.matchAll(/[\d.]+/g)].map(Number);
          return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
        };
        const groundOf = (element: Element | null): string => {
          if (!element) return 'rgb(255, 255, 255)';
          const { backgroundColor } = getComputedStyle(element);
          return /, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
        };
        return all.flatMap((one) => {
          const [dark = 0, light = 0] = [getComputedStyle(one).color, groundOf(one)]
            .map(luminance)
            .toSorted((a, b) => a - b);
          const contrast = (light + 0.05) / (dark + 0.05);
          return contrast < least ? [`${one.textContent?.trim().slice(0, 40)}: ${contrast}`] : [];
        });
      }, ENHANCED);
    expect(soft).toEqual([]);
    const line = page.locator('main details details').first();
    await expect(line).toHaveCSS('border-top-color', 'rgb(20, 38, 44)');
  });
});
