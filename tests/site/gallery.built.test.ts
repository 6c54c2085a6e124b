/** /component-templates shows every component in every state (R055, R101): what is new must be put there. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sectionSchema } from '#domain/section.ts';
import * as z from 'zod';
import { anchors } from '#domain/anchor.ts';
import { pageAt, squeeze } from './dist.ts';

const { $, html } = pageAt('/component-templates');
const KINDS = sectionSchema(() => z.any()).options.map(({ shape }) => shape.kind.value);

it('has every kind of band, or leads to a page that begins with it or is it', () => {
  const missing = KINDS.filter((kind) => {
    const [id = ''] = kind === 'safer' ? ['safer-browsing'] : anchors([kind]);
    const link = $(`#bands a[data-kind="${kind}"]`).attr('href');
    return kind !== 'body' && !$(`[id="${id}"]`).length && !(link && pageAt(link));
  });
  expect(KINDS.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

it('uses every control of src/ui, every part of a list and every step of the quiz', () => {
  const source = globSync('src/layouts/{Gallery,demos/gallery/*}.astro')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const names = globSync([
    'src/ui/*.{tsx,astro}',
    'src/layouts/reading/*.astro',
    'src/islands/quiz/*.tsx',
    'src/islands/booking/*.tsx',
  ]).map((file) => file.replace(/.*\/|\.\w+$/g, ''));
  // Parts of those that are shown, and what is only in the head of a page or asleep until somebody comes.
  const inside =
    `BandHead Contents Dialog Domain Drawing FieldError Feeds KeepReading Labelled Listbox Modal
    Passage Phrase Plain PodcastFeed ResultTools Steps`.split(/\s+/);
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !inside.includes(name) && !source.includes(`<${name}`))).toEqual(
    [],
  );
});

it.each([
  ['buttons that are busy', 'button[disabled]', 1],
  ['the page one is on', '#buttons [aria-current="page"]', 1],
  ['every kind of field, refused', '#fields [aria-invalid="true"]', 6],
  ['a summary of what is wrong', '#fields [data-error-summary]:not([hidden]) a', 1],
  ['a summary with nothing to say', '#fields [data-error-summary][hidden]', 1],
  ['good and bad news', '#notes .title', 2],
  ['three toasts to call', '#toasts button', 3],
  ['a badge of who has a waitlist', '#people li:contains("Waitlist")', 1],
  ['an answer given before', '#quiz-steps [aria-pressed="true"]', 1],
  ['four results', '#quiz-steps .quiz-result', 4],
  ['a line to write on', '.sheet .blank', 1],
  ['the player', '[data-player]', 1],
  ['the booking band, and its three steps', '#book form fieldset.step', 3],
  ['where one is in a booking', '#steps-of-booking [aria-current="step"]', 3],
  ['a table of sessions', '#plan table', 1],
  ['days with hours', '#agenda ol > li', 3],
])('shows %s', (_, selector, least) => {
  expect($(selector).length).toBeGreaterThanOrEqual(least);
});

it('is one page with one heading, and no search engine lists it', () => {
  expect(
    $('h1')
      .map((_, one) => squeeze($(one).text()))
      .toArray(),
  ).toEqual(['Component templates']);
  expect(html).toMatch(/<meta[^>]*noindex/);
});
