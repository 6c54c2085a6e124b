/**
 * The phrases for which staff should read a message first, from the built site. What is stored of a match is its list,
 * its number there and the version of the words, never the words of the person.
 */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import {
  type FoundPhrase,
  type MessageWords,
  PHRASE_LISTS,
  phraseFinder,
  type PhraseList,
  spansOf,
} from '#domain/search/message-words.ts';
import type { Excerpt } from '#staff/contract/inbox.ts';
import type { LeadView } from '#staff/contract/lead.ts';
import { cachedFile } from '../http/cached-file.ts';

export interface Phrases {
  find: (message: string) => FoundPhrase[];
  /** The first phrase of a message as it is stored; empty without one. */
  codeOf: (message: string) => string;
}

/** Of a site without a list: finds nothing. */
export const NO_PHRASES: Phrases = { find: () => [], codeOf: () => '' };

/** Reads the lists as text. */
export function phrasesOf(text: string): Phrases {
  const find = phraseFinder(JSON.parse(text) as MessageWords);
  const version = hash('sha256', text, 'hex').slice(0, 4);
  return {
    find,
    codeOf: (message) => {
      const [first] = find(message);
      return first ? `${first.list} ${first.number} ${version}` : '';
    },
  };
}

/** Returns a function that reads the lists of a built site. */
export function builtPhrases(dist: string): () => Phrases {
  const file = cachedFile(join(dist, 'message-words.json'), phrasesOf);
  return () => file() ?? NO_PHRASES;
}

const isList = (name: string): name is PhraseList => Object.hasOwn(PHRASE_LISTS, name);

/** Why a message is to be read first, in words. */
export function readFirstOf(phrase: string | null, readAt: number | null): LeadView['readFirst'] {
  const [name = '', number = '', version = ''] = (phrase ?? '').split(' ');
  if (!name) return null;
  return {
    list: isList(name) ? PHRASE_LISTS[name] : name,
    number: Number(number),
    version,
    readAt,
  };
}

/** Characters of a message in the list. */
const LENGTH = 180;
/** Characters before a phrase that stands far down. */
const LEAD_IN = 40;

/** The beginning of a message in one line, or what stands around the first phrase. */
export function excerptOf(message: string, { find }: Phrases): Excerpt {
  const line = message.replace(/\s+/g, ' ').trim();
  // The same places, with the ends of lines, which end sentences.
  const sentences = message
    .trim()
    .replace(/\s*\n\s*/g, '\n')
    .replace(/[^\S\n]+/g, ' ');
  const spans = spansOf(find(sentences));
  const [first] = spans;
  const isFar = first !== undefined && first[1] > LENGTH * 0.6;
  const from = isFar ? line.lastIndexOf(' ', Math.max(0, first[0] - LEAD_IN)) + 1 : 0;
  const until = Math.min(line.length, from + LENGTH);
  const before = from > 0 ? '…' : '';
  const text = `${before}${line.slice(from, until).trimEnd()}${until < line.length ? '…' : ''}`;
  const marks = spans.flatMap(([start, end]): [number, number][] =>
    start < from || start >= until
      ? []
      : [[start - from + before.length, Math.min(end, until) - from + before.length]],
  );
  return { text, marks };
}
