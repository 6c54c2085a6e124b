/** Holds every content file against every rule. */
import { hiddenBecause } from './addresses.ts';
import type { Acceptance, ContentFile } from './content-file.ts';
import { RULES } from './rules.ts';
import type { Found, Site } from './rule.ts';

/** A finding with its file and the rule it broke. */
export interface Finding extends Found {
  rule: string;
  file: string;
  /** Why an editor keeps it, where one does. */
  accepted?: string;
}

const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();

const covers = ({ rule, words }: Acceptance, found: Finding): boolean =>
  rule === found.rule && plain(found.words).includes(plain(words));

/** Why a line that accepts something does not count; nothing when it does. */
function useless(acceptance: Acceptance, found: readonly Finding[]): string | undefined {
  if (!Object.hasOwn(RULES, acceptance.rule))
    return `there is no rule of that name; write one of: ${Object.keys(RULES).join(', ')}`;
  if (!/\p{L}.*\s.*\p{L}/u.test(acceptance.reason)) return 'it gives no reason';
  return found.some((one) => covers(acceptance, one))
    ? undefined
    : 'nothing like it is found any more';
}

function unusable(file: ContentFile): Finding[] {
  return file.broken.map(({ line, says }) => ({
    rule: 'writing',
    file: file.path,
    field: 'front matter',
    line,
    words: says,
    why: 'the top of the file cannot be read',
    example: 'put quotes around a text with a colon in it: title: "Digital Detox: the short one"',
  }));
}

/** What is wrong with one file; accepted findings are marked, and acceptances that do not hold are findings themselves. */
export function check(file: ContentFile, site: Site): Finding[] {
  const isDraft = hiddenBecause(file, '9999') !== '';
  const found = Object.entries(RULES).flatMap(([rule, run]) =>
    run(file, site).map((one): Finding => ({
      ...one,
      rule,
      file: file.path,
      ...(isDraft && { level: 'warning' }),
    })),
  );
  const doubtful = file.accepted.map((acceptance) => ({
    acceptance,
    why: useless(acceptance, found),
  }));
  const kept = found.map((one) => {
    const by = doubtful.find(({ why, acceptance }) => !why && covers(acceptance, one));
    return by ? { ...one, accepted: by.acceptance.reason } : one;
  });
  const idle = doubtful.flatMap(({ acceptance, why }): Finding[] =>
    why
      ? [
          {
            rule: 'accepted',
            file: file.path,
            field: 'front matter',
            line: acceptance.line,
            words: `accepted: ${acceptance.rule} "${acceptance.words}"`,
            why: `this line accepts nothing: ${why}`,
            example:
              'delete the line, or write: # accepted: claims "best friends" – a film’s title',
            level: 'warning',
          },
        ]
      : [],
  );
  return [...unusable(file), ...kept, ...idle];
}
