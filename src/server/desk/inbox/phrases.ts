/** Phrases for which staff read a message first. Of a match list, number and version are stored, never the words. */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import {
  type FoundPhrase,
  type MessageWords,
  PHRASE_LISTS,
  phraseFinder,
  spansOf,
} from '#features/safety/message-words.ts';
import type { Excerpt } from '#staff/contract/inbox.ts';
import type { LeadView } from '#staff/contract/lead.ts';
import { cachedFile } from '../../base/http/cached-file.ts';

export interface Phrases {
  find: (message: string) => FoundPhrase[];
  /** The first phrase of a message as stored; empty without one. */
  codeOf: (message: string) => string;
}

export const NO_PHRASES: Phrases = { find: () => [], codeOf: () => '' };

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

export function builtPhrases(dist: string): () => Phrases {
  const file = cachedFile(join(dist, 'message-words.json'), phrasesOf);
  return () => file() ?? NO_PHRASES;
}

export function readFirstOf(phrase: string | null, readAt: number | null): LeadView['readFirst'] {
  const [name = '', number = '', version = ''] = (phrase ?? '').split(' ');
  if (!name) return null;
  return {
    list: PHRASE_LISTS[name] ?? name,
    number: Number(number),
    version,
    readAt,
  };
}

/** Characters of a message in the list. */
const LENGTH = 180;
/** Characters shown before a phrase far down. */
const LEAD_IN = 40;

/** The beginning of a message in one line, or the text around the first phrase. */
export function excerptOf(message: string, { find }: Phrases): Excerpt {
  const line = message.replace(/\s+/g, ' ').trim();
  // The same offsets, but line ends end sentences.
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
