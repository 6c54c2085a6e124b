/** The words of the quiz and the tools. */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { QuizContent } from '#domain/quiz-content.ts';
import { site } from '#site';

/** The Relationship Reality Check with everything around it. */
export async function quiz(): Promise<QuizContent> {
  const words = await getEntry('quizzes', 'relationship-reality-check');
  if (!words) throw new Error('src/content/quizzes needs a file relationship-reality-check.yaml');
  const { hubspot, name, crisisLines, silentLines } = site;
  const ids = { portalId: hubspot.portalId, formId: hubspot.forms.quiz };
  return { ...words.data, ids, practice: name, lines: [...crisisLines, ...silentLines] };
}

/** The words of a tool, which are one file: the therapist finder, the digital detox quiz, the weekly ritual. */
export async function tool<Name extends 'matching' | 'detox' | 'ritual'>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry)
    throw new Error(`The file of the collection "${name}" is gone (src/content.config.ts)`);
  return entry.data;
}
