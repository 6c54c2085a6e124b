/**
 * `npm run lint:content`: checks all content files and prints findings for editors. Exits with 1 if there are errors.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dayAt } from '#domain/day.ts';
import { goneAddresses } from '#domain/parts/off.ts';
import { site } from '#site';
import { addressesFrom } from './urls.ts';
import { check } from './lint.ts';
import {
  associatesIn,
  namesIn,
  offersIn,
  readContent,
  readFixed,
  recordingsOf,
  duplicatesIn,
  lawIn,
} from './read-project.ts';
import { lawLine, report, sorted } from './report.ts';
import { repeatedSentences } from './rules/repeats.ts';

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
  const names = new Map([
    ...namesIn(content),
    ['focus', Object.keys(site.focus)] as const,
    ['services', Object.keys(site.services)] as const,
  ]);
  const law = lawIn(content, site.lawPack);
  const whole = {
    today: day,
    live: site.sampleNotice.trim() === '',
    url: site.url,
    offers: offersIn(content),
    associates: associatesIn(content, law),
    law,
    gone: goneAddresses(site.parts, (folder) => names.get(folder) ?? [], site.social),
    names,
    recordings: recordingsOf(root),
    duplicates: duplicatesIn(content),
    sentences: repeatedSentences(content),
    addresses: addressesFrom(content, readFixed(root, site.url), day),
  };
  const findings = content.flatMap((file) => check(file, whole));
  process.stdout.write(`${report(findings, content.length)}\n${lawLine(law)}\n`);
  process.exitCode = sorted(findings).errors.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
