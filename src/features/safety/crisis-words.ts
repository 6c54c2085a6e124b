/**
 * Whether a search sounds like fear, harm, threat or despair: then the help lines show first, before anything loads.
 * The words are content (content/crisis-words.yaml); how they match is decided here.
 */
import { normalize } from './normalize.ts';

/** In shorter words every letter must be right. */
const MIN_FUZZY_LENGTH = 5;

/** Normalized, doubled letters as one: people in distress mistype those most. */
export const wordsOf = (text: string): string[] =>
  normalize(text)
    .replace(/(.)\1+/g, '$1')
    .split(' ');

/** A listed word like the words of a query; its `-` stays. */
export const folded = (listed: string): string =>
  wordsOf(listed)[0] + (listed.endsWith('-') ? '-' : '');

/**
 * Equal, or with the same beginning if `listed` ends with `-`; in longer words, with one slip after the first letter.
 */
export function isWord(word: string, listed: string): boolean {
  const isStart = listed.endsWith('-');
  const stem = isStart ? listed.slice(0, -1) : listed;
  let at = 0;
  while (at < stem.length && word[at] === stem[at]) at += 1;
  const agrees = (skipWord: number, skipStem: number): boolean => {
    const [typed, rest] = [word.slice(at + skipWord), stem.slice(at + skipStem)];
    return isStart ? typed.startsWith(rest) : typed === rest;
  };
  if (agrees(0, 0)) return true;
  if (!at || stem.length < MIN_FUZZY_LENGTH) return false;
  const isSwapped = word[at] === stem[at + 1] && word[at + 1] === stem[at];
  return agrees(0, 1) || agrees(1, 0) || agrees(1, 1) || (isSwapped && agrees(2, 2));
}

/** As the page carries them. */
export interface CrisisWords {
  lines: readonly string[];
  /** Ordinary words that only look like one of them. */
  except: readonly string[];
}

/** Matches the words of `except`, normalized. */
export const slipsOf = (except: readonly string[]): RegExp =>
  new RegExp(`^(?:${except.map((word) => folded(word).replace('-', '.*')).join('|')})$`);

export function crisisMatcher({ lines, except }: CrisisWords): (query: string) => boolean {
  const listed = lines.map((line) => line.split(' ').map((part) => part.split('/').map(folded)));
  const ordinary = slipsOf(except);
  return (query) => {
    const words = wordsOf(query).filter((word) => !ordinary.test(word));
    return listed.some((parts) => {
      let found = 0;
      for (const word of words) if (parts[found]?.some((part) => isWord(word, part))) found += 1;
      return found >= parts.length;
    });
  };
}
