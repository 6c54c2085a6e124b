import { expect, it } from 'vitest';
import type { ContentChange, ContentState } from '#staff/contract/content.ts';
import { rowStates } from './rows.ts';

const change = (author: string, files: ContentChange['files']): ContentChange => ({
  id: 'a'.repeat(40),
  title: 'x',
  author,
  at: 1,
  files,
  advice: [],
});
const CONTENT: Pick<ContentState, 'changes' | 'waiting'> = {
  changes: [
    change('noor', [
      { path: 'posts/3-new.md', kind: 'added', title: 'A new one' },
      { path: 'images/a.webp', kind: 'added' },
    ]),
    change('teo.larkspur', [
      { path: 'posts/1-a.md', kind: 'changed', title: 'The quiet' },
      { path: 'pages/es/inicio.md', kind: 'changed', title: 'Inicio' },
      { path: 'posts/4-b.md', kind: 'changed', title: 'Twice' },
      { path: 'posts/5-c.md', kind: 'changed', title: 'Twice' },
    ]),
    change('ana', [{ path: 'posts/1-a.md', kind: 'changed', title: 'The quiet' }]),
  ],
  waiting: [
    { path: 'posts/2-later.md', title: 'Later', day: '2031-01-07' },
    { path: 'posts/1-a.md', title: 'The quiet', day: '2031-01-07' },
  ],
};

it('rows say who changed what is not published, and what appears by itself; of two titles the same, neither', () => {
  expect(Object.fromEntries(rowStates(CONTENT, 'posts', 'noor'))).toEqual({
    'A new one': {
      sign: 'New',
      look: 'open',
      more: 'written by you, not published',
    },
    'The quiet': { sign: 'Changed', look: 'open', more: 'changed by Teo Larkspur, not published' },
    Later: { sign: 'Jan 7', look: 'later', more: 'appears by itself' },
  });
  expect([...rowStates(CONTENT, 'pages-es', 'noor').keys()]).toEqual(['Inicio']);
  expect(rowStates(CONTENT, 'pages', 'noor').size).toBe(0);
});
