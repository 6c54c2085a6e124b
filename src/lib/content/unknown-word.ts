import { suggestion } from './unknown-field.ts';

/** `“anwser” is not known; did you mean “answer”?`, or with the words that are. */
export function unknownWord(word: string, known: readonly string[]): string {
  const near = suggestion(word, known);
  return near === undefined
    ? `“${word}” is not known. Known: ${known.join(', ')}`
    : `“${word}” is not known; did you mean “${near}”?`;
}
