/** The Reset in Spanish, from its page to the confirmation; the steps themselves: reset.spec.ts. */
import { expect, test } from '@playwright/test';
import { RESET_PATH } from '#features/reset/reset.schema.ts';
import { SPANISH_RESET } from '#features/reset/words.es.ts';
import { violations } from './axe-page.ts';
import { catchPosts } from './hold.ts';
import { open } from './open.ts';

const ENGLISH = /\b(?:your|please|required|submit|optional|next|back|edit|message|thank|fix)\b/i;

test('every step of a Spanish Reset, what is missing, and the thanks are in Spanish', async ({
  page,
}) => {
  const requests = await catchPosts(page, RESET_PATH, [{ status: 200 }]);
  await open(page, '/es/reset');
  const box = page.locator('#book');
  const press = (name: string): Promise<void> => box.getByRole('button', { name }).click();
  const { labels, names, next, send, thanks } = SPANISH_RESET;
  await press(next);
  await expect(box.locator('[aria-current=step]')).toContainText(names[1]);
  await press(next);
  await expect(box.locator('[aria-current=step]')).toContainText(names[2]);
  await press(send);
  await expect(box.locator('[data-error-summary]')).toContainText('Escriba su nombre');
  await expect(box).not.toContainText(ENGLISH);
  await box.getByLabel(labels.firstname).fill('Ximena');
  await box.getByLabel(labels.lastname).fill('Ríos');
  await box.getByLabel(labels.email).fill('ximena@example.com');
  await box.locator('[name=phone]').fill('214 555 0142');
  await press(next);
  await expect(box.locator('[aria-current=step]')).toContainText(names[1]);
  await box.getByLabel(SPANISH_RESET.times.evening).check();
  await press(next);
  await expect(box.locator('[aria-current=step]')).toContainText(names[2]);
  await expect(box).not.toContainText(ENGLISH);
  expect(await violations(page, '#book')).toEqual([]);
  await press(send);
  await expect(box.getByText(thanks.received)).toBeVisible();
  await expect(box).not.toContainText(ENGLISH);
  expect(requests).toHaveLength(1);
});
