import { describe, expect, it } from 'vitest';
import { closingFor, type PageType } from './closing-for.ts';
import type { SectionKind } from '#page-kinds';

const TYPES: [Exclude<PageType, 'sections'>, string][] = [
  ['service', 'chairs'],
  ['therapist', 'chairs'],
  ['article', 'window'],
  ['program with a form', 'coats'],
  ['list', 'newsletter'],
  ['job', 'knot'],
  ['crisis', 'none'],
  ['legal', 'none'],
  ['links', 'none'],
  ['issue', 'none'],
  ['not found', 'none'],
  ['demo', 'none'],
];

const PAGES: [string, SectionKind[], string][] = [
  ['home, which has a form of its own', ['hero', 'services', 'contact', 'office'], 'chairs'],
  ['fees', ['head', 'fees', 'faqs', 'body'], 'chairs'],
  ['the team', ['head', 'directory', 'body'], 'chairs'],
  ['booking', ['head', 'contact', 'body'], 'knot'],
  ['a campaign', ['campaign'], 'knot'],
  ['the quiz', ['quiz'], 'knot'],
  ['the matches', ['head', 'matching', 'body'], 'knot'],
  ['the quiz’s result', ['urgent', 'quiz-result'], 'window'],
  [
    'the hub, which has a form for the newsletter',
    ['head', 'search', 'shelves', 'signup'],
    'person',
  ],
  ['the guides', ['head', 'guides', 'cards'], 'newsletter'],
  ['violence at home', ['urgent', 'head', 'body', 'safer', 'faqs'], 'none'],
  ['what a visit sent', ['head', 'visit'], 'none'],
];

describe('how a page ends', () => {
  it.each(TYPES)('a page of the type "%s" ends with: %s', (type, expected) => {
    expect(closingFor(type)).toBe(expected);
  });

  it.each(PAGES)('%s', (_page, sections, expected) => {
    expect(closingFor('sections', sections)).toBe(expected);
  });
});
