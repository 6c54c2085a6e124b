/** Requires the supervisor's name next to each mention of an associate, where the state's law does. */
import { isSupervised, type LawPack } from '#features/legal/law-pack.ts';
import { supervisedBy } from '#features/people/supervision.ts';
import { type Field, fieldName } from '../content-file.ts';
import { languageOfFile } from '../urls.ts';
import type { RuleFinding, Rule } from '../rule.ts';
import { isInName } from '../sentences.ts';

/** Without a law it is good practice, and worth a look. */
const lawOf = (law: LawPack | undefined): string =>
  law?.supervision
    ? `${law.supervision.says} (${law.supervision.rule})`
    : 'people want to know who answers for an associate’s work';
const levelOf = (law: LawPack | undefined): Pick<RuleFinding, 'level'> =>
  law?.supervision ? {} : { level: 'warning' };

/** Associates without a supervisor. */
function missingSupervisor(
  { collection, data, fields }: Parameters<Rule>[0],
  law: LawPack | undefined,
): RuleFinding[] {
  const { credentials, supervisor } = data;
  if (collection !== 'therapists' || typeof credentials !== 'string') return [];
  if (!isSupervised(credentials, law) || supervisor) return [];
  return [
    {
      field: 'supervisor',
      line: fields.find(({ path }) => path[0] === 'credentials')?.line ?? 1,
      words: credentials,
      ...levelOf(law),
      why: `${lawOf(law)}, and there is none in this file`,
      example:
        'supervisor: { name: Dr. Alex Rowan, credentials: "PhD, LMFT-S", license: SAMPLE-00001, since: March 2025 }',
    },
  ];
}

/** @param longerNames a practice that is called after the person does not name the person */
const mentions = (text: string, name: string, longerNames: readonly string[] = []): boolean =>
  [
    ...text.matchAll(
      new RegExp(
        `(?<![\\p{L}\\p{M}])${RegExp.escape(name).replace(/(?:\\x20| )+/g, '\\s+')}(?![\\p{L}\\p{M}])`,
        'gu',
      ),
    ),
  ].some(({ 0: found, index }) => !isInName(text, index, index + found.length, longerNames));

const supervises = (text: string, supervisor: string): boolean => {
  const last = supervisor.trim().split(/\s+/).at(-1) ?? supervisor;
  return /\bsupervis(?:ed|or|ion|ión)\b/i.test(text) && mentions(text, last);
};

/** A field with its group, such as a guest's name and description. */
function groupText(fields: readonly Field[], { path, value }: Field): string {
  const group = fieldName(path.slice(0, -1));
  const inGroup = fields.filter((other) => fieldName(other.path.slice(0, -1)) === group);
  return group === '' ? String(value) : inGroup.map((other) => String(other.value)).join(' ');
}

/**
 * Checks the first mention in the body, and every field, since each may be shown separately. A practice that is called
 * after an associate has its name everywhere: that is said once, at the associate.
 */
export const supervisor: Rule = (file, { associates, law, ownNames }) => {
  const named = associates.flatMap(({ id, name, supervisor: who }): RuleFinding[] => {
    const found = (field: string, line: number): RuleFinding => ({
      field,
      line,
      words: name,
      ...levelOf(law),
      why: lawOf(law),
      example: `“${name}, ${law?.supervision?.titles[0] ?? 'Associate'}, ${supervisedBy({ name: who, words: law?.supervision?.words }, languageOfFile(file))}”`,
    });
    const isOwn = file.path === `therapists/${id}.md`;
    const longerNames = ownNames.filter((own) => own !== name && mentions(own, name));
    const isNamed = (text: string): boolean => mentions(text, name, longerNames);
    const fields = file.fields
      .filter(({ path }) => !(isOwn && path[0] === 'name'))
      .filter(({ value }) => typeof value === 'string' && isNamed(value))
      .filter((field) => !supervises(groupText(file.fields, field), who))
      .map(({ path, line }) => found(fieldName(path), line));
    const body = file.passages.filter(({ kind }) => kind !== 'field');
    const first = body.find(({ text }) => isNamed(text));
    const linked = file.links.find(({ href }) => href === `/therapists/${id}`);
    if (first && !supervises(first.text, who)) fields.push(found(first.field, first.line));
    else if (!first && linked && !body.some(({ text }) => supervises(text, who)))
      fields.push(found(linked.field, linked.line));
    const [after] = longerNames;
    if (isOwn && after !== undefined)
      fields.push({
        ...found('name', file.fields.find(({ path }) => path[0] === 'name')?.line ?? 1),
        level: 'warning',
        words: after,
        why: `this is called after an associate, and stands on every page: ${lawOf(law)}`,
        example: 'a name without the associate’s, or the supervisor’s beside it in the footer',
      });
    return fields;
  });
  return [...missingSupervisor(file, law), ...named];
};
