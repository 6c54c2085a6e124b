/** Texts of the quiz and the tools. */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { QuizContent } from '#domain/quiz/content.ts';
import { site } from '#site';

/** The Relationship Reality Check with everything its island needs. */
export async function quiz(): Promise<QuizContent> {
  const words = await getEntry('quizzes', 'relationship-reality-check');
  if (!words) throw new Error('src/content/quizzes needs a file relationship-reality-check.yaml');
  const { hubspot, name, consultation, crisisLines, silentLines } = site;
  const ids = { portalId: hubspot.portalId, formId: hubspot.forms.quiz };
  const lines = [...crisisLines, ...silentLines];
  return { ...words.data, ids, practice: name, book: consultation.path, lines };
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
