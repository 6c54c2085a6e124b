/** The search of the Spanish pages: from their menu and their 404 page, with and without JavaScript. What it finds: search.built.test.ts. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInBoth } from './axe-page.ts';
import { open } from './open.ts';
import { watch } from './watch.ts';

const box = (page: Page): Locator => page.getByRole('searchbox', { name: '¿Qué está buscando?' });
const results = (page: Page): Locator => page.locator('[data-hits] a');

/** On a small screen the pages are behind a button. */
async function openSearch(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Menú' });
  if (await menu.isVisible()) await menu.click();
  await banner.getByRole('link', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/es/buscar');
}

for (const at of ['', ' @desktop'])
  test(`from the Spanish menu, the search finds Spanish pages without accents, from their index alone, and Back restores it${at}`, async ({
    page,
    baseURL,
  }) => {
    const notes = await watch(page, new URL(baseURL ?? '').origin);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/es');
    await openSearch(page);
    await box(page).focus();
    await box(page).fill('sesion');
    await expect(results(page).first()).toHaveText('Su primera sesión');
    await expect(page.locator('[data-hits] mark').first()).toHaveText('sesión');
    await expect(page.locator('[data-count]')).toHaveText(/^Resultados: \d+$/);
    expect(asked.filter((path) => path.endsWith('search.json'))).toEqual(['/es/search.json']);
    for (const link of await results(page).all())
      expect(await link.getAttribute('href')).toMatch(/^\/es(?:\/|#|$)/);
    expect(await violationsInBoth(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await results(page).first().click();
    await expect(page).toHaveURL('/es/primera-sesion');
    await page.goBack();
    await expect(box(page)).toHaveValue('sesion');
    await expect(results(page).first()).toHaveText('Su primera sesión');

    await test.step('who is in danger reads numbers first, and a page in Spanish', async () => {
      await box(page).fill('mi esposo me pega');
      const help = page.getByRole('region', { name: 'Si corre peligro' });
      await expect(help.getByRole('link', { name: /^988 / })).toBeVisible();
      const more = help.getByRole('link', { name: 'Ayuda ahora mismo' });
      await expect(more).toHaveAttribute('href', '/es/ayuda-ahora');
    });
    await test.step('what is not there leads to a call in Spanish, or on to English', async () => {
      await box(page).fill('xilófono');
      await expect(page.getByText('No encontramos nada con esas palabras.')).toBeVisible();
      const nothing = page.locator('[data-nothing]');
      await expect(nothing.getByRole('link').last()).toHaveAttribute('href', '/es/llamada');
      const english = page.getByRole('main').getByRole('link', { name: 'buscarlos en inglés' });
      await expect(english).toHaveAttribute('hreflang', 'en');
    });
    expect(notes.complaints).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/resources-hub');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/buscar');
  });

test('an unknown address in Spanish has a field that leads to the results', async ({ page }) => {
  await open(page, '/es/no-existe');
  const field = page.getByRole('searchbox', { name: 'O busque en las páginas en español' });
  await field.fill('infidelidad');
  await field.press('Enter');
  await expect(page).toHaveURL('/es/buscar');
  await expect(box(page)).toHaveValue('infidelidad');
  await expect(results(page).first()).toHaveText('Después de una infidelidad');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all Spanish pages are a list, and the 404 page leads to it', async ({ page }) => {
    await page.goto('/es/no-existe');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Todas las páginas' }).click();
    await expect(page).toHaveURL('/es/buscar');
    await expect(box(page)).toBeHidden();
    await page.getByText('O vea la lista completa').click();
    const list = page.locator('[data-all-pages]');
    await expect(list.getByRole('link', { name: 'Precios y preguntas' })).toBeVisible();
    await list.getByRole('link', { name: 'Después de una infidelidad' }).click();
    await expect(page).toHaveURL('/es/despues-de-una-infidelidad');
  });
});
