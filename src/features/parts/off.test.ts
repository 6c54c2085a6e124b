import { describe, expect, test } from 'vitest';
import { goneAddresses, goneAt, withoutGone } from './off.ts';
import type { Language } from '#lib/language.ts';
import { contentMissing, type Parts, partsOf, partsOff, PARTS } from './parts.ts';

const all = Object.fromEntries(Object.keys(PARTS).map((part) => [part, true])) as unknown as Parts;
const ids = (folder: string): string[] => (folder === 'programs' ? ['reset'] : ['worksheet']);
const social = [
  { icon: 'podcast', href: 'https://podcasts.example.com/us' },
  { icon: 'youtube', href: 'https://www.youtube.com/@us' },
];
const without = (...off: (keyof Parts)[]) => withoutIn('en', ...off);
const withoutIn = (language: Language, ...off: (keyof Parts)[]) =>
  goneAddresses(
    { ...all, ...Object.fromEntries(off.map((part) => [part, false])) },
    { idsIn: ids, pagesWith: (kind) => (kind === 'detox' ? ['/phones-in-bed'] : []) },
    { social, newsletter: { path: '/our-letters' }, language },
  );

describe('addresses of parts that are off', () => {
  test('are none if everything is on', () => {
    expect(without()).toEqual([]);
  });

  test('include pages, what is below them, files and the profile elsewhere', () => {
    const gone = without('podcast', 'programs', 'guides');
    const paths = [
      '/resources/podcasts',
      '/resources/podcasts/7#transcript',
      '/resources/podcasts/*',
      '/podcast.xml',
      '/reset#book',
      '/resources/worksheet.pdf',
      'https://podcasts.example.com/us',
    ];
    expect(paths.filter((path) => !goneAt(gone, path))).toEqual([]);
    const kept = ['/', '/resources/blog', '/resets', 'https://www.youtube.com/@us', 'Reset'];
    expect(kept.filter((path) => goneAt(gone, path))).toEqual([]);
  });

  test('are those that the practice has chosen: pages by their sections, and the newsletter', () => {
    const gone = without('quiz', 'newsletter');
    expect(goneAt(gone, '/phones-in-bed')?.to).toBe('/resources-hub');
    expect(goneAt(gone, '/our-letters')?.to).toBe('/resources-hub');
    expect(goneAt(gone, '/our-letters/12')?.part).toBe('newsletter');
    expect(gone.map(({ address }) => address).join(' ')).not.toMatch(/detox|clarity|\{/);
  });

  test('may be one place on a page that stays', () => {
    const gone = without('newsletter');
    expect(goneAt(gone, '/resources-hub#newsletter')).toBeDefined();
    expect(goneAt(gone, '/resources-hub')).toBeUndefined();
  });
});

test('the demo pages, which show every part, need all of them', () => {
  expect(partsOff({ ...all, quiz: false })).toEqual(['quiz', 'demos']);
  expect(partsOff({ ...all, demos: false })).toEqual(['demos']);
});

test('a site has the parts that it has content for, and those switched on', () => {
  const switches = { quiz: true, offline: false, staffArea: true, demos: false };
  const files = ['posts/1-hello.md', 'programs/reset.md', 'pages/es.md', 'guides/README.txt'];
  expect(partsOf(switches, files, 'en')).toEqual({
    ...switches,
    podcast: false,
    programs: true,
    blog: true,
    guides: false,
    newsletter: false,
    translations: true,
    slots: false,
  });
});

test('redirects lead past what is off', () => {
  const file = 'redirects.json';
  const rules = {
    paths: [
      { file, from: ['/podcast'], to: '/resources/podcasts' },
      { file, from: ['/contact'], to: '/vibe-check' },
    ],
    hosts: [{ file, host: 'lead.', to: '/reset' }],
  };
  const { paths, hosts } = withoutGone(rules, without('podcast', 'programs'));
  const toOf = (path: string) => paths.find(({ from }) => from.includes(path))?.to;
  expect(toOf('/podcast')).toBe('/resources-hub');
  expect(toOf('/contact')).toBe('/vibe-check');
  expect(toOf('/resources/podcasts/*')).toBe('/resources-hub');
  expect(toOf('/reset')).toBe('/services');
  expect(hosts.map(({ to }) => to)).toEqual(['/services']);
});

test('a part that is on without all of its content is named with the file, and what else to do', () => {
  const has = (path: string): boolean => !/gracias|quiz-result/.test(path);
  expect(contentMissing([], has, 'en')).toEqual([
    'src/content/pages/quiz-result.md is missing. Write it (src/content/README.md), or set parts.quiz to false in src/site.config.ts.',
    'src/content/pages/es/gracias.md is missing. Write it (src/content/README.md), or make src/content/pages/es.md a draft.',
  ]);
  expect(contentMissing([], () => true, 'en')).toEqual([]);
  expect(contentMissing(['translations', 'quiz'], has, 'en')).toEqual([]);
});
