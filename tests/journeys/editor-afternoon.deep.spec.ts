/**
 * An afternoon of an editor on a phone, in `npm run demo`: a post with a picture for a later day, a mistake that the
 * checks name, a price, a new person, then preview, publish and back, with builds of the real site.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Demo, startDemo } from '../demo/start.ts';
import { scaled } from '../run/limits.ts';
import { editorForm } from './editor-form.ts';

let demo: Demo;
test.beforeAll(async () => {
  test.setTimeout(scaled(120_000));
  // Builds of its editor are those of visitors, whatever it was started with.
  demo = await startDemo({ NODE_ENV: 'development' });
});
test.afterAll(() => demo.stop());

const fileOf = (path: string): string => join(demo.content, path);
const saved = (path: string): string => readFileSync(fileOf(path), 'utf8');
const POST = 'posts/24-the-quiet-after-the-argument.md';
const URL_PATH = '/blog/24-the-quiet-after-the-argument';
const PERSON = 'therapists/noor-sandoval.md';

test('R300 an editor writes, schedules, mends, changes a price, adds a person and publishes', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(600_000));
  page.setDefaultTimeout(scaled(30_000));
  const origin = demo.site;
  await page.goto(demo.link);
  await page.waitForURL(`${origin}/admin`);
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!/^(?:data|blob|about):/.test(request.url()) && !request.url().startsWith(origin))
      foreign.push(request.url());
  });
  const form = editorForm(page, `${origin}/admin/content`);

  await test.step('a post with a picture, for a later day, with a mistake', async () => {
    await form.open('collections/posts/new');
    await form.fill('title', 'The quiet after the argument');
    await form.fill(
      'description',
      'What to do in the ten quiet minutes after a fight, with one sentence to say and one to leave out.',
    );
    await form.fill('date', '2061-03-02');
    await form.pick('author', /Teo/);
    await form.pick('category', /./);
    await form.addTo('tags', 'repair');
    await form.upload('cover', 'IMG_2041.JPG');
    await form.fill('coverAlt', 'A green field in the evening, with nobody in it.');
    await form.fill('tryIt', 'Say “I was unfair at the end” tonight, and stop there.');
    await form.fill('pullQuote', 'Quiet is not a verdict.');
    await form.write(
      'Quiet is not a verdict. A session costs {price:nope}, and the quiet is free.',
    );
    const { status, message } = await form.save();
    expect(status).toBe(422);
    expect(message).toContain('“Prices” has no such price');
    await expect(page.locator('dialog[open]')).toContainText('{price:nope}');
    expect(existsSync(fileOf(POST))).toBe(false);
  });

  await test.step('the mistake is mended, and nothing else has to be written again', async () => {
    await page.locator('dialog[open]').getByRole('button', { name: 'Go on writing' }).click();
    await expect(page.locator('dialog[open]')).toBeHidden();
    await form.write('Quiet is not a verdict. It is ten minutes in which nobody has to win.');
    expect(await form.save()).toEqual({ status: 201, message: '' });
    expect(saved(POST)).toContain('cover: ../images/img_2041.webp');
    // The next one of this visit has the next number.
    const next = (): Promise<unknown> =>
      page.evaluate(() => (Reflect.get(window, 'CMS_NEXT_POST') as () => number)());
    await expect.poll(next).toBe(25);
  });

  await test.step('a price', async () => {
    const before = saved('prices.yaml');
    await form.open('collections/lists/entries/prices');
    await form.expand('late-cancellation', 'late-cancellation.price');
    await form.fill('late-cancellation.price', '80');
    expect(await form.save()).toEqual({ status: 201, message: '' });
    expect(saved('prices.yaml')).toBe(before.replace('price: 75', 'price: 80'));
  });

  await test.step('a person', async () => {
    await form.open('collections/therapists/new');
    await form.fill('name', 'Noor Sandoval');
    await form.fill('credentials', 'LPC');
    await form.fill('oneLiner', 'For the quiet ones in loud families.');
    await form.fill('funFact', 'Can name forty kinds of bread.');
    await form.turnOn('isAcceptingClients');
    await form.upload('image', 'portrait.jpg');
    await form.choose('color', 'sage');
    await form.choose('group', 'therapists');
    await form.fill('order', '9');
    await form.fill(
      'description',
      'Noor Sandoval, LPC, works with couples and families in the Dallas office and online across Texas.',
    );
    await form.write(
      'Noor works with people who grew up in loud families and became the quiet one.',
    );
    expect(await form.save()).toEqual({ status: 201, message: '' });
    expect(saved(PERSON)).toContain('isAcceptingClients: true');
  });

  await test.step('what is saved is listed, and not on the site', async () => {
    // In a tab of its own, so that what is being written stays.
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Changes · 3' }).click();
    await (await opened).close();
    await page.goto(`${origin}/admin/content/changes`);
    await expect(page.locator('[data-change] h3')).toHaveText([
      /Person: Noor Sandoval/,
      /Prices/,
      /Post: The quiet after the argument/,
    ]);
    expect((await page.request.get(`${origin}/therapists/noor-sandoval`)).status()).toBe(404);
  });

  await test.step('the preview shows it in its place, also what is for a later day', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const opened = context.waitForEvent('page', { timeout: scaled(240_000) });
    await page
      .getByRole('button', { name: 'Open the preview' })
      .click({ timeout: scaled(240_000) });
    const preview = await opened;
    await preview.waitForURL(/\?preview=/);
    await preview.goto(`${origin}${URL_PATH}`);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
      'The quiet after the argument',
    );
    await preview.getByRole('link', { name: 'Leave the preview' }).click();
    await preview.waitForURL('**/admin/content/changes');
    expect((await preview.goto(`${origin}${URL_PATH}`))?.status()).toBe(404);
    await preview.close();
  });

  await test.step('published: the person and the price are on the site, the post waits for its day', async () => {
    await page.getByRole('button', { name: /^Publish \d+ changes?…$/ }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Nothing to publish')).toBeVisible({ timeout: scaled(240_000) });
    expect((await page.goto(`${origin}/therapists/noor-sandoval`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor Sandoval');
    await page.goto(`${origin}/fees-and-faqs`);
    await expect(page.getByText('$80').first()).toBeAttached();
    expect((await page.request.get(`${origin}${URL_PATH}`)).status()).toBe(404);
  });
  expect(foreign).toEqual([]);
});
