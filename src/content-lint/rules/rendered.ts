/** Finds what the rendered text shows that nobody wrote for visitors, with what the build says about it. */
import type { LeftOver } from '#lib/content/left-over.ts';
import { UNFINISHED_WORDS, unfinishedIn } from '#lib/content/unfinished.ts';
import { type ContentFile, type Field, fieldName } from '../content-file.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const of = ({ left }: ContentFile, rule: LeftOver['rule']): RuleFinding[] =>
  left
    .filter((one) => one.rule === rule)
    .map(({ rule: _, under, ...one }) => ({
      field: under ? `text under “${under}”` : 'text',
      ...one,
    }));

/** Fields that are not shown, or that keep a placeholder on purpose: staff fill in their letters before sending them. */
const isRead = ({ collection }: ContentFile, { path }: Field): boolean =>
  collection !== 'letters.yaml' &&
  !/^(?:slug|guid|src|href|url|path|legacyPaths)$/i.test(String(path.at(-1)));

/** Signs, pictures and lines, and what is not written yet. */
export const rendered: Rule = (file) => [
  ...file.fields.flatMap((field): RuleFinding[] => {
    const { path, line, value } = field;
    if (typeof value !== 'string' || !isRead(file, field)) return [];
    const found = unfinishedIn(value);
    return found ? [{ field: fieldName(path), line, words: found.words, ...UNFINISHED_WORDS }] : [];
  }),
  ...of(file, 'rendered'),
];

/** Runs code or holds a page. Browsers ignore control characters in a scheme. */
const RUNS_CODE = /^(?:javascript|vbscript|data):/i;

/** HTML, scripts and frames, which nobody may accept. */
export const markup: Rule = (file) => [
  ...file.fields.flatMap(({ path, line, value }): RuleFinding[] =>
    typeof value === 'string' && RUNS_CODE.test(value.replace(/[\u0000-\u0020]/g, ''))
      ? [
          {
            field: path.join('.'),
            line,
            words: value.slice(0, 80),
            why: 'this is no address that a link may have',
            example: '/team',
          },
        ]
      : [],
  ),
  ...of(file, 'markup'),
];
