/**
 * After a build that failed: names mistakes in the content in the words of the checks, because the
 * build itself names them in those of its tools. Finds nothing if something else failed.
 */
import { resolve } from 'node:path';
import { dayAt } from '#domain/day.ts';
import { site } from '#site';
import { unreadFile } from './file-names.ts';
import { check, type Finding } from './lint.ts';
import { contentPaths, readProject, siteOf } from './project.ts';
import { readContent } from './read-project.ts';
import { findingText } from './report.ts';
import { BUILD_RULES } from './rules.ts';

const root = resolve(import.meta.dirname, '../..');
const content = readContent(root);
const whole = siteOf(content, readProject(root), dayAt(new Date(), site.timeZone));
const found: Finding[] = [
  ...contentPaths(root).flatMap(unreadFile),
  ...content.flatMap((file) => check(file, whole)),
];
const mistakes = found.filter(
  ({ rule, level, accepted }) =>
    BUILD_RULES.has(rule) && level !== 'warning' && accepted === undefined,
);
if (mistakes.length > 0)
  process.stderr.write(
    `\nThe same in plain words. What has to be changed in the content:\n\n${mistakes.map(findingText).join('\n\n')}\n\nThe site that was built before stays as it is.\n`,
  );
process.exitCode = 1;
