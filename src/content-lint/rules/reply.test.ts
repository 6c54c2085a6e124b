import { expect, it } from 'vitest';
import { post, testRule } from '../rule-tester.ts';
import { reply } from './reply.ts';

const found = (text: string, path = 'pages/a.md'): string[] => testRule(reply, path, post(text));

it.each([
  ['We reply within 24 business hours.', 'within 24 business hours'],
  ['A human replies within two business days.', 'within two business days'],
  ['You’ll hear from us within 24 hours.', 'within 24 hours'],
  ['We get back to you within a day.', 'within a day'],
  ['We answer all messages within three days.', 'within three days'],
  ['Expect an answer the next business day.', 'the next business day'],
  ['Call if you haven’t heard after two business days.', 'after two business days'],
  ['24 business hours, at the latest.', '24 business hours'],
  ['We respond in under 12 hours.', 'in under 12 hours'],
  ['We’ll be in touch the same day.', 'same day'],
])('R311 reports “%s”', (text, words) => {
  expect(found(text)).toEqual([`4 text: ${words}`]);
});

it.each([
  ['Te respondemos en un plazo de 24 horas hábiles.', 'en un plazo de 24 horas hábiles'],
  ['Te contestamos en dos días.', 'en dos días'],
  ['Si pasan dos días hábiles, llama.', 'dos días hábiles'],
])('R311 reports in Spanish “%s”', (text, words) => {
  expect(found(text, 'pages/es.md')).toEqual([`4 text: ${words}`]);
});

it.each([
  'We reply within {reply}.',
  'If you haven’t heard from us after {reply.late}, call.',
  'The first session is often within two weeks.',
  'You get the estimate within one business day if you schedule three business days ahead.',
  'You’ll hear from us within ten business days, even when the answer is no.',
  'Write back after three days and see how it feels.',
  'Si reserva con tres días hábiles o más, recibe el estimado en un día hábil.',
])('accepts “%s”', (text) => {
  expect(found(text)).toEqual([]);
});

it('leaves stories alone, where people write to each other', () => {
  expect(found('She gets back to you within a day.', 'posts/7-a.md')).toEqual([]);
  expect(found('We answer within 24 business hours.', 'posts/7-a.md')).toHaveLength(1);
});
