/** How a page ends that does not say so itself: names in `closing.yaml`, `knot` or `none`. */
import type { SectionKind } from '#page-kinds';

/** A page that is not made of sections. */
export type PageType =
  | 'sections'
  | 'service'
  | 'program with a form'
  | 'therapist'
  | 'list'
  | 'article'
  | 'job'
  | 'issue'
  | 'crisis'
  | 'legal'
  | 'links'
  | 'not found'
  | 'demo';

const OF_TYPE: Readonly<Record<Exclude<PageType, 'sections'>, string>> = {
  service: 'chairs',
  'program with a form': 'coats',
  therapist: 'chairs',
  list: 'newsletter',
  article: 'window',
  job: 'knot',
  issue: 'none',
  crisis: 'none',
  legal: 'none',
  links: 'none',
  'not found': 'none',
  demo: 'none',
};

/** The strongest first. */
const OF_SECTION: readonly (readonly [SectionKind, string])[] = [
  ['hero', 'chairs'],
  ['safer', 'none'],
  ['visit', 'none'],
  ['booking', 'none'],
  ['sent', 'none'],
  ['campaign', 'knot'],
  ['contact', 'knot'],
  ['reset', 'knot'],
  ['book', 'coats'],
  ['quiz', 'knot'],
  ['matching', 'knot'],
  ['quiz-result', 'window'],
  ['detox', 'person'],
  ['ritual', 'person'],
  ['search', 'person'],
  ['guides', 'newsletter'],
];

export function closingFor(type: PageType, sections: readonly SectionKind[] = []): string {
  if (type !== 'sections') return OF_TYPE[type];
  return OF_SECTION.find(([kind]) => sections.includes(kind))?.[1] ?? 'chairs';
}
