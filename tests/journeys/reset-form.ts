/** Steps through the Reset form, and intercepts its requests. */
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { RESET_PATH, RESET_WORDS } from '#domain/forms/reset.ts';
import { type Answer, catchPosts } from './hold.ts';

export const OPEN = 'Start Your Reset';
export const PAGE = '/reset#book';

export const catchReset = (page: Page, ...answers: Answer[]): Promise<Request[]> =>
  catchPosts(page, RESET_PATH, answers);
export const opener = (page: Page): Locator =>
  page.locator('#reset').getByRole('button', { name: OPEN });
export const modal = (page: Page): Locator => page.getByRole('dialog', { name: OPEN });
export const press = (form: Locator, name: string): Promise<void> =>
  form.getByRole('button', { name }).click();
export const field = (form: Locator, name: string): Locator => form.locator(`[name=${name}]`);
/** The visible step by name. */
export const at = (form: Locator, name: string): Promise<void> =>
  expect(form.locator('[aria-current=step]')).toHaveText(new RegExp(`^${name}`));

export async function open(page: Page): Promise<Locator> {
  await page.goto('/');
  await opener(page).click();
  await expect(field(modal(page), 'firstname')).toBeFocused();
  return modal(page);
}

export async function fillInfo(form: Locator, email = ' nguyen@example.com '): Promise<void> {
  await field(form, 'firstname').fill('Thảo');
  await field(form, 'lastname').fill('Null');
  await field(form, 'email').fill(email);
  await field(form, 'phone').fill('214 555 0142');
}

/** The error toast; rendered inside an open dialog. */
export const bad = (page: Page): Locator =>
  page.locator('li[data-variant]').filter({ hasText: RESET_WORDS.failed });

/** Fills all required fields, up to the last step. */
export async function fill(form: Locator): Promise<void> {
  await fillInfo(form);
  await press(form, 'Next');
  await form.getByLabel('Evenings').check();
  await press(form, 'Next');
  await field(form, 'reset_message').fill('Tacos.');
}
