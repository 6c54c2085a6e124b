import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readAnswers } from './answers/answers.ts';
import { readFirst } from './checklist.ts';
import { contentOf } from './content.ts';
import { wordsOf } from './words.ts';

test('each text that a clinician or a lawyer has to read first is one that is written', async () => {
  const file = join(import.meta.dirname, '../../tests/practice/el-paso.yaml');
  const answers = readAnswers(parse(readFileSync(file, 'utf8')));
  const words = wordsOf(answers, undefined, '2026-11-22');
  const files = [...(await contentOf(answers, words, undefined, (path) => path)).keys()];
  const { clinician, lawyer } = readFirst(answers);
  for (const pattern of [...clinician, ...lawyer])
    expect(
      files.filter((path) => matchesGlob(path, `src/content/${pattern}`)),
      pattern,
    ).not.toEqual([]);
});
