/** Requires unique URLs, legacy paths and descriptions; copied files often repeat them. */
import { type ContentFile, fieldName } from '../content-file.ts';
import type { RuleFinding, Rule, Site } from '../rule.ts';
import { addressOf } from '../urls.ts';

const otherFiles = (files: readonly string[], own: string): string =>
  files.filter((file) => file !== own).join(' and ') || 'another file';

function copiedFields(
  { path: own, fields }: Parameters<Rule>[0],
  duplicates: ReadonlyMap<string, readonly string[]>,
): RuleFinding[] {
  return fields
    .filter(({ path }) => path[0] === 'description' || path[0] === 'legacyPaths')
    .flatMap(({ path, line, value }) => {
      const files = duplicates.get(String(value));
      if (!files?.includes(own)) return [];
      const isOld = path[0] === 'legacyPaths';
      return [
        {
          field: fieldName(path),
          line,
          words: String(value),
          why: `${otherFiles(files, own)} says the same, and ${isOld ? 'a legacy path can only lead to one page' : 'search engines then show one of them'}`,
          example: isOld
            ? 'delete the line in the copy'
            : 'say in one sentence what only this page is about',
        },
      ];
    });
}

/** The address of a page that a redirect has: the build stops at it. */
function ledAway(file: ContentFile, { moved, pages }: Site['addresses']): RuleFinding[] {
  const own = addressOf(file);
  const to = own !== undefined && pages.get(own)?.hidden === '' ? moved(own) : undefined;
  if (own === undefined || to === undefined) return [];
  return [
    {
      field: 'file name',
      line: 1,
      words: own,
      why: `this address already leads to ${to}, and the build stops at that`,
      example: 'rename this file, or take the redirect out',
    },
  ];
}

export const doubles: Rule = (file, { addresses, duplicates }) => [
  ...addresses.conflicts
    .filter(({ files }) => files.includes(file.path))
    .map(({ path, files }) => ({
      field: 'file name',
      line: 1,
      words: path,
      why: `${otherFiles(files, file.path)} has the same URL`,
      example: 'rename one of the two files',
    })),
  ...ledAway(file, addresses),
  ...copiedFields(file, duplicates),
];
