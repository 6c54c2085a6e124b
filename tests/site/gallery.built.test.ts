/** /component-templates shows every component in every state (R055, R101); new components must be added. */
import { expect, it } from 'vitest';
import { sectionSchema } from '#page-kinds';
import * as z from 'zod';
import { sectionIds } from '#features/parts/section-ids.ts';
import { pageAt, squeeze } from './dist.ts';

const { $, html } = pageAt('/component-templates');
const KINDS = sectionSchema(() => z.any()).options.map(({ shape }) => shape.kind.value);

it('has every section kind, or links a page that starts with it', () => {
  const missing = KINDS.filter((kind) => {
    const [id = ''] = kind === 'safer' ? ['safer-browsing'] : sectionIds([kind]);
    const link = $(`#sections a[data-kind="${kind}"]`).attr('href');
    return kind !== 'body' && !$(`[id="${id}"]`).length && !(link && pageAt(link));
  });
  expect(KINDS.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

it.each([
  ['buttons that are busy', 'button[disabled]', 1],
  ['the current page', '#buttons [aria-current="page"]', 1],
  ['every kind of field with an error', '#fields [aria-invalid="true"]', 6],
  ['an error summary', '#fields [data-error-summary]:not([hidden]) a', 1],
  ['an empty error summary', '#fields [data-error-summary][hidden]', 1],
  ['success and error alerts', '#notes [data-alert]', 2],
  ['three toast buttons', '#toasts button', 3],
  ['a waitlist badge', '#people li:contains("Waitlist")', 1],
  ['a previously selected answer', '#quiz-steps [aria-pressed="true"]', 1],
  ['four results', '#quiz-steps [data-band]', 4],
  ['a worksheet line', 'label + [id^="blank-"]', 1],
  ['the player', '[data-player]', 1],
  ['the Reset section with its three steps', '#book form fieldset.step', 3],
  ['the current step of the Reset', '#reset-steps [aria-current="step"]', 3],
  ['subjects of sessions', '#plan ol > li', 1],
  ['days with hours', '#agenda ol > li', 3],
])('shows %s', (_, selector, min) => {
  expect($(selector).length).toBeGreaterThanOrEqual(min);
});

it('is one page with one h1 and noindex', () => {
  expect(
    $('h1')
      .map((_, one) => squeeze($(one).text()))
      .toArray(),
  ).toEqual(['Component templates']);
  expect(html).toMatch(/<meta[^>]*noindex/);
});

it('R101 the loading indicator has three sizes, inline and full-screen, with a label', () => {
  const shown = $('#loading [role="status"][data-size]').toArray();
  expect(shown).toHaveLength(6);
  for (const one of shown) expect(squeeze($(one).text())).toBe('Loading...');
  for (const size of ['sm', 'md', 'lg']) {
    expect($(`#loading [data-size="${size}"]`)).toHaveLength(2);
    expect($(`#loading [data-size="${size}"][data-full-screen]`)).toHaveLength(1);
  }
});
