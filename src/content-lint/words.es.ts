/** What the check knows of Spanish; `words.en.ts` says what each is. */
import { SPANISH_CLAIMS } from './rules/claims.es.ts';
import type { LintWords } from './words.en.ts';

/** A syllable for each strong or accented vowel, and for each group of weak ones without such a neighbor: `viu-da`, `pa-ís`. */
function syllables(word: string): number {
  const vowels = word.toLowerCase().replace(/(?<=q)u|(?<=g)u(?=[eiéí])/g, '');
  return (vowels.match(/[aeoáéóíú]|(?<![aeoáéóíúiuü])[iuü]+(?![aeoáéóíúiuü])/g) ?? []).length;
}

const SPAN =
  /\b(?:en un plazo de|en|dentro de)\s+(?:\d+|una?|dos|tres|cuatro|cinco|veinticuatro|cuarenta y ocho)\s+(?:horas|días)(?:\s+hábiles)?\b|\b(?:\d+|una?|dos|tres|cuatro|cinco)\s+(?:horas?|días?)\s+hábil(?:es)?\b/gi;
const REPLY = /\b(?:respond|contest|escrib)\w*|hábil/i;
const IS_OTHER = /\b(?:estimado|reserva)\b/i;

export const SPANISH_LINT: LintWords = {
  usual: /^(?:el|la|los|las|de|que|y|en|para|con|usted|su|sus|una|un|por|se|del|al|lo|es)$/,
  claims: () => SPANISH_CLAIMS,
  // Words are longer than in English: the index of Szigriszt and Pazos on the scale INFLESZ, made for texts for patients
  // (Barrio-Cantalejo and others, 2008). From 55 on a text is normal to read, from 65 on quite easy.
  reading: {
    hardness: (sentences, words, all) => 100 - (206.835 - (62.3 * all) / words - words / sentences),
    syllables,
    limits: { ordinary: { warn: 40, max: 50 }, crisis: { warn: 35, max: 45 } },
    says: (hardness, warn) => [
      `the text has ${(100 - hardness).toFixed(0)} of 100 points for ease (INFLESZ)`,
      `from ${100 - warn} points on`,
    ],
  },
  reply: (sentence) =>
    REPLY.test(sentence) && !IS_OTHER.test(sentence) ? [...sentence.matchAll(SPAN)] : [],
};
