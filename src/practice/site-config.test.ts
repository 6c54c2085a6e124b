import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteOf } from '#features/site/facts.schema.ts';
import { type Answers, readAnswers } from './answers/answers.ts';
import { factsOf } from './site-config.ts';

const answersIn = (name: string): Answers =>
  readAnswers(
    parse(readFileSync(join(import.meta.dirname, `../../tests/practice/${name}.yaml`), 'utf8')),
  );
const DAY = '2026-11-22';

test('writes the language in which the practice writes first, unless it is English', () => {
  expect(factsOf(answersIn('juniper-and-stone'), DAY)).not.toHaveProperty('language');
  const facts = factsOf(answersIn('el-paso'), DAY);
  expect(facts).toMatchObject({
    language: 'es',
    quickExit: { what: 'una página del tiempo' },
    newsletter: { next: 'El próximo' },
  });
  expect(siteOf(facts).crisisLines.lifeline.who).toContain('quitarse la vida');
});

test('names services in the first language by their titles, and in the other one by these without a name of their own', () => {
  const { services } = siteOf(factsOf(answersIn('el-paso'), DAY));
  expect(services['terapia-de-pareja']).toEqual({ en: 'Couples Therapy', es: 'Terapia de pareja' });
  expect(services['terapia-individual']).toEqual({
    en: 'Terapia individual',
    es: 'Terapia individual',
  });
  const juniper = siteOf(factsOf(answersIn('juniper-and-stone'), DAY));
  expect(juniper.services['one-to-one']?.es).toBe('One-to-One Therapy');
});
