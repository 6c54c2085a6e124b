/** What an editor can do without code, all in one build; then one mistake that stops it. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite, type Copy, ENVIRONMENT } from './copy.ts';
import { CHANGED_FILES, NEW_FILES, PAGE, TODAY } from './edits.ts';

const FORMS = 'https://forms.example.org';

/** As programs on Windows, on an old Mac and elsewhere end their lines. */
const ENDS = ['\r\n', '\r', '\n'];

let site: Copy;
let built: { code: number | null; output: string };
beforeAll(async () => {
  // Styles and scripts of each page take half a build, and the page `sitemap` its list: tests/site looks at them.
  site = await copySite(['precompress', 'transform-pages']);
  const files = Object.entries({ ...NEW_FILES, ...CHANGED_FILES });
  for (const [at, [file, text]] of files.entries())
    await site.edit(`src/content/${file}`, () => text.replaceAll('\n', ENDS[at % 3] ?? ''));
  built = await site.build({ BUILD_DAY: TODAY, FORMS_ORIGIN: FORMS });
  expect(built.code, built.output.slice(-3000)).toBe(0);
});
afterAll(() => site.remove());

/** Files of the built site that must not exist. */
const isAbsent = (file: string): Promise<void> =>
  expect(site.built(file), file).rejects.toThrow('ENOENT');

describe('a new post', () => {
  const OUTLETS = [
    'resources/blog.html',
    'resources/blog/category/everyday-repairs.html',
    'resources/blog/tag/listening.html',
    'resources/blog/year/2031.html',
    'blog/rss.xml',
    'blog/feed.json',
    'sitemap-0.xml',
    'moved.json',
  ] as const;

  it('has its number, slug and picture (D05)', async () => {
    expect(built.output).toContain('/blog/33-finished.html');
    const page = await site.built('blog/33-finished.html');
    expect(page).toContain('<title>Finished | Blog Post - Hearthline</title>');
    expect(page).toContain('<em>by an editor</em>');
    expect(await site.built('blog/33.html')).toBe(page);
    const shared = /property="og:image" content="[^"]*?\/(share\/[^"]+)"/.exec(page)?.[1] ?? '';
    expect(shared).toMatch(/^share\/resources\/blog\/category\/[a-z-]+\.png$/);
    expect((await site.built(shared)).length).toBeGreaterThan(1000);
    expect(await site.built('_redirects')).toMatch(/\/mlcblog\/finished \/blog\/33-finished 301/);
    expect(await site.built('resources/blog/tag/only-finished.html')).toContain('33-finished');
  });

  it.each(OUTLETS)('D06 is in %s, and neither a draft nor one of tomorrow', async (file) => {
    const text = await site.built(file);
    expect(text).toContain('33-finished');
    expect(text).not.toMatch(/31-unfinished|about Unfinished|32-tomorrow|about Tomorrow/);
  });

  it('D06 has no file as long as it is not published', async () => {
    for (const name of ['31-unfinished', '32-tomorrow']) {
      await isAbsent(`blog/${name}.html`);
      await isAbsent(`blog/${name.slice(0, 2)}.html`);
      await isAbsent(`share/blog/${name}.png`);
      await isAbsent(`resources/blog/tag/only-${name.slice(3)}.html`);
    }
  });

  it('comes with all that depends on the day of the build', async () => {
    const team = await site.built('team.html');
    expect(team).toContain('2031 Hearthline, since');
    // Openings of 2026 have passed.
    for (const page of [team, await site.built('therapists/juno.html')])
      expect(page).not.toContain('2026-11-30');
  });
});

describe('a new file', () => {
  it.each([
    ['throw-away.html', 'Made without code'],
    ['porch-light.html', 'We left the light on.'],
    ['notices/quiet-hours.html', 'Quiet Hours'],
    ['join-our-team/lamp-keeper.html', 'Lamp Keeper'],
    ['resources/clarity-drip/the-third-cup.html', 'The third cup'],
    ['therapists/nadia.html', 'Nadia Elm'],
  ])('%s is a page', async (file, heading) => {
    expect((await site.built(file)).replace(/<\/?span[^>]*>/g, '')).toMatch(
      new RegExp(`<h1[^>]*>\\s*${RegExp.escape(heading)}`),
    );
  });

  it.each([
    ['notices.html', '/notices/quiet-hours'],
    ['join-our-team.html', '/join-our-team/lamp-keeper'],
    ['resources/clarity-drip.html', '/resources/clarity-drip/the-third-cup'],
    ['team.html', '/therapists/nadia'],
    ['sitemap-0.xml', '/notices/quiet-hours'],
    ['sitemap-0.xml', '/therapists/nadia'],
    ['sitemap-0.xml', '/join-our-team/lamp-keeper'],
    ['sitemap-0.xml', '/throw-away'],
  ])('%s lists %s', async (file, path) => {
    expect(await site.built(file)).toContain(path);
  });

  it('D07 that is a campaign is not in the sitemap', async () => {
    expect(await site.built('sitemap-0.xml')).not.toContain('porch-light');
  });

  it('has its title and text; a draft is no page', async () => {
    const page = await site.built('throw-away.html');
    expect(page).toContain('<title>Throw-away - Hearthline</title>');
    expect(page).toContain('<em>by an editor</em>');
    await isAbsent('draft.html');
  });
});

it('a new file is a new episode or guide; drafts and future dates are not published', async () => {
  const outlets = [
    'resources/podcasts.html',
    'podcast.xml',
    'resources/downloads-guides.html',
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
    'podcasts/61.html',
    'podcasts/61.vtt',
    'podcasts/episode-the-later-episode.html',
    'podcasts/62.html',
    'later-guide.html',
    'later-guide.pdf',
    'hidden-guide.html',
  ])
    await isAbsent(`resources/${file}`);
});

it('sections can be reordered', async () => {
  const home = await site.built('index.html');
  expect(home.indexOf('id="trust-strip"')).toBeGreaterThan(home.indexOf('id="services"'));
});

it.each(['index', 'reset', 'fees-and-faqs', 'programs', 'services'])(
  'R312–R318 one price, everywhere: %s',
  async (page) => {
    const html = await site.built(`${page}.html`);
    expect(html).toContain('$850 to $1,337');
    expect(html).not.toContain('$1,120');
    // The header menu.
    expect(html.replaceAll('\u00A0', ' ')).toContain('$711 to $1,595');
  },
);

it('R318 prices are in the structured data, and a program without one shows the default', async () => {
  expect(await site.built('fees-and-faqs.html')).toContain('"highPrice":1337');
  expect(await site.built('reset.html')).toContain('"price":1337');
  expect(await site.built('no-price.html')).toContain('$950');
});

it('forms are sent to another origin if it is configured', async () => {
  expect(await site.built('vibe-check.html')).toContain(`action="${FORMS}/api/`);
});

it('npm run build names a mistake in plain words, before any tool of the build does', async () => {
  await site.edit('src/content/pages/throw-away.md', () =>
    PAGE.replace('kind: body', 'kind: boddy')
      .replace('title: Made', 'titel: Made')
      .replace('color: sage', 'color: pink')
      .replace(/description: .*/, 'description: Short'),
  );
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: site.folder,
    encoding: 'utf8',
    env: { ...ENVIRONMENT, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  expect(status).toBe(1);
  const plain = `${stdout}${stderr}`;
  expect(plain).toMatch(/throw-away\.md:\d+ {2}sections\.0\.titel\n.*\n.*did you mean "title"/);
  expect(plain).toMatch(/sections\.0\.color\n.*pink.*\n.*teal, tan, sage, blue/);
  expect(plain).toMatch(/throw-away\.md:\d+ {2}description\n/);
  expect(plain).toMatch(
    /throw-away\.md:\d+ {2}sections\.1\.kind\n.*boddy.*\n.*did you mean "body"/,
  );
  expect(plain).not.toMatch(/alias|stack|\n\s+at |astro\.build/i);
});
