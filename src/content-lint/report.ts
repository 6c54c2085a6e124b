/** Formats findings for editors: file, line, field, reason and example. */
import type { LawPack } from '#features/legal/law-pack.ts';
import type { Finding } from './lint.ts';
import { ACCEPTABLE_RULES } from './rules.ts';

const FOLDER = 'src/content';

export const findingText = ({
  file,
  line,
  field,
  words,
  why,
  example,
  accepted,
  rule,
}: Finding): string =>
  [
    `${FOLDER}/${file}:${line}  ${field}`,
    `  “${words}”: ${why}.`,
    accepted ? `  Accepted (${rule}): ${accepted}` : `  For example: ${example}`,
  ].join('\n');

export function sorted(findings: readonly Finding[]): {
  errors: Finding[];
  warnings: Finding[];
  accepted: Finding[];
} {
  const open = findings.filter((one) => one.accepted === undefined);
  return {
    errors: open.filter(({ level }) => level !== 'warning'),
    warnings: open.filter(({ level }) => level === 'warning'),
    accepted: findings.filter((one) => one.accepted !== undefined),
  };
}

/** @param files number of files checked */
export function report(findings: readonly Finding[], files: number): string {
  const { errors, warnings, accepted } = sorted(findings);
  const part = (title: string, list: readonly Finding[]): string[] =>
    list.length > 0 ? [`${title}\n`, ...list.map((one) => `${findingText(one)}\n`)] : [];
  const first = errors.find(({ rule }) => ACCEPTABLE_RULES.includes(rule));
  return [
    ...part('Accepted on purpose', accepted),
    ...part('Worth a look', warnings),
    ...part('To be changed', errors),
    ...(first
      ? [
          `To keep something on purpose, write a line like this at the top of its file, with your reason:\n  # accepted: ${first.rule} "${first.words.slice(0, 40).trim()}" – why it may stay\n`,
        ]
      : []),
    `${files} ${files === 1 ? 'file' : 'files'} read: ${errors.length} to be changed, ${warnings.length} worth a look, ${accepted.length} accepted.`,
  ].join('\n');
}

/** At the end of a report. */
export function lawLine(law: LawPack | undefined): string {
  if (!law)
    return 'No state law was checked (lawPack in src/site.config.ts): ask a lawyer what yours says about advertising, associates and notices.';
  const rules = law.rules.map(({ rule, asOf }) => `${rule} (${asOf})`).join(', ');
  return `Checked against the law of ${law.state}, last reviewed on ${law.lastReviewed}: ${rules}. This is no legal advice.`;
}
