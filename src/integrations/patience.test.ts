import { expect, test } from 'vitest';
import { deserving } from './patience.ts';

test('pages near the root come first, archives last', () => {
  const names = ['blog/2024/b.html', 'blog/a.html', 'team.html', 'index.html', 'blog/2024/a.html'];
  expect([...deserving(names, 4)]).toEqual([
    'index.html',
    'team.html',
    'blog/a.html',
    'blog/2024/a.html',
  ]);
});

test('a practice’s whole site deserves it', () => {
  const names = Array.from({ length: 120 }, (_, index) => `blog/${index}.html`);
  expect(deserving(names).size).toBe(120);
});
