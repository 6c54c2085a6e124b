/** Texts of the relationship quiz. */
import { getEntry, type CollectionEntry } from 'astro:content';
import type { QuizContent, TogetherContent } from './quiz.schema.ts';
import { waysToHelp } from '#features/safety/help-lines.ts';
import { site } from '#site';
import { bookingAddress } from '#features/booking/booking.queries.ts';

async function words(): Promise<CollectionEntry<'quizzes'>['data']> {
  const entry = await getEntry('quizzes', 'quizzes/relationship-reality-check');
  if (!entry) throw new Error('src/content/quizzes needs a file relationship-reality-check.yaml');
  return entry.data;
}

/** The Relationship Reality Check with everything its island needs to begin. */
export async function quiz(): Promise<QuizContent> {
  const { tangle: _card, together: _pair, ...data } = await words();
  const { hubspot, legalName, crisisLines } = site;
  const ids = { portalId: hubspot.portalId, formId: hubspot.forms.quiz };
  const lines = waysToHelp(crisisLines);
  // What the quiz is about, where the form offers it.
  const about = 'couples-therapy';
  const service = Object.hasOwn(site.services, about) ? about : undefined;
  return { ...data, ids, practice: legalName, book: bookingAddress({ service }), lines };
}

/** Texts of the card, and of taking the quiz together. */
export async function quizTogether(): Promise<TogetherContent> {
  const { tangle, together } = await words();
  return { tangle, together, practice: site.name };
}
