/** Findings of the checks as lines for whoever writes in a form. */
import { folderNamed } from '#collections';
import { fieldLocation } from '#staff/contract/editor/field-path.ts';
import type { Problem } from '#staff/contract/editor/prepared.ts';
import { exampleWords, withoutFiles } from '#staff/contract/editor/without-files.ts';
import { fileWords } from '#staff/contract/content-words.ts';
import { isList } from '#content-lint/rules/schema.ts';
import type { Finding } from '#content-lint/lint.ts';

/** About how a file is written: a form writes it, and cannot fix it. */
const OF_FILES: ReadonlySet<string> = new Set(['writing', 'accepted']);
const UNKNOWN_FIELD = /is no field here/;
/** What an example begins with that says what to do. */
const ADVICE =
  /^(?:write|keep|choose|switch|take|delete|rename|give|look|name|move|say|begin|make|publish|add|replace|read|come|if|leave|did you|the owner|press|compare|copy|put|link to|at most|an? .* is|more than|the .* (?:is|are)|in the|this)\b/i;
/** The reason of a finding that has only advice. */
const NO_REASON = 'this stops the build';

/** One line of text; the caller adds the period. */
const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const sentence = (text: string): string => (/[.!?…]["”’)]*$/.test(text) ? text : `${text}.`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Advice as it is, a wording as an example. */
const rightWords = (example: string): string =>
  ADVICE.test(example) ? capital(sentence(example)) : `For example: ${sentence(example)}`;

/** The title of an entry by its path, also of one that the save removes. */
type TitleAt = (path: string) => string | undefined;

/** Entries as they are called in lists. */
const titled = (text: string, titleAt: TitleAt): string =>
  text.replace(/(?<![\w/])(?:[\w-]+\/)+[\w-]+\.md\b/g, (path) => {
    const title = titleAt(path);
    return title ? `“${fileWords(path, title)}”` : path;
  });

/** A name that no entry has, by the titles that the form shows. */
function missingName({ words, why, example }: Finding, titleAt: TitleAt) {
  const [, where = ''] = /^there is no such name in (\w+)/.exec(why) ?? [];
  const collection = folderNamed(where);
  if (!collection) return undefined;
  const of = (name: string): string => titleAt(`${where}/${name}.md`) ?? name;
  const [, list = ''] = /^write one of: (.*)$/s.exec(example) ?? [];
  const [, near = ''] = /^did you mean "(.*)"\?$/.exec(example) ?? [];
  const title = titleAt(`${where}/${words}.md`);
  const others = list
    ? `choose one of: ${list.split(', ').map(of).join(', ')}`
    : `choose ${of(near)}`;
  return {
    words: title ?? words,
    why: `“${collection.label}” ${title ? 'would no longer have it' : 'has no such entry'}`,
    example: title ? 'choose another one here first, or take it out' : others,
  };
}

/**
 * @param data of the file with the finding
 * @param isElsewhere whether it is about another entry than the saved one
 */
export function problemOf(
  finding: Finding,
  data: Readonly<Record<string, unknown>>,
  isElsewhere: boolean,
  titleAt: TitleAt = () => undefined,
): Problem {
  const { rule, file, field } = finding;
  const { words, why, example } = missingName(finding, titleAt) ?? {
    words: finding.words,
    why: titled(finding.why, titleAt),
    example: finding.example,
  };
  const entry = fileWords(file, titleAt(file));
  const place = fieldLocation(field, data, isList(file));
  const where = isElsewhere ? `${entry} › ${place.label}` : place.label;
  const path = isElsewhere || place.path === undefined ? {} : { path: place.path };
  if (OF_FILES.has(rule) || UNKNOWN_FIELD.test(why))
    return {
      ...(isElsewhere && { at: file }),
      field: isElsewhere ? entry : 'The whole entry',
      words: 'This entry has a slip that no form can mend. Whoever looks after the site can.',
    };
  const isName = field === 'file name';
  const hint = isName ? example.replace(/(?:[\w-]+\/)*([\w-]+)\.(?:md|yaml)\b/g, '$1') : example;
  return {
    field: where,
    ...path,
    ...(isElsewhere && { at: file }),
    words: line(
      [
        `“${withoutFiles(words)}”:`,
        ...(why === NO_REASON ? [] : [sentence(withoutFiles(why))]),
        rightWords(exampleWords(hint)),
      ].join(' '),
    ),
  };
}
