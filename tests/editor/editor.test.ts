/** What an editor can do without code, and the build's messages for invalid pages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite, type Copy } from './copy.ts';

const HOME = 'src/content/pages/index.md';
const PAGE = 'src/content/pages/throw-away.md';
const WHOLE = `---
title: Throw-away
description: A page that exists for one test and shows that nobody has to write code to add one.
sections:
  - kind: head
    title: Made without code
    lede: Front matter and a few lines of text.
    color: sage
  - kind: body
---

Written *by an editor*.
`;

let site: Copy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

test('a new file is a new page, and sections can be reordered', async () => {
  await site.edit(PAGE, () => WHOLE);
  await site.edit('src/content/pages/draft.md', () =>
    WHOLE.replace('title: Throw-away', 'title: Draft\ndraft: true'),
  );
  await site.edit(HOME, (text) => {
    const press = /\n {2}- kind: press\n(?: {4}.*\n)+/.exec(text)?.[0] ?? '';
    expect(press).toContain('As Seen In');
    return text.replace(press, '').replace('\n  - kind: team\n', `${press}\n  - kind: team\n`);
  });
  const { code, output } = await site.build();
  expect(output).toContain('/throw-away.html');
  expect(code).toBe(0);
  const page = await site.built('throw-away.html');
  expect(page).toContain('<title>Throw-away - Hearthline</title>');
  expect(page).toMatch(/<h1[^>]*>\s*Made without code\s*<\/h1>/);
  expect(page).toContain('<em>by an editor</em>');
  expect(await site.built('sitemap-0.xml')).toContain('/throw-away');
  await expect(site.built('draft.html')).rejects.toThrow('ENOENT');
  const home = await site.built('index.html');
  expect(home.indexOf('id="trust-strip"')).toBeGreaterThan(home.indexOf('id="services"'));
});

test('mistakes stop the build with file, field and a valid value', async () => {
  const wrong = WHOLE.replace('kind: body', 'kind: boddy')
    .replace('title: Made', 'titel: Made')
    .replace('color: sage', 'color: pink')
    .replace(/description: .*/, 'description: Short');
  await site.edit(PAGE, () => wrong);
  const { code, output } = await site.build();
  expect(code).not.toBe(0);
  expect(output).toContain('throw-away.md');
  expect(output).toMatch(/sections\.1\.kind: .*write one of: hero, press/);
  expect(output).toMatch(/sections\.0\.title: .*for example: "Fees & FAQs"/);
  expect(output).toMatch(/sections\.0: .*titel/);
  expect(output).toMatch(/sections\.0\.color: .*write one of: teal, tan, sage, blue/);
  expect(output).toMatch(/description: .*50 to 160 characters/);
});
