import { describe, expect, it } from 'vitest';
import { backlinksTo, namesOf } from './backlinks.ts';
import { parseFile } from './parse.ts';
import { siteWith, testRule } from './rule-tester.ts';
import { unlinked } from './rules/unlinked.ts';

type Texts = Readonly<Record<string, string>>;

const TARGET = '---\ntitle: Grief Support\n---\n[Here](/grief) and [there](#help).\n';
const TEAM = '---\ntitle: Team\n---\n';
const filesOf = (texts: Texts) =>
  Object.entries(texts).map(([path, text]) => parseFile(path, text));

/** What points at `pages/grief.md`, as `kind field: words`. */
function pointing(texts: Texts, at = 'pages/grief.md'): string[] {
  const all = { 'pages/grief.md': TARGET, ...texts };
  const files = filesOf(all);
  const entry = files.find(({ path }) => path === at);
  if (!entry) throw new Error(at);
  return backlinksTo(entry, files, siteWith(all)).map(
    ({ kind, file, field, words }) => `${kind} ${file} ${field}: ${words}`,
  );
}

describe('who points at an entry', () => {
  it.each([
    '/grief',
    '/grief?from=mail',
    '/grief#help',
    '/grief/',
    '/Grief',
    '/grief.html',
    'https://hearthline.example.com/grief/?a=1#help',
    '//hearthline.example.com/grief',
  ])('a link to %s', (href) => {
    expect(pointing({ 'pages/team.md': `${TEAM}[this](${href})\n` })).toEqual([
      `link pages/team.md text: ${href}`,
    ]);
  });

  it.each(['https://example.org/grief', '#grief', '/griefs', 'tel:988', '/grief-2', '/%E0%A4%A'])(
    'not a link to %s',
    (href) => {
      expect(pointing({ 'pages/team.md': `${TEAM}[this](${href})\n` })).toEqual([]);
    },
  );

  it('links as references, in markup, in fields, in menus, in Spanish and in drafts', () => {
    expect(
      pointing({
        'pages/team.md': `${TEAM}See [this][one], <a href="/grief">that</a>.\n\n[one]: /grief "Grief"\n`,
        'menu.yaml':
          'therapy:\n  groups:\n    - items:\n        - { title: Mourning, href: /grief }\n',
        'categories.yaml': 'calm:\n  title: Calm\n  leadsTo: /grief\n',
        'pages/es/ayuda.md': '---\ntitle: Ayuda\nparent: { text: Duelo, href: /grief }\n---\n',
        'posts/1-a.md': '---\ntitle: A\ndraft: true\n---\n[x](/grief)\n',
        'pages/sitemap.md':
          '---\ntitle: Sitemap\nsections:\n  - kind: sitemap\n    groups:\n      - { title: All, pages: [/grief, "/grief/*", "*"] }\n---\n',
      }),
    ).toEqual([
      'link pages/team.md text: /grief',
      'link pages/team.md text: /grief',
      'link menu.yaml therapy.groups.0.items.0.href: /grief',
      'link categories.yaml calm.leadsTo: /grief',
      'link pages/es/ayuda.md parent.href: /grief',
      'link posts/1-a.md text: /grief',
      'list pages/sitemap.md sections.0.groups.0.pages.0: /grief',
    ]);
  });

  it('links over old addresses, by the number of a post, and to another address of an episode', () => {
    const old = TARGET.replace('---\n[', 'legacyPaths: [/loss]\n---\n[');
    expect(pointing({ 'pages/grief.md': old, 'pages/team.md': `${TEAM}[x](/loss/#a)\n` })).toEqual([
      'link pages/team.md text: /loss/#a',
    ]);
    const texts = {
      'posts/7-a-treaty.md': '---\ntitle: A\n---\n',
      'episodes/3.md': '---\ntitle: E\nnumber: 3\nslug: tacos\n---\n',
      'pages/team.md': `${TEAM}[x](/blog/7-another-name) [y](/resources/podcasts/episode-tacos)\n`,
    };
    expect(pointing(texts, 'posts/7-a-treaty.md')).toHaveLength(1);
    expect(pointing(texts, 'episodes/3.md')).toHaveLength(1);
  });

  it('names in fields, but no question of a tool', () => {
    const texts = {
      'therapists/kim.md': '---\nname: Kim Alder\n---\n',
      'posts/1-a.md': '---\ntitle: A\nauthor: kim\nreviewedBy: kim\n---\n',
      'services/one.md': '---\ntitle: One\npeople: [alex, kim]\n---\n',
      'tools/ritual-creator.yaml': 'questions:\n  - ask: kim\n',
    };
    expect(pointing(texts, 'therapists/kim.md')).toEqual([
      'reference posts/1-a.md author: kim',
      'reference posts/1-a.md reviewedBy: kim',
      'reference services/one.md people.1: kim',
    ]);
  });

  it('redirects and the site’s own pages', () => {
    expect(
      pointing({ 'pages/vibe-check.md': TEAM, 'pages/fees.md': TEAM }, 'pages/vibe-check.md'),
    ).toEqual(['redirect  /contact: /vibe-check']);
    expect(pointing({ 'pages/fees.md': TEAM }, 'pages/fees.md')).toEqual(['code  /fees: /fees']);
  });
});

describe('the title in words', () => {
  const words = (text: string, more: Texts = {}): string[] => {
    const files = filesOf({ 'pages/grief.md': TARGET, 'pages/team.md': TEAM + text, ...more });
    return files
      .slice(0, 1)
      .flatMap((entry) => namesOf(entry, files))
      .map(({ file, field }) => `${file} ${field}`);
  };

  it('is found in texts, over the end of a line, in fields, once for each', () => {
    expect(words('Ask for Grief\nSupport. Grief Support is near.\n')).toEqual([
      'pages/team.md text',
    ]);
    expect(words('', { 'menu.yaml': 'a:\n  - { title: Grief Support, href: /x }\n' })).toEqual([
      'menu.yaml a.0.title',
    ]);
  });

  it('is not a part of a word, of another title, or in small letters', () => {
    expect(words('Grief Supports us; grief support does.\n')).toEqual([]);
    const other = { 'pages/long.md': '---\ntitle: Grief Support at Night\n---\n' };
    expect(words('See Grief Support at Night.\n', other)).toEqual([]);
    expect(words('Grief Support at Night, or Grief Support.\n', other)).toEqual([
      'pages/team.md text',
    ]);
  });

  it('of one word counts only alone in a field, and of two entries with one title not at all', () => {
    const one = '---\ntitle: Careers\n---\n';
    const files = filesOf({
      'pages/careers.md': one,
      'pages/team.md': `${TEAM}Careers are long.\n`,
      'footer.yaml': 'a:\n  - { text: Careers, href: /careers }\n',
    });
    const [entry] = files;
    expect(entry && namesOf(entry, files).map(({ file }) => file)).toEqual(['footer.yaml']);
    expect(words('Grief Support\n', { 'posts/1-a.md': TARGET })).toEqual([]);
  });
});

describe('a page that nothing leads to', () => {
  const found = (texts: Texts, path = 'pages/grief.md', text = TARGET): string[] =>
    testRule(unlinked, path, text, siteWith({ [path]: text, ...texts }));

  it.each<[string, Texts]>([
    ['alone', {}],
    ['named by a draft', { 'posts/1-a.md': '---\ndraft: true\n---\n[x](/grief)\n' }],
    [
      'only in the sitemap',
      { 'pages/s.md': '---\nsections:\n  - { kind: sitemap, pages: [/grief] }\n---\n' },
    ],
    ['repeated by another page', { 'pages/s.md': '---\ncanonical: /grief\n---\n' }],
  ])('%s is worth a look', (_, texts) => {
    expect(found(texts)).toEqual(['~1 file name: /grief']);
  });

  it.each<[string, Texts, string?, string?]>([
    ['that a page links to', { 'pages/team.md': `${TEAM}[x](/grief#help)` }],
    ['of a later day', {}, 'guides/map.md', '---\ndate: 2027-01-01\n---\n'],
    ['that is a draft', {}, 'pages/grief.md', '---\ndraft: true\n---\n'],
    ['that search engines leave out', {}, 'pages/sent.md', '---\nnoindex: true\n---\n'],
    ['of a campaign', {}, 'pages/ad.md', '---\nsections: [{ kind: campaign }]\n---\n'],
    ['that is home', {}, 'pages/index.md', TARGET],
    ['that code names', {}, 'pages/fees.md', TARGET],
    ['beside a file that cannot be read', { 'pages/team.md': '---\ntitle: [\n---\n' }],
    ['of a post', {}, 'posts/1-a.md', TARGET],
    ['of a text without a page', {}, 'faqs/a.md', TARGET],
    [
      'of a service on a list of services',
      { 'pages/s.md': '---\nsections: [{ kind: services }]\n---\n' },
      'services/one.md',
      TARGET,
    ],
    [
      'of a role on a list of roles',
      { 'pages/s.md': '---\nsections: [{ kind: entries, of: jobs }]\n---\n' },
      'jobs/one.md',
      TARGET,
    ],
  ])('%s is not', (_, texts, path, text) => {
    expect(found(texts, path, text)).toEqual([]);
  });

  it('is a service without a card', () => {
    const list = { 'pages/s.md': '---\nsections: [{ kind: services }]\n---\n' };
    expect(found(list, 'services/one.md', '---\ntitle: One\nlisted: false\n---\n')).toEqual([
      '~1 file name: /one',
    ]);
  });
});
