/**
 * Finds phrases in a message that staff should read before others. A guess: it adds a mark and decides nothing. The
 * phrases are content (content/crisis-words.yaml); how they match is decided here.
 */
import { ENGLISH_NAMES, LANGUAGES, type OtherLanguage } from '#lib/language.ts';
import { folded, isWord, slipsOf, wordsOf } from './crisis-words.ts';

/** A language other than English has one list, by its English name: `spanish`. */
export const listOf = (language: OtherLanguage): string => ENGLISH_NAMES[language].toLowerCase();

/** One value for the list of each such language, by its name. */
export const inOthers = <Value>(of: (language: OtherLanguage) => Value): Record<string, Value> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      language === 'en' ? [] : [[listOf(language), of(language)] as const],
    ),
  );

/** In English, by what staff are told of them. */
export const ENGLISH_LISTS = {
  death: 'Wanting to die, or to be hurt',
  hurt: 'Being hurt by somebody',
  afraid: 'Being afraid, threatened or kept',
  others: 'Wanting to hurt somebody',
} as const;

/** By what staff are told of them. */
export const PHRASE_LISTS: Readonly<Record<string, string>> = {
  ...ENGLISH_LISTS,
  ...inOthers((language) => `All of these in ${ENGLISH_NAMES[language]}`),
};

/** Lists of `content/crisis-words.yaml`. */
export interface MessageWords {
  lists: Readonly<Record<string, readonly string[]>>;
  /** Ordinary phrases with words of the lists. */
  except: readonly string[];
  /** Ordinary words that only look like one of a list. */
  slips: readonly string[];
}

export interface FoundPhrase {
  list: string;
  /** In the list, from 1. */
  number: number;
  /** Offsets in the message: first character, and after the last. */
  start: number;
  end: number;
}

/** Other words allowed between two words of a phrase. */
const GAP = 2;
const TOKEN = /[\p{L}\p{N}\p{M}'’]+/gu;
const SENTENCE_END = /[.!?…\n]/;

interface Token {
  word: string;
  start: number;
  end: number;
  /** Of a sentence. */
  isFirst: boolean;
}

function tokensOf(text: string): Token[] {
  let before = 0;
  return [...text.matchAll(TOKEN)].map(({ 0: token, index }) => {
    const isFirst = SENTENCE_END.test(text.slice(before, index));
    before = index + token.length;
    return { word: wordsOf(token)[0] ?? '', start: index, end: before, isFirst };
  });
}

/** A listed word: number of its phrase, and its place in it. */
type Place = readonly [phrase: number, part: number];

/** By first letter, which a slip never changes. */
function placesOf(phrases: readonly string[]): (word: string) => readonly Place[] {
  const byLetter = new Map<string, Map<string, Place[]>>();
  for (const [phrase, line] of phrases.entries())
    for (const [part, words] of line.split(' ').entries())
      for (const word of words.split('/').map(folded)) {
        const terms = byLetter.get(word.charAt(0)) ?? new Map<string, Place[]>();
        byLetter.set(word.charAt(0), terms);
        terms.set(word, [...(terms.get(word) ?? []), [phrase, part]]);
      }
  return (word) => {
    const terms = byLetter.get(word.charAt(0)) ?? new Map<string, Place[]>();
    const places = [...terms].flatMap(([term, at]) => (isWord(word, term) ? at : []));
    // Later words of a phrase first: one word of a message counts once in it.
    return places.sort(([, one], [, other]) => other - one);
  };
}

interface Found {
  phrase: number;
  first: number;
  last: number;
}

/** In the order of their ends; tokens that `isOut` belong to none. */
function* phrasesIn(
  tokens: readonly Token[],
  phrases: readonly string[],
  placesAt: (word: string) => readonly Place[],
  gap: number,
  isOut: (index: number) => boolean = () => false,
): Generator<Found> {
  const lengths = phrases.map((line) => line.split(' ').length);
  let reached = new Map<string, { first: number; last: number }>();
  for (const [index, { word, isFirst }] of tokens.entries()) {
    if (isFirst) reached = new Map();
    if (isOut(index)) continue;
    for (const [phrase, part] of placesAt(word)) {
      const before = part === 0 ? undefined : reached.get(`${phrase} ${part - 1}`);
      if (part > 0 && (!before || index - before.last - 1 > gap)) continue;
      const now = { first: before?.first ?? index, last: index };
      reached.set(`${phrase} ${part}`, now);
      if (part + 1 === lengths[phrase]) yield { phrase, ...now };
    }
  }
}

/** In the message's order. */
export function phraseFinder({ lists, except, slips }: MessageWords) {
  const all = Object.entries(lists).flatMap(([list, lines]) =>
    lines.map((line, at) => ({ list, number: at + 1, line })),
  );
  const lines = all.map(({ line }) => line);
  const [placesAt, exceptAt] = [placesOf(lines), placesOf(except)];
  const ordinary = slipsOf(slips);
  return (text: string): FoundPhrase[] => {
    const tokens = tokensOf(text);
    const out = new Set<number>();
    for (const { first, last } of phrasesIn(tokens, except, exceptAt, 0))
      for (let at = first; at <= last; at += 1) out.add(at);
    for (const [at, { word }] of tokens.entries()) if (ordinary.test(word)) out.add(at);
    return [...phrasesIn(tokens, lines, placesAt, GAP, (at) => out.has(at))]
      .map(({ phrase, first, last }): FoundPhrase => {
        const { list = 'death', number = 0 } = all[phrase] ?? {};
        return { list, number, start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
      })
      .sort((one, other) => one.start - other.start || other.end - one.end);
  };
}

/** Touching phrases as one. */
export function spansOf(found: readonly FoundPhrase[]): [start: number, end: number][] {
  const spans: [number, number][] = [];
  for (const { start, end } of found) {
    const last = spans.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else spans.push([start, end]);
  }
  return spans;
}
