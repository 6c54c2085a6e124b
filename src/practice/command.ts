/**
 * `npm run practice`: asks about the practice, removes the sample and writes the practice's files. `-- --answers
 * file.yaml` reads the answers instead, and `--dry-run` only says what would change. Answers are kept in
 * `data/practice.yaml`, or where `--save` says.
 */
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { dayAt } from '#lib/zone-time.ts';
import { type LawPack, lawPackSchema } from '#features/legal/law-pack.ts';
import { type Answers, readAnswers } from './answers/answers.ts';
import { ask } from './answers/ask.ts';
import { checklist } from './checklist.ts';
import { carryOut, isEmpty, type Plan, planFor, readLock } from './plan.ts';
import { Stopped, yes } from './answers/terminal.ts';
import { PRACTICE_WORDS } from './words-by-language.ts';
import { wordsOf } from './words.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const laws = (): string[] =>
  globSync('*.yaml', { cwd: join(ROOT, 'src/content/laws') })
    .map((name) => name.replace(/\.yaml$/, ''))
    .sort();

function lawOf({ lawPack }: Answers): LawPack | undefined {
  if (lawPack === 'none') return undefined;
  if (!laws().includes(lawPack))
    throw new Error(
      `lawPack: there is no src/content/laws/${lawPack}.yaml; write one of: ${laws().join(', ')}, none`,
    );
  const text = readFileSync(join(ROOT, `src/content/laws/${lawPack}.yaml`), 'utf8');
  return lawPackSchema.parse(parse(text));
}

function summary({ writes, removes, kept }: Plan, isWhole: boolean): string {
  const part = (title: string, paths: readonly string[]): string[] =>
    paths.length > 0
      ? [`${title}: ${paths.length} files`, ...(isWhole ? paths.map((path) => `  ${path}`) : [])]
      : [];
  return [
    ...part('Removed', removes),
    ...part('Written', [...writes.keys()]),
    ...part('Kept, because you changed them', kept),
  ].join('\n');
}

/** The answers that matter most, to look at before they are written. */
function facts({
  name,
  place,
  offices,
  phone,
  email,
  people,
  offers,
  lawPack,
  url,
}: Answers): string {
  const law =
    lawPack === 'none' ? 'no state law is checked' : `checked against the law of ${lawPack}`;
  const where = offices.map(
    ({ street, city, region, postalCode }) => `${street}, ${city}, ${region} ${postalCode}`,
  );
  return [
    `\n${name}, ${where.join('; ') || `online across ${place.state}`}`,
    `${phone}, ${email}, ${url}`,
    `People: ${people.map((one) => one.name).join(', ')}`,
    `Services: ${offers.map((one) => one.title).join(', ')}`,
    `Texts: ${law}`,
  ].join('\n');
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

try {
  const { values } = parseArgs({
    options: {
      answers: { type: 'string' },
      save: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const file = values.answers === undefined ? undefined : resolve(values.answers);
  if (!file && !process.stdin.isTTY)
    throw new Error(
      'There is no keyboard to ask. Write the answers into a file, for example a copy of tests/practice/juniper-and-stone.yaml, and add: -- --answers practice.yaml',
    );
  const said: unknown = file ? parse(await readFile(file, 'utf8')) : await ask(ROOT, laws());
  const saved = values.save ?? (file ? undefined : join(ROOT, 'data/practice.yaml'));
  if (saved) {
    await mkdir(dirname(saved), { recursive: true });
    await writeFile(saved, stringify(said));
    say(
      `Your answers are in ${relative(process.cwd(), saved)}; add --answers and its name to use them again.`,
    );
  }
  const answers = readAnswers(said);
  const today = readLock(ROOT)?.day ?? dayAt(new Date(), answers.timeZone);
  const from = file ? dirname(file) : process.cwd();
  const law = lawOf(answers);
  const words = wordsOf(answers, law, today);
  const plan = await planFor(ROOT, answers, words, law, (path) => resolve(from, path));
  if (isEmpty(plan)) say('Nothing to change: the files say what the answers say.');
  if (!isEmpty(plan) || plan.kept.length > 0) say(summary(plan, values['dry-run']));
  if (values['dry-run']) say('\nThis was a dry run: nothing was changed.');
  else {
    if (!file && !isEmpty(plan)) say(facts(answers));
    if (!file && !isEmpty(plan) && !(await yes('Write these files?', true))) {
      say('Nothing was changed.');
      process.exit(1);
    }
    if (!isEmpty(plan)) {
      const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
      say(`\nA copy of everything before is in ${await carryOut(ROOT, plan, stamp)}.`);
    }
    say(
      `\n${PRACTICE_WORDS[answers.language].checklist.title}\n${checklist(ROOT, answers)
        .map((one) => `- ${one}`)
        .join('\n')}`,
    );
  }
} catch (error) {
  if (!(error instanceof Stopped))
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
