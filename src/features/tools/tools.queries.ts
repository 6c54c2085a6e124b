/** Texts of the quiz and the tools. */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { QuizContent, TogetherContent } from '#features/quiz/quiz.schema.ts';
import type { SectionKind, SectionOf } from '#page-kinds';
import { waysToHelp } from '#features/safety/help-lines.ts';
import { site } from '#site';
import { bookingAddress } from '#features/booking/booking.queries.ts';
import { publishedPages } from '#lib/pages.queries.ts';

async function words(): Promise<CollectionEntry<'quizzes'>['data']> {
  const entry = await getEntry('quizzes', 'quizzes/relationship-reality-check');
  if (!entry) throw new Error('src/content/quizzes needs a file relationship-reality-check.yaml');
  return entry.data;
}

/** The Relationship Reality Check with everything its island needs to begin. */
export async function quiz(): Promise<QuizContent> {
  const { tangle: _card, together: _pair, ...data } = await words();
  const { hubspot, name, crisisLines } = site;
  const ids = { portalId: hubspot.portalId, formId: hubspot.forms.quiz };
  const lines = waysToHelp(crisisLines);
  // What the quiz is about, where the form offers it.
  const about = 'couples-therapy';
  const service = Object.hasOwn(site.services, about) ? about : undefined;
  return { ...data, ids, practice: name, book: bookingAddress({ service }), lines };
}

/** Texts of the card, and of taking the quiz together. */
export async function quizTogether(): Promise<TogetherContent> {
  const { tangle, together } = await words();
  return { tangle, together, practice: site.name };
}

/**
 * Texts of a tool, one file each: the therapist matcher, the digital detox quiz, the weekly ritual.
 */
export async function tool<Name extends 'matching' | 'detox' | 'ritual'>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The collection "${name}" has no file (src/content.config.ts)`);
  return entry.data;
}

const TOOLS: readonly SectionKind[] = ['quiz', 'matching', 'detox', 'ritual'];

/** Cards of the pages that have a tool on them, as editors wrote them for a page of shelves; each tool once. */
export async function toolCards(): Promise<SectionOf<'shelves'>['shelves']> {
  const pages = await publishedPages();
  const isTool = (href: string): boolean =>
    pages.some(
      ({ id, data }) => `/${id}` === href && data.sections.some(({ kind }) => TOOLS.includes(kind)),
    );
  const cards = pages
    .flatMap(({ data }) => data.sections)
    .flatMap((section) => (section.kind === 'shelves' ? section.shelves : []))
    .filter(({ href }) => isTool(href));
  return [...new Map(cards.map((card) => [card.href, card])).values()];
}
