/** Fields of the content editor (Sveltia CMS), which draws them when they come near the screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { scaled } from '../run/limits.ts';

export interface EditorForm {
  /** Opens a form: a path such as `collections/posts/new`. */
  open: (path: string) => Promise<void>;
  /** Goes on to another form in the same visit. */
  go: (path: string) => Promise<void>;
  fill: (name: string, text: string) => Promise<void>;
  /** Chooses from a list that opens. */
  pick: (name: string, option: RegExp) => Promise<void>;
  /** Chooses one of a few that are shown. */
  choose: (name: string, option: string) => Promise<void>;
  turnOn: (name: string) => Promise<void>;
  addTo: (name: string, text: string) => Promise<void>;
  /** Uploads a photo of 1,600 × 1,000 pixels. */
  upload: (name: string, file: string) => Promise<void>;
  /** Writes the text in Markdown. */
  write: (text: string) => Promise<void>;
  /** Opens the object `name` until its field is there. */
  expand: (name: string, field: string) => Promise<void>;
  /** Saves; the status, and the words of a refusal. */
  save: () => Promise<{ status: number; message: string }>;
}

const SOON = { intervals: [100] };

/** @param address of the page with the editor */
export function editorForm(page: Page, address: string): EditorForm {
  // Not the preview beside it, which draws every field again.
  const form = page.locator('[data-mode=edit]');
  const fieldOf = (name: string): Locator => form.locator(`[data-key-path="${name}"]`).first();
  /** Scrolls on until the field is there. */
  const reach = async (name: string): Promise<Locator> => {
    const field = fieldOf(name);
    await expect(async () => {
      if (!(await field.count())) {
        await form.locator('[data-key-path]:visible').last().scrollIntoViewIfNeeded();
        // What comes next is drawn when the page is scrolled, not when the last field is in view.
        await page.mouse.move(195, 600);
        await page.mouse.wheel(0, 600);
      }
      const fold = field.locator(
        'xpath=ancestor-or-self::*[@data-folded]/preceding-sibling::button[1]',
      );
      if (await fold.count()) await fold.click({ timeout: scaled(500) });
      await field.scrollIntoViewIfNeeded({ timeout: scaled(500) });
    }).toPass(SOON);
    return field;
  };
  return {
    async open(path) {
      // Leaving the page first: an address that only differs behind the # does not load anything.
      await page.goto('about:blank');
      await page.goto(`${address}#/${path}`);
      await page.locator('#nc-root :is([data-key-path], [role=row]):visible').first().waitFor();
    },
    async go(path) {
      await page.goto(`${address}#/${path}`);
      await page.locator('[data-key-path]:visible').first().waitFor();
    },
    async fill(name, text) {
      await (await reach(name)).locator('input, textarea').first().fill(text);
    },
    async pick(name, option) {
      await (await reach(name)).getByRole('combobox').first().click();
      await page.getByRole('option', { name: option }).first().click();
    },
    async choose(name, option) {
      await (await reach(name)).getByRole('radio', { name: option }).click();
    },
    async turnOn(name) {
      await (await reach(name)).getByRole('switch').click();
    },
    async addTo(name, text) {
      const list = await reach(name);
      await list.getByRole('button', { name: /Add/ }).click();
      await list.locator('input').first().fill(text);
    },
    async upload(name, file) {
      const create = { width: 1600, height: 1000, channels: 3, background: '#8aa07a' } as const;
      const buffer = await sharp({ create }).jpeg().toBuffer();
      await (await reach(name)).getByRole('button', { name: 'Browse' }).click();
      const input = page.locator('dialog[open] input[type=file]').last();
      // No drawings, which the server does not take.
      await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
      await input.setInputFiles({ name: file, mimeType: 'image/jpeg', buffer });
      await page.getByRole('button', { name: 'Insert' }).click();
    },
    async write(text) {
      const body = await reach('body');
      // As it is in the file: what is filled in with buttons is no Markdown.
      const signs = body.getByRole('button', { name: 'Show the signs' });
      if ((await signs.getAttribute('aria-pressed')) === 'false') await signs.click();
      await body.locator('[contenteditable=true]:visible, textarea:visible').first().fill(text);
    },
    async expand(name, inner) {
      const object = await reach(name);
      await object.getByRole('button', { name: 'Expand' }).first().click();
      await expect(async () => {
        if (!(await fieldOf(inner).count()))
          await object.locator('[data-key-path]').last().scrollIntoViewIfNeeded();
        await fieldOf(inner).scrollIntoViewIfNeeded({ timeout: scaled(500) });
      }).toPass(SOON);
    },
    async save() {
      const answered = page.waitForResponse(
        (response) =>
          response.url().endsWith('/contents') && response.request().method() === 'POST',
      );
      const save = page.getByRole('button', { name: 'Save', exact: true });
      // A form that is refused before it is sent says why beside its fields.
      const [answer] = await Promise.all([answered, save.click()]).catch(async (error: unknown) => {
        const said = await page.locator('[role=alert]:visible, dialog[open]').allInnerTexts();
        throw new Error(`Nothing was saved: ${said.join(' | ')}`, { cause: error });
      });
      const { message = '' } = (await answer.json()) as { message?: string };
      // The editor then goes back to its list by itself; leaving before would end there, too.
      if (answer.ok()) await expect(page.locator('[data-key-path]')).toHaveCount(0);
      return { status: answer.status(), message };
    },
  };
}
