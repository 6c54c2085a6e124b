/**
 * The content editor in the look of the staff area: colors and shapes that Sveltia CMS really shows, in both schemes,
 * and the headings in its list of collections. Fails when its properties or its markup change.
 */
import { expect, type Page, test } from '@playwright/test';
import { GROUPS } from '#staff/contract/editor/collections.ts';
import { scaled } from '../run/limits.ts';
import { violations } from './axe-page.ts';
import { editorForm } from './editor-form.ts';
import { editorServer } from './editor-server.ts';
import { settled } from './settled.ts';

const server = editorServer();
const POST = '7-the-phone-in-the-bed-a-treaty';

type Look = readonly [selector: string, property: string, token: string, pseudo?: string];
const LIST: readonly Look[] = [
  ['#nc-root .sui.button.primary', 'background-color', '--color-lamp'],
  ['#nc-root .sui.button.primary', 'color', '--color-on-lamp'],
  ['#nc-root #collection-container', 'color', '--color-ink'],
  ['#nc-root .sui.toolbar.primary', 'border-bottom-color', '--color-line'],
];
/** Beside the list; a phone shows it alone. */
const COLLECTIONS: readonly Look[] = [
  ['#nc-root .primary-sidebar', 'border-inline-end-color', '--color-line'],
  ['#nc-root [data-heading]', 'color', '--color-ink-soft'],
];
/** At a desk, where the list of collections stays, and “New” has its word. */
const DESK: readonly Look[] = [
  ['#nc-root .sui.button.primary', 'border-start-start-radius', '--radius-thread'],
  ['#nc-root [role=treeitem][aria-selected=true] > .row', 'background-color', '--color-teal-tint'],
];
const FORM: readonly Look[] = [
  ['#nc-root [data-key-path=title] input', 'background-color', '--color-field'],
  ['#nc-root [data-key-path=title] input', 'border-bottom-color', '--color-line-strong'],
  ['#nc-root [data-key-path=title] input', 'border-start-start-radius', '--radius-field'],
  ['#nc-root [data-key-path=title] h4', 'color', '--color-ink'],
  ['#nc-root [data-key-path=title]', 'background-color', '--color-line', '::after'],
];

/** Where the page differs from the tokens, as lines. */
async function differences(page: Page, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    found.push(
      ...(await page.evaluate(
        ([all, scheme]) =>
          all.flatMap(([selector, property, token, pseudo]) => {
            const shown = document.querySelector(selector);
            if (!shown) return [`${selector} is not there`];
            const probe = document.createElement('i');
            probe.style.setProperty(property, `var(${token})`);
            document.body.append(probe);
            const wanted = getComputedStyle(probe).getPropertyValue(property);
            probe.remove();
            const is = getComputedStyle(shown, pseudo).getPropertyValue(property);
            return is === wanted
              ? []
              : [`${scheme}: ${selector} has ${property} ${is}, not ${wanted}`];
          }),
        [looks, colorScheme] as const,
      )),
    );
  }
  return found;
}

test('R300 the editor has the colors and shapes of the staff area, light and dark @both', async ({
  page,
  context,
  isMobile,
}) => {
  test.setTimeout(scaled(120_000));
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('noor', context);
  await page.goto(server.address());
  await page.getByRole('treeitem').first().waitFor();
  expect(await differences(page, COLLECTIONS)).toEqual([]);
  await page.goto(server.address('#/collections/posts'));
  await page.locator('[role=row]:visible').first().waitFor();
  expect(await differences(page, LIST)).toEqual([]);
  // A post without a picture leaves no gap beside its title.
  const bare = page.locator('[role=row]:visible .grid-cell.image:empty').first();
  await expect(bare).toBeAttached();
  const look = await bare.evaluate((cell) => {
    const { width, height, backgroundColor } = getComputedStyle(cell, '::before');
    return [width, height, backgroundColor];
  });
  expect(look).toEqual(['48px', '48px', expect.not.stringMatching(/, 0\)$/)]);
  if (!isMobile) expect(await differences(page, DESK)).toEqual([]);
  await editorForm(page, server.address()).go(`collections/posts/entries/${POST}`);
  expect(await differences(page, FORM)).toEqual([]);
});

test('R300 collections are listed by how often they are written, below headings @both', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(120_000));
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('ana', context);
  await page.goto(server.address());
  const list = page.getByRole('tree', { name: 'Collection List' });
  await list.getByRole('treeitem').first().waitFor();
  const shown = await list
    .locator('[data-heading], [role=treeitem]')
    .evaluateAll((parts) =>
      parts.map((part) =>
        part.matches('[data-heading]')
          ? getComputedStyle(part, '::before').content.replaceAll('"', '')
          : Number(part.querySelector('.count')?.textContent) > 0,
      ),
    );
  expect(shown).toEqual(
    Object.entries(GROUPS).flatMap(([heading, names]) => [heading, ...names.map(() => true)]),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    expect(await violations(page)).toEqual([]);
  }
});

test('R300 the preview beside a post follows the form in the type of the site, without its labels', async ({
  page,
  context,
  isMobile,
}) => {
  test.setTimeout(scaled(120_000));
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('ben', context);
  const form = editorForm(page, server.address());
  await form.open(`collections/posts/entries/${POST}`);
  if (isMobile) await page.getByRole('button', { name: /preview/i }).click();
  const preview = page.locator('[data-mode=preview] [role=document]');
  const title = preview.locator('[data-key-path=title] p');
  await expect(title).toBeVisible();
  if (!isMobile) {
    await form.fill('title', 'A treaty for two phones');
    await expect(title).toHaveText('A treaty for two phones');
  }
  expect(await title.evaluate((shown) => getComputedStyle(shown).fontFamily)).toContain('Display');
  await expect(preview.locator('[data-key-path=body] h2').first()).toBeVisible();
  await expect(preview.getByRole('heading', { level: 4 })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});
