import { describe, expect, it } from 'vitest';
import { LISTS } from '#collections';
import { editorConfig } from './editor/config.ts';
import { changeWords, fileWords, nameOf } from './content-words.ts';

const config = editorConfig({
  names: {},
  entries: Object.fromEntries(LISTS.map(([name]) => [name, { one: {} }])),
  nextPost: 1,
});

describe('fileWords', () => {
  it.each([
    ['posts/2-your-first-session.md', 'Post: your first session'],
    ['pages/es/inicio.md', 'Page: inicio'],
    ['images/a-cup-2.webp', 'Picture: a-cup-2'],
    ['prices.yaml', 'Prices'],
    ['other.yaml', 'other'],
    ['other/file.md', 'other: file'],
  ])('calls %s %s', (path, words) => {
    expect(fileWords(path)).toBe(words);
  });

  it('calls an entry by its title where that is known', () => {
    expect(fileWords('posts/2-your-first.md', 'Your first session')).toBe(
      'Post: Your first session',
    );
    expect(
      changeWords([
        { path: 'posts/2-your-first.md', kind: 'added', title: 'Your first session' },
        { path: 'images/a.webp', kind: 'added' },
      ]),
    ).toBe('Post: Your first session (new), 1 picture');
  });

  it('has words for every folder and every list of the editor', () => {
    const { collections } = config;
    const folders = collections.flatMap(({ folder }) => folder ?? []);
    const files = collections.flatMap((collection) => collection.files ?? []);
    expect(folders.length).toBeGreaterThan(10);
    for (const folder of folders)
      expect(fileWords(`${folder.replace('src/content/', '')}/a.md`)).toMatch(/^[A-Z]/);
    for (const { file, label } of files)
      expect(fileWords(file.replace('src/content/', ''))).toBe(label);
  });
});

it.each([
  ['ana', 'Ana'],
  ['teo.larkspur', 'Teo Larkspur'],
  ['zoë_reyes', 'Zoë Reyes'],
  ['Teo', 'Teo'],
  ['desk2', 'desk2'],
  ['ana@example.com', 'ana@example.com'],
  ['', ''],
])('%j is called %j', (username, name) => {
  expect(nameOf(username)).toBe(name);
});
