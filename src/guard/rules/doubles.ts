/** One address, one file: of two, visitors would get only one. */
import type { Rule } from '../rule.ts';

export const doubles: Rule = ({ path: own }, { addresses }) =>
  addresses.twice
    .filter(({ files }) => files.includes(own))
    .map(({ path, files }) => ({
      field: 'file name',
      line: 1,
      words: path,
      why: `${files.filter((file) => file !== own).join(' and ') || 'another file'} has the same address`,
      example: 'give one of the two another name',
    }));
