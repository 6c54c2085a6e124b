/** A practice that wants the quiz starts with a neutral one, and cannot be built without its words. */
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Copy } from '../editor/copy.ts';
import { deadLinks } from '../parts/leftovers.ts';
import { ANSWERS, copyProject, node, type Ran } from './build.ts';

let copy: Copy;
let made: Ran;
const inCopy = (path: string): string => join(copy.folder, path);

beforeAll(async () => {
  copy = await copyProject();
  const { font: _, ...said } = parse(readFileSync(ANSWERS, 'utf8')) as Record<string, object>;
  const answers = inCopy('answers.yaml');
  await writeFile(answers, stringify({ ...said, parts: { ...said['parts'], quiz: true } }));
  made = await node(copy.folder, ['src/practice/command.ts', '--answers', answers]);
});
afterAll(() => copy.remove());

it('says that the words are to be rewritten', () => {
  expect(made.output).toMatch(/relationship-reality-check\.yaml: rewrite the neutral statements/);
  expect(made).toMatchObject({ code: 0 });
});

it('passes the content checks', async () => {
  const { output } = await node(copy.folder, ['src/content-lint/command.ts']);
  expect(output).toContain('0 to be changed, 0 worth a look');
});

it('is built, with a quiz that every page can reach, and without a dead link', async () => {
  expect(await copy.build()).toMatchObject({ code: 0 });
  expect(deadLinks(inCopy('dist'))).toEqual([]);
  const quiz = readFileSync(inCopy('dist/quiz.html'), 'utf8');
  expect(quiz).toContain('I can say how I feel without fearing');
  expect(quiz).toContain('/urgent-help');
  expect(readFileSync(inCopy('dist/team.html'), 'utf8')).toContain('href="/quiz"');
  expect(readFileSync(inCopy('dist/sitemap-0.xml'), 'utf8')).toContain('/quiz</loc>');
});

it('names the file if the words are gone', async () => {
  const words = inCopy('src/content/quizzes/relationship-reality-check.yaml');
  await rename(words, `${words}.away`);
  const { code, output } = await copy.build();
  expect(output).toContain('there is no src/content/quizzes/relationship-reality-check.yaml');
  expect(code).not.toBe(0);
});
