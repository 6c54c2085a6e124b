/** Requires a year in the sources of the `stats` section. */
import { fieldName } from '../content-file.ts';
import type { Rule } from '../rule.ts';

export const sources: Rule = (file) =>
  file.fields
    .filter(({ path }) => path.at(-1) === 'source' && path.includes('stats'))
    .filter(({ value }) => !/\b(?:19|20)\d\d\b/.test(String(value)))
    .map(({ path, line, value }) => ({
      field: fieldName(path),
      line,
      words: String(value),
      why: 'a source without a year cannot be checked, and numbers grow old',
      example: '“Google Business Profile, November 2026”',
    }));
