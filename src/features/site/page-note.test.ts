import { expect, it } from 'vitest';
import {
  isListable,
  type PageNote,
  pageNoteJson,
  readPageNote,
  withoutPageNote,
} from './page-note.ts';

const note: PageNote = {
  listedAs: 'You & <me>',
  description: 'Two people.</script>',
  canonical: '/blog/1-you-and-me',
  noindex: false,
  changed: '2026-03-05',
};
const page = `<head><script type="application/json" data-page-note>${pageNoteJson(note)}</script><title>x</title></head>`;

it('survives the round trip, and is removed completely', () => {
  expect(readPageNote(page, 'x.html')).toEqual(note);
  expect(withoutPageNote(page)).toBe('<head><title>x</title></head>');
});

it('fails with the name of a page without a note', () => {
  expect(() => readPageNote('<head></head>', 'team.html')).toThrow('team.html has no page note');
});

it('R016 D16 lists pages that are their own canonical URL and not noindex', () => {
  expect(isListable(note, '/blog/1-you-and-me')).toBe(true);
  expect(isListable(note, '/blog/1')).toBe(false);
  expect(isListable({ ...note, noindex: true }, '/blog/1-you-and-me')).toBe(false);
});
