/** What keeps visitors safe: the notice about traces, and words of a crisis. */
import { getEntry, type CollectionEntry } from 'astro:content';
import type { CrisisWords } from './crisis-words.ts';
import { crisisWordsOf, messageWordsOf } from './crisis-words.schema.ts';
import type { MessageWords } from './message-words.ts';
import { missing } from '#lib/lookup.queries.ts';

/** The safer browsing notice. */
export async function safety(): Promise<CollectionEntry<'safety'>['data']> {
  return (await getEntry('safety', 'safety'))?.data ?? missing('safety', 'safety');
}

/** Words in a search that show the help lines first. */
export async function crisisWords(): Promise<CrisisWords> {
  const words = (await getEntry('crisis-words', 'crisis-words'))?.data;
  return crisisWordsOf(words ?? missing('crisis-words', 'crisis-words'));
}

/** Phrases in a message that staff read first. */
export async function messageWords(): Promise<MessageWords> {
  const words = (await getEntry('crisis-words', 'crisis-words'))?.data;
  return messageWordsOf(words ?? missing('crisis-words', 'crisis-words'));
}
