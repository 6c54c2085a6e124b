/**
 * `npm run lint:content`: checks all content files and prints findings for editors. Exits with 1 if there are errors.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dayAt } from '#lib/zone-time.ts';
import { site } from '#site';
import { unreadFile } from './file-names.ts';
import { check } from './lint.ts';
import { contentPaths, readProject, siteOf } from './project.ts';
import { readContent } from './read-project.ts';
import { lawLine, report, sorted } from './report.ts';
import { uncheckedLines } from './words.ts';

const USAGE = 'npm run lint:content [-- --day 2026-03-04]';

function today(day: string | undefined): string {
  if (day === undefined) return dayAt(new Date(), site.timeZone);
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  throw new Error(`Usage: ${USAGE}`);
}

try {
  const root = resolve(import.meta.dirname, '../..');
  const { values } = parseArgs({ options: { day: { type: 'string' } } });
  const day = today(values.day);
  const content = readContent(root);
  const whole = siteOf(content, readProject(root), day);
  const findings = [
    ...contentPaths(root).flatMap(unreadFile),
    ...content.flatMap((file) => check(file, whole)),
  ];
  const notes = [lawLine(whole.law), ...uncheckedLines(content)];
  process.stdout.write(`${[report(findings, content.length), ...notes].join('\n')}\n`);
  process.exitCode = sorted(findings).errors.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
