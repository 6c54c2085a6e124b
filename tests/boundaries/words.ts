/** One word for one concept (CONTRIBUTING, rule 3): words that were used for something else, and what to use. */
import { isTest, type SourceFile } from './tree.ts';

/** Whole words, without regard to case, and the word to use instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  adapter: 'destination',
  adapters: 'destinations',
  band: 'section; a score range is a result band',
  behaviors: 'client',
  crew: 'workers',
  lanes: 'DESTINATION_TABLE',
  least: 'MIN_…',
  longest: 'MAX_…',
  most: 'MAX_…',
  patience: 'TIMEOUT_MS',
  shelf: 'archive, category or card',
  shortest: 'MIN_…',
  surroundings: 'deps',
  twins: 'compressed copies',
  wardrobe: 'styles',
};

/** Where a word means what it says. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  band: /lib\/events|quiz|detox|match|score|scoring|questionnaire|content-lint|gallery/i,
  // Names in the stores of running practices.
  adapter: /server\/db\/|release\/command/,
  lanes: /server\/db\//,
};

/** Capital words are constants; in prose they are ordinary English. */
const CONSTANTS = new Set(['least', 'longest', 'most', 'shortest']);

/** Lines with a word that means something else elsewhere, as `file:line "word": use …`. */
export function strayWords({ path, text }: SourceFile): string[] {
  if (isTest(path) || path.startsWith('tests/') || path.startsWith('src/content/')) return [];
  return Object.entries(INSTEAD).flatMap(([word, instead]) => {
    if (ALLOWED[word]?.test(path)) return [];
    const pattern = CONSTANTS.has(word)
      ? new RegExp(`\\b${word.toUpperCase()}(?:_[A-Z]+)*\\b`)
      : new RegExp(`\\b${word}\\b`, 'i');
    return text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1} "${word}": use ${instead}`] : [],
      );
  });
}
