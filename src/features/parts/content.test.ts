import { expect, test } from 'vitest';
import { isOmitted, unlinked, withoutParts } from './content.ts';
import { goneAddresses } from './off.ts';
import { type Part, PARTS, type Parts } from './parts.ts';

const all = Object.fromEntries(Object.keys(PARTS).map((part) => [part, true])) as unknown as Parts;
const without = (...parts: Part[]) => ({
  parts,
  gone: goneAddresses(
    { ...all, ...Object.fromEntries(parts.map((part) => [part, false])) },
    {
      idsIn: (folder) => (folder === 'programs' ? ['reset'] : []),
      pagesWith: () => [],
    },
    { social: [], newsletter: { path: '/letters' }, language: 'en' },
  ),
});
const quizLink = { text: 'Take the quiz', href: '/quiz' };
const teamLink = { text: 'The team', href: '/team' };

test('content stays as it is while everything is on', () => {
  const data = { banner: { text: 'Quiz?' }, sections: [{ kind: 'quiz' }] };
  expect(withoutParts(data, 'pages', without())).toEqual(data);
});

test('sections, fields, list items and links of a part are left out', () => {
  const page = {
    banner: { text: 'Quiz?' },
    sections: [
      {
        kind: 'head',
        title: 'Hello',
        cta: teamLink,
        more: quizLink,
        card: { title: 'Rough?', link: quizLink },
      },
      { kind: 'quiz' },
      {
        kind: 'fork',
        ways: [
          { when: 'Now', link: quizLink },
          { when: 'Later', link: teamLink },
          { when: 'Ever', link: teamLink },
          { when: 'Never', link: teamLink },
        ],
      },
      {
        kind: 'sitemap',
        groups: [
          { title: 'Tools', pages: ['/quiz'] },
          { title: 'Us', pages: ['/quiz', '/team'] },
        ],
      },
    ],
  };
  expect(withoutParts(page, 'pages', without('quiz'))).toEqual({
    sections: [
      { kind: 'head', title: 'Hello', cta: teamLink },
      {
        kind: 'fork',
        ways: [
          { when: 'Later', link: teamLink },
          { when: 'Ever', link: teamLink },
          { when: 'Never', link: teamLink },
        ],
      },
      { kind: 'sitemap', groups: [{ title: 'Us', pages: ['/team'] }] },
    ],
  });
});

test('a list of one is not a list, and a link to a section that went goes with it', () => {
  const page = {
    sections: [
      { kind: 'head', title: 'Hello', more: { text: 'See them', href: '#cards' } },
      { kind: 'cards', cards: [quizLink, teamLink] },
    ],
  };
  expect(withoutParts(page, 'pages', without('quiz'))).toEqual({
    sections: [{ kind: 'head', title: 'Hello' }],
  });
});

test('pages and collections of a part are left out', () => {
  const omitted = without('quiz', 'translations', 'blog');
  expect(isOmitted('pages', 'quiz', omitted)).toBe(true);
  expect(isOmitted('pages', 'es/gracias', omitted)).toBe(true);
  expect(isOmitted('posts', '1-a-post', omitted)).toBe(true);
  expect(isOmitted('pages', 'team', omitted)).toBe(false);
});

test('links in texts become words', () => {
  const { gone } = without('programs');
  const html = '<p>See <a href="/reset">the <em>Reset</em></a> or <a href="/team">us</a>.</p>';
  expect(unlinked(html, gone)).toBe('<p>See the <em>Reset</em> or <a href="/team">us</a>.</p>');
});
