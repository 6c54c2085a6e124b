/** Removes content of parts that are off, before it is checked. */
import { sectionIds } from './section-ids.ts';
import type { SectionKind } from '#page-kinds';
import { type GoneAddress, goneAt } from './off.ts';
import { type Part, PARTS } from './parts.ts';

/** The parts that are off, and their addresses. */
export interface Omitted {
  gone: readonly GoneAddress[];
  parts: readonly Part[];
}

/** Collections whose addresses are facts, not links: an offer keeps its page, to be recognized. */
const AS_WRITTEN = new Set(['prices', 'closing']);
/** Sections that show things side by side go if they have fewer. */
const MIN_ITEMS = new Map<unknown, number>([
  ['cards', 2],
  ['shelves', 2],
  ['fork', 3],
]);
const OMIT = Symbol('omit');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export function isOmitted(collection: string, id: string, { gone, parts }: Omitted): boolean {
  if (parts.some((part) => PARTS[part].collections.includes(collection))) return true;
  return collection === 'pages' && goneAt(gone, `/${id}`) !== undefined;
}

function anchorsIn(data: Readonly<Record<string, unknown>>): string[] {
  const sections = Array.isArray(data['sections']) ? data['sections'] : [];
  return sectionIds(sections.map((section: { kind?: unknown }) => section.kind as SectionKind));
}

interface Choice {
  isGone: (href: string) => boolean;
  isSectionOff: (section: Readonly<Record<string, unknown>>) => boolean;
}

function keptOf(value: unknown, choice: Choice): unknown {
  if (typeof value === 'string') return choice.isGone(value) ? OMIT : value;
  if (Array.isArray(value)) return keptItems(value, 1, choice);
  if (!isObject(value)) return value;
  if (choice.isSectionOff(value)) return OMIT;
  const min = MIN_ITEMS.get(value['kind']) ?? 1;
  const entries = Object.entries(value).map(([key, one]) => {
    const kept = Array.isArray(one) ? keptItems(one, min, choice) : keptOf(one, choice);
    return [key, kept] as const;
  });
  // Without its address, its link or its whole list nothing is left; another link is an extra.
  const isEmpty = entries.some(
    ([key, one]) => one === OMIT && (key === 'link' || !isObject(value[key])),
  );
  return isEmpty ? OMIT : Object.fromEntries(entries.filter(([, one]) => one !== OMIT));
}

function keptItems(items: readonly unknown[], min: number, choice: Choice): unknown {
  const kept = items.map((item) => keptOf(item, choice)).filter((item) => item !== OMIT);
  return kept.length < items.length && kept.length < min ? OMIT : kept;
}

const keptFields = (
  data: Readonly<Record<string, unknown>>,
  choice: Choice,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data)
      .map(([key, value]) => [key, keptOf(value, choice)] as const)
      .filter(([, value]) => value !== OMIT),
  );

/** Without sections, items and links of parts that are off. Empty lists go with their section, and links to it. */
export function withoutParts(
  data: Readonly<Record<string, unknown>>,
  collection: string,
  { gone, parts }: Omitted,
): Record<string, unknown> {
  if (parts.length === 0 || AS_WRITTEN.has(collection)) return { ...data };
  const kinds = new Set(parts.flatMap((part) => PARTS[part].sections));
  const lists = new Set(parts.flatMap((part) => PARTS[part].collections));
  const fields = new Set(parts.flatMap((part) => PARTS[part].fields));
  const own = Object.fromEntries(Object.entries(data).filter(([key]) => !fields.has(key)));
  const choice: Choice = {
    isGone: (href) => goneAt(gone, href) !== undefined,
    isSectionOff: ({ kind, of }) =>
      kinds.has(String(kind)) || (kind === 'entries' && lists.has(String(of))),
  };
  const kept = keptFields(own, choice);
  const anchors = new Set(anchorsIn(kept));
  const lost = new Set(anchorsIn(own).flatMap((id) => (anchors.has(id) ? [] : [`#${id}`])));
  return keptFields(kept, { ...choice, isGone: (href) => lost.has(href) });
}

const LINK = /<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g;

/** Links to gone addresses become plain words. */
export function unlinked(html: string, gone: readonly GoneAddress[]): string {
  if (gone.length === 0) return html;
  return html.replace(LINK, (link, href: string, words: string) =>
    goneAt(gone, href) ? words : link,
  );
}
