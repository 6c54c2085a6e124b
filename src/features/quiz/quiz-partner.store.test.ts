import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuiz, type Quiz, type QuizDeps, type QuizOptions } from './quiz.store.ts';

const OPTIONS: QuizOptions = { portalId: '0', formId: 'f', pageName: 'Quiz', place: 'page' };

let calls: unknown[];
let events: unknown[];
let kept: Map<string, string>;

const fakeDeps = (): QuizDeps => ({
  write: (call) => {
    calls.push(call);
    return Promise.resolve(new Response('not read'));
  },
  toast: () => 0,
  dismiss: () => undefined,
  emit: (...event) => {
    events.push(event);
  },
  newKey: () => 'key',
  log: () => undefined,
  path: () => '/quiz',
  storage: () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
  }),
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  [calls, events] = [[], []];
  kept = new Map();
});

function finish(quiz: Quiz, values = [3, 3, 3, 3, 3, 3, 3, 3]): Quiz {
  quiz.start();
  for (const value of values) quiz.answer(value);
  vi.advanceTimersByTime(500);
  return quiz;
}
const step = ({ $state }: Quiz): number => $state.get().step;

describe('a partner’s link', () => {
  const withLink = (fragment: string): Quiz => {
    const quiz = createQuiz(OPTIONS, fakeDeps());
    quiz.meet(fragment);
    return quiz;
  };

  it('is kept in the tab, and gone after a retake', () => {
    const quiz = withLink('#with=33.20.36');
    expect(quiz.$partner.get()).toEqual({ numbers: [3.3, 2, 3.6] });
    expect(step(quiz)).toBe(1);
    const again = createQuiz(OPTIONS, fakeDeps());
    again.resume();
    expect(again.$partner.get()).toEqual({ numbers: [3.3, 2, 3.6] });
    again.reset();
    expect(again.$partner.get()).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('is there at the result, and can be forgotten alone', () => {
    const quiz = finish(createQuiz(OPTIONS, fakeDeps()));
    quiz.meet('#with=33.20.36');
    quiz.skip();
    expect(quiz.$partner.get()?.numbers).toEqual([3.3, 2, 3.6]);
    quiz.forget();
    expect(quiz.$partner.get()).toBeUndefined();
    expect(step(quiz)).toBe(4);
    expect([...kept.values()].join()).not.toContain('33.20.36');
  });

  it('leaves nothing in the tab if it is forgotten before the first answer', () => {
    const quiz = withLink('#with=33.20.36');
    quiz.forget();
    expect(kept.size).toBe(0);
  });

  it('is dropped where help comes first, also from storage', () => {
    const quiz = withLink('#with=33.20.36');
    quiz.start();
    for (const answer of [1, 5, 5, 1, 5, 1, 5, 5]) quiz.answer(answer);
    expect(quiz.$partner.get()?.numbers).toBeDefined();
    vi.advanceTimersByTime(500);
    expect(quiz.$partner.get()).toBeUndefined();
    expect([...kept.values()].join()).not.toContain('33.20.36');
    quiz.meet('#with=33.20.36');
    expect(quiz.$partner.get()).toBeUndefined();
  });

  it.each(['#with=', '#with=17.40.40', '#with=33.20.36.40', '#with=<b>'])(
    'that cannot be used is known as one: %s',
    (fragment) => {
      expect(withLink(fragment).$partner.get()).toEqual({ numbers: undefined });
    },
  );

  it('is no other fragment', () => {
    expect(createQuiz(OPTIONS, fakeDeps()).meet('#statements')).toBe(false);
  });

  it('is in no request and in no event', async () => {
    const quiz = withLink('#with=33.20.36');
    finish(quiz);
    await quiz.submit('sam@example.com');
    expect(calls).toHaveLength(1);
    expect(JSON.stringify([calls, events])).not.toMatch(/33\.20|3\.3|\[3\.3/);
  });
});
