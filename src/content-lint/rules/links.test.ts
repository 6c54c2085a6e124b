import { describe, expect, it } from 'vitest';
import { post, siteWith, testRule } from '../rule-tester.ts';
import { doubles } from './duplicates.ts';
import { links } from './links.ts';

const site = siteWith({
  'pages/team.md': '---\ntitle: Team\nsections:\n  - kind: contact\n---\n\n## Who is who\n',
  'services/reset.md': '---\ntitle: Reset\n---\n',
  'pages/reset.md': '---\ntitle: Reset\n---\n',
  'posts/7-a-treaty.md':
    '---\ndate: 2026-01-02\ncategory: calm\ntags: [new parents]\nlegacyPaths: [/mlcblog/a]\n---\n',
  'posts/8-tomorrow.md': '---\ndate: 2026-12-24\n---\n',
  'pages/unfinished.md': '---\ndraft: true\n---\n',
  'episodes/3.md': '---\nnumber: 3\nslug: tacos\ndate: 2026-01-02\n---\n',
  'guides/map.md': '---\ndate: 2026-01-02\n---\n',
  'faqs/superbill.md': '---\nquestion: What is it?\n---\n',
});
const found = (to: string): string[] =>
  testRule(links, 'posts/7-a-treaty.md', post(`See [this](${to}).`), site);

describe('links', () => {
  it.each([
    '/team',
    '/team#who-is-who',
    '/team#contact',
    '/team#who%2Dis%2Dwho',
    '/team?from=blog#who-is-who',
    '/blog/7',
    '/blog/7-a-treaty',
    '/resources/blog/tag/new-parents',
    '/resources/podcasts/3',
    '/resources/podcasts/episode-tacos',
    '/resources/map.pdf',
    '/team#ask-superbill',
    '/links',
    'https://www.bhec.texas.gov/',
    'https://en.wikipedia.org/wiki/Knot_(mathematics)',
    'mailto:hello@example.com',
    'tel:+12145550123',
    'sms:988',
  ])('accepts %s', (to) => {
    expect(found(to)).toEqual([]);
  });

  it.each([
    '/taem',
    '/team#whos-who',
    '/unfinished',
    '/blog/8-tomorrow',
    'http://www.bhec.texas.gov/',
    'https://hearthline.example.com/team',
    'https://localhost:4321/team',
    'team',
    '#',
    'tel:(214)555-0123',
    'mailto:hello',
  ])('reports %s', (to) => {
    expect(found(to)).toEqual([`4 text: ${to}`]);
  });

  it.each(['/contact', '/services/old', '/mlcblog/a'])('warns that %s has moved', (to) => {
    expect(found(to)).toEqual([`~4 text: ${to}`]);
  });

  it('suggests the closest page, and checks links in front matter and HTML', () => {
    const page =
      '---\nsections:\n  - { cta: { text: Go there, href: /Team } }\n---\n\n<a href="/gone">x</a>\n';
    expect(testRule(links, 'pages/a.md', page, site)).toEqual([
      '3 sections.0.cta.href: /Team',
      '6 text: /gone',
    ]);
  });

  it('ignores links in code', () => {
    expect(testRule(links, 'posts/9-b.md', post('```\n[the team](/taem)\n```'), site)).toEqual([]);
  });
});

it('reports two files with the same URL', () => {
  expect(testRule(doubles, 'services/reset.md', '---\n---\n', site)).toEqual([
    '1 file name: /reset',
  ]);
  expect(testRule(doubles, 'pages/team.md', '---\n---\n', site)).toEqual([]);
});

it('reports a page whose address leads elsewhere, but not a draft', () => {
  const old = { 'pages/home.md': '---\ntitle: Home\nlegacyPaths: [/grief]\n---\n' };
  const found = (text: string): string[] =>
    testRule(doubles, 'pages/grief.md', text, siteWith({ ...old, 'pages/grief.md': text }));
  expect(found('---\ntitle: Grief\n---\n')).toEqual(['1 file name: /grief']);
  expect(found('---\ndraft: true\n---\n')).toEqual([]);
  const draft = siteWith({ ...old, 'pages/grief.md': '---\ndraft: true\n---\n' });
  expect(testRule(links, 'posts/7-a.md', post('[x](/grief)'), draft)).toEqual(['~4 text: /grief']);
});

it('reports a group of the sitemap without a page', () => {
  const text = (pages: string): string =>
    `---\nsections:\n  - kind: sitemap\n    groups:\n      - { title: A, pages: ${pages} }\n---\n`;
  const found = (pages: string): string[] => testRule(links, 'pages/map.md', text(pages), site);
  expect(found('[/gone, /unfinished]')).toEqual([
    '5 sections.0.groups.0.pages: /gone, /unfinished',
  ]);
  expect(found('[/gone, /team]')).toEqual([]);
  expect(found("['*']")).toEqual([]);
});

it('reports a copied description', () => {
  const page = '---\ndescription: All about us.\nlegacyPaths: [/old]\n---\n';
  const copies = siteWith({ 'therapists/a.md': page, 'therapists/b.md': page });
  expect(testRule(doubles, 'therapists/b.md', page, copies)).toEqual([
    '2 description: All about us.',
    '3 legacyPaths.0: /old',
  ]);
  const other = page.replace('us.', 'them.').replace('/old', '/older');
  expect(testRule(doubles, 'therapists/b.md', other, copies)).toEqual([]);
});

describe('a link to a part that is off', () => {
  const gone = [{ address: '/quiz', part: 'quiz', to: '/resources-hub' } as const];
  const without = siteWith({ 'pages/quiz.md': '---\ntitle: Quiz\n---\n' }, { gone });

  it('is reported in a text, where only its words stay', () => {
    const found = testRule(links, 'posts/7-a.md', post('Take [the quiz](/quiz) first.'), without);
    expect(found).toEqual(['~4 text: /quiz']);
  });

  it('is left out of front matter without a word', () => {
    const page = '---\nsections:\n  - kind: head\n    cta: { text: Start, href: /quiz }\n---\n';
    expect(testRule(links, 'pages/a.md', page, without)).toEqual([]);
  });
});

it('A dated page that is back takes its old addresses from the page that led its visitors, in silence', () => {
  const post = (day: string) => `---\ndate: ${day}\nlegacyPaths: [/first]\n---\n`;
  const home = '---\nlegacyPaths: [/blog/3-c, /blog/3, /first]\n---\n';
  const found = (day: string) => {
    const files = { 'posts/3-c.md': post(day), 'pages/hub.md': home };
    return Object.entries(files).flatMap(([path, text]) =>
      testRule(doubles, path, text, siteWith(files)),
    );
  };
  expect(found('2026-01-02')).toEqual([]);
  expect(found('2031-01-02')).toEqual([]);
  const both = { 'pages/a.md': home, 'pages/b.md': home };
  expect(testRule(doubles, 'pages/a.md', home, siteWith(both))).toHaveLength(3);
});
