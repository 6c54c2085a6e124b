/** Finds what the rendered text shows that nobody wrote for visitors, with what the build says about it. */
import type { LeftOver } from '#domain/content/checks/left-over.ts';
import type { ContentFile } from '../content-file.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const of = ({ left }: ContentFile, rule: LeftOver['rule']): RuleFinding[] =>
  left
    .filter((one) => one.rule === rule)
    .map(({ rule: _, under, ...one }) => ({
      field: under ? `text under “${under}”` : 'text',
      ...one,
    }));

/** Signs, pictures and lines. */
export const rendered: Rule = (file) => of(file, 'rendered');

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
