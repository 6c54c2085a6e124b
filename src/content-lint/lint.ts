import { hiddenReason, languageOfFile } from './urls.ts';
import { type Acceptance, accepts, hasReason } from '#lib/content/accepted.ts';
import type { ContentFile } from './content-file.ts';
import { ACCEPTABLE_RULES, ENGLISH_RULES, RULES, STRICT_RULES } from './rules.ts';
import type { Rule, RuleFinding, Site } from './rule.ts';

export interface Finding extends RuleFinding {
  rule: string;
  file: string;
  /** An editor's reason for accepting it. */
  accepted?: string;
}

const ALL_RULES: ReadonlySet<string> = new Set(Object.keys(RULES));

/** Why an acceptance has no effect, if so. */
function unusedAcceptance(acceptance: Acceptance, found: readonly Finding[]): string | undefined {
  if (!Object.hasOwn(RULES, acceptance.rule))
    return `there is no rule with that name; write one of: ${ACCEPTABLE_RULES.join(', ')}`;
  if (!ACCEPTABLE_RULES.includes(acceptance.rule))
    return 'what this rule finds stops the build, so it cannot stay';
  if (!hasReason(acceptance)) return 'it gives no reason';
  return found.some((one) => accepts(acceptance, one)) ? undefined : 'there is no such finding';
}

/** A rule that fails is a finding as well, so that its file is known. */
function findingsOf(rule: string, run: Rule, file: ContentFile, site: Site): RuleFinding[] {
  try {
    return run(file, site);
  } catch (error) {
    return [
      {
        field: 'the whole file',
        line: 1,
        words: file.path,
        why: `the check “${rule}” could not read this file (${(error as Error).message})`,
        example: 'look for an odd character in a link or in the name of a picture, such as %',
      },
    ];
  }
}

/**
 * Accepted findings are marked; acceptances without effect are findings too.
 * @param wanted runs only these rules; those that stop the build take a fifth of the time of all
 */
export function check(
  file: ContentFile,
  site: Site,
  wanted: ReadonlySet<string> = ALL_RULES,
): Finding[] {
  const isDraft = hiddenReason(file, '9999') !== '';
  const isEnglish = languageOfFile(file) === 'en';
  const rules = Object.entries(RULES).filter(
    ([rule]) => wanted.has(rule) && (isEnglish || !ENGLISH_RULES.has(rule)),
  );
  const found = rules.flatMap(([rule, run]) =>
    findingsOf(rule, run, file, site).map((one): Finding => ({
      ...one,
      rule,
      file: file.path,
      // Drafts are built and previewed, too.
      ...(isDraft && !STRICT_RULES.has(rule) && { level: 'warning' }),
    })),
  );
  const acceptances = file.accepted
    .filter(({ rule }) => wanted === ALL_RULES || wanted.has(rule))
    .map((acceptance) => ({ acceptance, why: unusedAcceptance(acceptance, found) }));
  const marked = found.map((one) => {
    const by = acceptances.find(({ why, acceptance }) => !why && accepts(acceptance, one));
    return by ? { ...one, accepted: by.acceptance.reason } : one;
  });
  const unused = acceptances.flatMap(({ acceptance, why }): Finding[] =>
    why
      ? [
          {
            rule: 'accepted',
            file: file.path,
            field: 'front matter',
            line: acceptance.line,
            words: `accepted: ${acceptance.rule} "${acceptance.words}"`,
            why: `this line has no effect: ${why}`,
            example:
              'delete the line, or write: # accepted: claims "best friends" – a film’s title',
            level: 'warning',
          },
        ]
      : [],
  );
  const broken = file.broken.map((one) => ({ ...one, rule: 'writing', file: file.path }));
  return [...broken, ...marked, ...unused];
}
