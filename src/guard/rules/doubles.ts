/** What only one file can have: its address, its old addresses, its description. Copied files bring theirs along. */
import { fieldName } from '../content-file.ts';
import type { Found, Rule } from '../rule.ts';

const others = (files: readonly string[], own: string): string =>
  files.filter((file) => file !== own).join(' and ') || 'another file';

/** Fields that came along when a file was copied. */
function copied(
  { path: own, fields }: Parameters<Rule>[0],
  repeated: ReadonlyMap<string, readonly string[]>,
): Found[] {
  return fields
    .filter(({ path }) => path[0] === 'description' || path[0] === 'legacyPaths')
    .flatMap(({ path, line, value }) => {
      const files = repeated.get(String(value));
      if (!files?.includes(own)) return [];
      const isOld = path[0] === 'legacyPaths';
      return [
        {
          field: fieldName(path),
          line,
          words: String(value),
          why: `${others(files, own)} says the same, and ${isOld ? 'an old address leads to one page' : 'search engines then show one of them'}`,
          example: isOld
            ? 'delete the line in the copy'
            : 'say in one sentence what only this page is about',
        },
      ];
    });
}

export const doubles: Rule = (file, { addresses, repeated }) => [
  ...addresses.twice
    .filter(({ files }) => files.includes(file.path))
    .map(({ path, files }) => ({
      field: 'file name',
      line: 1,
      words: path,
      why: `${others(files, file.path)} has the same address`,
      example: 'give one of the two another name',
    })),
  ...copied(file, repeated),
];
