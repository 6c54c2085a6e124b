/** Posts as an editor adds them; nothing is published before its date (D05, D06). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite, type Copy } from './copy.ts';

const FOLDER = 'src/content/posts';
const post = (title: string, more = ''): string => `---
title: ${title}
description: A post that exists for one test and shows that nobody has to write code to add one.
date: 2026-11-01
author: teo
category: everyday-repairs
tags: [listening, only ${title.toLowerCase()}]
${more}---

Written *by an editor*, about ${title}.
`;
/** The day before, so that posts of the next day must not be published. */
const TODAY = { BUILD_DAY: '2031-01-06' };
const OUTLETS = [
  'resources/blog.html',
  'resources/blog/category/everyday-repairs.html',
  'resources/blog/tag/listening.html',
  'resources/blog/year/2026.html',
  'blog/rss.xml',
  'blog/feed.json',
  'sitemap-0.xml',
  'sitemap.html',
  'moved.json',
  'blog/18-twenty-minutes-once-a-week.html',
] as const;

let site: Copy;
let built: { code: number | null; output: string };
beforeAll(async () => {
  site = await copySite();
  await site.edit(`${FOLDER}/31-unfinished.md`, () => post('Unfinished', 'draft: true\n'));
  await site.edit(`${FOLDER}/32-tomorrow.md`, () =>
    post('Tomorrow').replace('2026-11-01', '2031-01-07'),
  );
  await site.edit(`${FOLDER}/33-finished.md`, () =>
    post('Finished', 'legacyPaths: [/mlcblog/finished]\n'),
  );
  built = await site.build(TODAY);
});
afterAll(() => site.remove());

describe('a new file', () => {
  it('is a new post with its number, slug and picture', async () => {
    expect(built.code, built.output).toBe(0);
    expect(built.output).toContain('/blog/33-finished.html');
    const page = await site.built('blog/33-finished.html');
    expect(page).toContain('<title>Finished | Blog Post - Hearthline</title>');
    expect(page).toContain('<em>by an editor</em>');
    expect(await site.built('blog/33.html')).toBe(page);
    const shared = /property="og:image" content="[^"]*?\/(share\/[^"]+)"/.exec(page)?.[1] ?? '';
    expect(shared).toMatch(/^share\/resources\/blog\/category\/[a-z-]+\.png$/);
    expect((await site.built(shared)).length).toBeGreaterThan(1000);
    expect(await site.built('_redirects')).toMatch(/\/mlcblog\/finished \/blog\/33-finished 301/);
  });

  it.each(OUTLETS)('is in %s', async (file) => {
    expect(await site.built(file)).toContain('33-finished');
  });

  it('creates an archive page for a new tag', async () => {
    expect(await site.built('resources/blog/tag/only-finished.html')).toContain('33-finished');
  });
});

describe.each([
  ['a draft', 'Unfinished', '31-unfinished'],
  ['a post of tomorrow', 'Tomorrow', '32-tomorrow'],
])('%s', (_, title, name) => {
  it.each(OUTLETS)('is not in %s', async (file) => {
    const text = await site.built(file);
    expect(text).not.toContain(name);
    expect(text).not.toContain(`about ${title}`);
  });

  it.each([
    `blog/${name}.html`,
    `blog/${name.slice(0, 2)}.html`,
    `share/blog/${name}.png`,
    `resources/blog/tag/only-${title.toLowerCase()}.html`,
  ])('does not create %s', async (file) => {
    await expect(site.built(file)).rejects.toThrow('ENOENT');
  });
});

describe('the next day, and mistakes', () => {
  it('a post of that day is published', async () => {
    const { code, output } = await site.build({ BUILD_DAY: '2031-01-07' });
    expect(code, output).toBe(0);
    for (const file of OUTLETS.slice(0, 3)) expect(await site.built(file)).toContain('32-tomorrow');
    expect(await site.built('blog/20-five-years-on-the-same-sofa.html')).toContain('<h1');
    expect(await site.built('blog/rss.xml')).not.toContain('31-unfinished');
  });

  it('all date-dependent content uses the build date', async () => {
    const team = await site.built('team.html');
    expect(team).toContain('2031 Hearthline, since');
    // Openings of 2026 have passed.
    for (const page of [team, await site.built('therapists/juno.html')])
      expect(page).not.toContain('2026-11-30');
  });

  it('invalid front matter stops the build with file, field and a valid value', async () => {
    await site.edit(`${FOLDER}/33-finished.md`, (text) =>
      text
        .replace('date: 2026-11-01', 'date: soon')
        .replace('[listening,', '[Listening!,')
        .replace('title: ', 'titel: '),
    );
    const { code, output } = await site.build(TODAY);
    expect(code).not.toBe(0);
    expect(output).toContain('33-finished.md');
    expect(output).toMatch(/date: .*2026-03-04/);
    expect(output).toMatch(/tags\.0: .*"new parents"/);
    expect(output).toMatch(/titel/);
  });

  it('a duplicate number stops the build', async () => {
    await site.edit(`${FOLDER}/33-finished.md`, () => post('Finished'));
    await site.edit(`${FOLDER}/18-finished.md`, () => post('Again'));
    const { code, output } = await site.build(TODAY);
    expect(code).not.toBe(0);
    expect(output).toMatch(/18-\S+\.md and 18-\S+\.md share the number 18/);
  });
});
