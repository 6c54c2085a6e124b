/** The starter's own texts pass the content checks, with each part on and off and each way to be paid. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Part, PARTS } from '#domain/parts/parts.ts';
import { type Copy, ROOT } from '../editor/copy.ts';
import { copyProject, node } from './build.ts';

const said = parse(readFileSync(join(ROOT, 'tests/practice/one-person.yaml'), 'utf8')) as Readonly<
  Record<string, unknown>
>;
const PART_NAMES = Object.keys(PARTS) as Part[];
const all = (isOn: boolean): Record<string, boolean> =>
  Object.fromEntries(PART_NAMES.map((part) => [part, isOn]));
const offices = said['offices'] as object[];

const CASES: readonly (readonly [title: string, answers: object])[] = [
  ['every part on', { parts: all(true) }],
  ['every part off', { parts: all(false) }],
  ...PART_NAMES.map(
    (part) => [`only ${part}`, { parts: { ...all(false), [part]: true } }] as const,
  ),
  ...PART_NAMES.map(
    (part) => [`all but ${part}`, { parts: { ...all(true), [part]: false } }] as const,
  ),
  ['private pay', { payment: 'private' }],
  ['plans', { payment: 'plans', plans: 'Aetna' }],
  ['no office', { offices: [] }],
  ['two offices', { offices: [...offices, ...offices] }],
  ['an about page', { about: { title: 'How we began', text: 'It began with a borrowed table.' } }],
  ['a name of three characters', { name: 'Ink' }],
  [
    'a name of sixty characters',
    { name: 'Counseling and Couples Therapy for the Whole of Northwest Boise'.slice(0, 60).trim() },
  ],
];

let copy: Copy;
// One copy: the command changes what it wrote to other answers.
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

it.each(CASES)('%s', async (_, answers) => {
  const file = join(copy.folder, 'answers.yaml');
  await writeFile(file, stringify({ ...said, ...answers }));
  const made = await node(copy.folder, ['src/practice/command.ts', '--answers', file]);
  expect(made, made.output).toMatchObject({ code: 0 });
  const { code, output } = await node(copy.folder, ['src/content-lint/command.ts']);
  expect(output).toContain('0 to be changed, 0 worth a look');
  expect(code).toBe(0);
});
