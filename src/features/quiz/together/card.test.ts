/** The card of a result has nothing in it but three numbers. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import type { QuizContent, TogetherContent } from '../quiz.schema.ts';
import { type Answers, needsHelpFirst } from '../scoring.ts';
import { createQuiz, type QuizDeps, type QuizState } from '../quiz.store.ts';
import { CardResult } from './CardResult.tsx';
import { wrapped } from './Card.tsx';

vi.useFakeTimers({ now: new Date('2026-11-26T18:00:00Z') });
vi.stubGlobal('location', { host: 'quiz.example', origin: 'https://quiz.example' });
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const band = { message: 'M', tonight: 'Ask one question.', link: { text: 'L', href: '/l' } };
const bands = Object.fromEntries(
  ['high-functioning', 'healthy-growth', 'needs-tune-up', 'time-for-reset'].map((key) => [
    key,
    band,
  ]),
);
const quiz = { title: 'A quiz', bands, note: 'N', book: '/b', consultation: 'C' };
const words = {
  practice: 'Practice',
  tangle: { words: ['One', 'Two', 'Three', 'Four'], note: 'Drawn here.', unsigned: 'Mine.' },
  together: { title: 'T', lede: 'L', carries: 'C', rules: ['A', 'B', 'C'] },
};

/** Answers a quiz, as somebody would; returns its state at the result. */
function finished(answers: readonly number[]): QuizState {
  const options = { portalId: '0', formId: 'f', pageName: 'p', place: 'page' as const };
  const deps = {
    emit: () => undefined,
    storage: () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }),
    later: (run: () => void) => {
      run();
      return () => undefined;
    },
  };
  const store = createQuiz(options, deps as unknown as QuizDeps);
  store.start();
  for (const value of answers) store.answer(value);
  store.skip();
  return store.$state.get();
}

/** Text of HTML. */
const wordsIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** What is shown of a result: the card's drawing, and all of the words. */
function shown(answers: readonly number[]): { card: string; caption: string; text: string } {
  const { score, result, domainScores } = finished(answers);
  const html = renderToStaticMarkup(
    createElement(CardResult, {
      quiz: quiz as unknown as QuizContent,
      content: words as unknown as TogetherContent,
      band: result ?? 'needs-tune-up',
      score: score ?? 0,
      domains: domainScores as NonNullable<typeof domainScores>,
      theirs: undefined,
      onForget: () => undefined,
    }),
  );
  const between = (start: string, end: string): string => {
    const from = html.indexOf(start);
    return html.slice(from, html.indexOf(end, from));
  };
  return {
    card: between('<svg', '<div class="card-print"'),
    caption: wordsIn(between('<figcaption', '</figcaption>')),
    text: wordsIn(between('</figure>', '<section')),
  };
}

/** Every set of answers that has a card, by its numbers: two of each, with different scores if there are. */
const twins = ((): [number[], number[]][] => {
  const first = new Map<string, { answers: number[]; score: number | null }>();
  const found = new Map<string, [number[], number[]]>();
  for (let at = 0; at < 5 ** 8; at += 97) {
    const answers = [...at.toString(5).padStart(8, '0')].map((digit) => Number(digit) + 1);
    const asked: Answers = Object.fromEntries(answers.map((value, index) => [index + 1, value]));
    if (needsHelpFirst(asked)) continue;
    const { domainScores, score } = finished(answers);
    const key = Object.values(domainScores ?? {})
      .map((domain) => domain.score)
      .join();
    const known = first.get(key);
    if (!known) first.set(key, { answers, score });
    else if (!found.has(key) || known.score !== score) found.set(key, [known.answers, answers]);
  }
  return [...found.values()];
})();
const differ = twins.filter(([one, other]) => finished(one).score !== finished(other).score);

it('different answers with the same three numbers have the same card, byte for byte', () => {
  // Numbers are rounded, so scores can differ where they do not: those cards show both scores.
  expect(differ.length).toBeGreaterThan(5);
  const some = twins.filter((_, at) => at % 75 === 0);
  expect(some.length).toBeGreaterThan(5);
  for (const [one, other] of [...differ.slice(0, 6), ...some]) {
    expect(one).not.toEqual(other);
    expect(shown(one).card).toBe(shown(other).card);
  }
});

it('a card with two scores says why', () => {
  const [one, other] = differ[0] ?? [[], []];
  const scores = [finished(one).score, finished(other).score].sort();
  expect(shown(one).card).toContain(`>${scores.join('–')}<`);
  expect(shown(one).caption).toContain(`They fit a score of ${scores.join(' and of ')}`);
});

it('other numbers have another card', () => {
  expect(shown([4, 3, 2, 4, 4, 3, 3, 2]).card).not.toBe(shown([4, 3, 2, 4, 4, 2, 3, 2]).card);
});

it('everything that the card says is in words beside it', () => {
  const { card, text } = shown([4, 3, 2, 4, 4, 3, 3, 2]);
  const said = wordsIn(card);
  for (const words of ['23', 'out of 40', 'Two', 'Emotional Safety', 'Conflict & Repair'])
    expect(said).toContain(words);
  expect(text).toContain('23 out of 40');
  expect(text).toContain('Two.');
  expect(text).toContain('Needs a Tune-Up');
  for (const [area, word] of [
    ['Emotional Safety', 'Good, 3.3'],
    ['Conflict & Repair', 'Mixed, 2.0'],
    ['Attachment Security', 'Good, 3.6'],
  ])
    expect(text).toContain(`${area}${word}`);
});

it('breaks lines between words', () => {
  expect(wrapped('Needs a Tune-Up', 15)).toEqual(['Needs a', 'Tune-Up']);
  expect(wrapped('Healthy With Growth Edges', 15)).toEqual(['Healthy With', 'Growth Edges']);
  expect(wrapped('High-Functioning', 15)).toEqual(['High-Functioning']);
});
