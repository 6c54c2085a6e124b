/** Campaign pages: each has a drawing of its own, one therapist, three steps and one way on (R054, D07). */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageAt } from './dist.ts';

const FOLDER = resolve(import.meta.dirname, '../../src/content/campaigns');
const campaigns = readdirSync(FOLDER).map((file) => `/${file.replace(/\.md$/, '')}`);
/** Path data. */
const drawingOf = (route: string): string =>
  pageAt(route)
    .$('main section svg path')
    .toArray()
    .map(({ attribs }) => attribs['d'])
    .join('');

it('R054 no two campaigns have the same drawing', () => {
  const drawings = campaigns.map(drawingOf);
  expect(drawings.filter((drawing) => drawing.length < 100)).toEqual([]);
  expect(new Set(drawings).size).toBe(campaigns.length);
});

describe.each(campaigns)('R054 %s', (route) => {
  const { $ } = pageAt(route);

  it('has one therapist with a sentence, and three steps', () => {
    expect($('main blockquote').length).toBe(1);
    expect($('main figure img[alt^="Portrait of "]').length).toBe(1);
    expect($('main ol > li > b').length).toBe(3);
  });

  it('asks before it explains: its form stands before the steps, which on phones put it two screens down', () => {
    const order = $('main section').first().find('h1, figure, form, ol').toArray();
    const tags = order.map(({ tagName }) => tagName);
    if (!tags.includes('form')) return;
    expect(tags).toEqual(['h1', 'figure', 'form', 'ol']);
  });

  it('has one way on: a form, or one button', () => {
    const ways = $('main form').length + $('main a[href="/vibe-check"][class]').length;
    expect(ways).toBe(1);
  });
});
