/** The starter's own texts pass the content checks, with each part on while each other is off, and each way to be paid. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Copy, ROOT } from '../editor/copy.ts';
import { copyProject, node } from './build.ts';

const read = (name: string): Readonly<Record<string, unknown>> =>
  parse(readFileSync(join(ROOT, `tests/practice/${name}.yaml`), 'utf8')) as Record<string, unknown>;
const said = read('one-person');
const PART_NAMES = ['newsletter', 'blog', 'quiz', 'slots', 'offline', 'staffArea'] as const;
const all = (isOn: boolean): Record<string, boolean> =>
  Object.fromEntries(PART_NAMES.map((part) => [part, isOn]));
const offices = said['offices'] as object[];

const MIXES = 6;
/** Half of the mixes of parts, as bits; as many different ones as there may be parts: 20. */
const halves = Array.from({ length: 2 ** MIXES }, (_, bits) => bits).filter(
  (bits) => bits.toString(2).replaceAll('0', '').length === MIXES / 2,
);
/** Each part is on in another half of the mixes: of any two, each is on in one of them while the other is off. */
const mix = (bit: number): Record<string, boolean> =>
  Object.fromEntries(
    PART_NAMES.map((part, at) => [part, ((halves[at] ?? 0) & (1 << bit)) !== 0] as const),
  );

const CASES: readonly (readonly [title: string, answers: object])[] = [
  ['one person', {}],
  ['two offices and fourteen people', read('two-offices')],
  ['one that writes Spanish first', read('el-paso')],
  ['every part on', { parts: all(true) }],
  ['every part off', { parts: all(false) }],
  ...Array.from({ length: MIXES }, (_, bit) => [`mix ${bit}`, { parts: mix(bit) }] as const),
  [
    'private pay, no office, an about page, a name of three characters',
    {
      payment: 'private',
      offices: [],
      about: { title: 'How we began', text: 'It began with a borrowed table.' },
      name: 'Ink',
    },
  ],
  [
    'plans, two offices, a name of sixty characters',
    {
      payment: 'plans',
      plans: 'Aetna',
      offices: [...offices, ...offices],
      name: 'Counseling and Couples Therapy for the Whole of Northwest Boise'.slice(0, 60).trim(),
    },
  ],
];

let copy: Copy;
// One copy: the command changes what it wrote to other answers.
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

it('of any two parts, each is on in a mix without the other', () => {
  const mixes = Array.from({ length: MIXES }, (_, bit) => mix(bit));
  const pairs = PART_NAMES.flatMap((on) => PART_NAMES.map((off) => [on, off] as const));
  const missing = pairs.filter(
    ([on, off]) => on !== off && !mixes.some((one) => one[on] && !one[off]),
  );
  expect(missing).toEqual([]);
});

it.each(CASES)('%s', async (_, answers) => {
  const file = join(copy.folder, 'answers.yaml');
  await writeFile(file, stringify({ ...said, ...answers }));
  const made = await node(copy.folder, ['src/practice/command.ts', '--answers', file]);
  expect(made, made.output).toMatchObject({ code: 0 });
  const { code, output } = await node(copy.folder, ['src/content-lint/command.ts']);
  expect(output).toContain('0 to be changed, 0 worth a look');
  expect(code).toBe(0);
});
