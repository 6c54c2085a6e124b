/** Episodes and guides as an editor adds them; unpublished ones appear on no page, list, feed or sitemap. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite, ROOT, type Copy } from './copy.ts';

const EPISODE = readFileSync(
  join(ROOT, 'src/content/episodes/59-the-sunday-check-in.md'),
  'utf8',
).replace(/legacyPaths:\n.*\n/, '');
const GUIDE = readFileSync(join(ROOT, 'src/content/guides/interrupt-the-spiral.md'), 'utf8');

/** Another episode like the last one, with a searchable name. */
const episode = (number: number, name: string, change: (text: string) => string): string =>
  change(
    EPISODE.replace('number: 59', `number: ${number}`)
      .replace(/^title: .*/m, `title: The ${name} episode`)
      .replace(/^slug: .*/m, `slug: the-${name}-episode`)
      .replace(
        /^description: .*/m,
        `description: The ${name} episode stands here for one test of what an editor can add.`,
      )
      .replace(/^guid: .*/m, `guid: episode-${name}`),
  );
const guide = (name: string, change: (text: string) => string): string =>
  change(
    GUIDE.replace(/^title: .*/m, `title: The ${name} guide`).replace(
      /^description: .*/m,
      `description: The ${name} guide stands here for one test of what an editor can add without code.`,
    ),
  );
const later = (text: string): string => text.replace(/^date: .*/m, 'date: 2999-01-01');
const draft = (text: string): string => text.replace('---\n', '---\ndraft: true\n');
const asIs = (text: string): string => text;

let site: Copy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

test('a new file is a new episode or guide; drafts and future dates are not published', async () => {
  const files: Record<string, string> = {
    'episodes/ready.md': episode(60, 'ready', asIs),
    'episodes/later.md': episode(61, 'later', later),
    'episodes/hidden.md': episode(62, 'hidden', draft),
    'guides/ready-guide.md': guide('ready', asIs),
    'guides/later-guide.md': guide('later', later),
    'guides/hidden-guide.md': guide('hidden', draft),
  };
  for (const [file, text] of Object.entries(files))
    await site.edit(`src/content/${file}`, () => text);
  const { code, output } = await site.build();
  expect(code, output.slice(-2000)).toBe(0);

  const outlets = [
    'resources/podcasts.html',
    'podcast.xml',
    'resources/downloads-guides.html',
    'sitemap.html',
    'sitemap-0.xml',
  ];
  const texts = await Promise.all(outlets.map((file) => site.built(file)));
  const [list, feed, guides] = texts;
  for (const text of [list, feed]) expect(text).toContain('The ready episode');
  expect(guides).toContain('The ready guide');
  for (const text of texts) expect(text).not.toMatch(/(?:later|hidden)[ -](?:episode|guide)/);

  expect(await site.built('resources/podcasts/60.vtt')).toContain('Fifteen minutes, every Sunday.');
  expect(await site.built('resources/ready-guide.pdf')).toMatch(/^%PDF/);
  for (const file of [
    'resources/podcasts/61.html',
    'resources/podcasts/61.vtt',
    'resources/podcasts/episode-the-later-episode.html',
    'resources/podcasts/62.html',
    'resources/later-guide.html',
    'resources/later-guide.pdf',
    'resources/hidden-guide.html',
  ])
    await expect(site.built(file), file).rejects.toThrow('ENOENT');
});

test('mistakes are reported with file, field and a valid value', async () => {
  await site.edit('src/content/episodes/ready.md', (text) =>
    text.replace(/durationSeconds: \d+/, 'durationSeconds: twelve').replace('.mp3', '.wav'),
  );
  const { code, output } = await site.build();
  expect(code).not.toBe(0);
  expect(output).toContain('ready.md');
  expect(output).toMatch(/durationSeconds: .*for example: 1900/);
  expect(output).toMatch(/audio\.src: .*public\/episodes/);
});
