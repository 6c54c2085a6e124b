import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMAIL_TOAST, SUBMIT_PATH } from './email-gate.ts';
import type { Call } from '#lib/api.store.ts';
import { createQuiz, type Quiz, type QuizOptions, type QuizDeps } from './quiz.store.ts';

const OPTIONS: QuizOptions = {
  portalId: '00000000',
  formId: 'quiz-form',
  pageName: 'Relationship Reality Check',
  place: 'page',
};

let calls: Call[];
let toasts: unknown[];
let events: unknown[];
let logs: string[];
let kept: Map<string, string>;
let answerWith: () => Promise<Response>;

const fakeDeps = (): QuizDeps => ({
  write: (call) => {
    calls.push(call);
    return answerWith();
  },
  toast: (words) => toasts.push(words),
  dismiss: (id) => toasts.push(`${id} is gone`),
  emit: (...event) => {
    events.push(event);
  },
  newKey: () => `key-${calls.length}`,
  log: (message) => {
    logs.push(message);
  },
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
  [calls, toasts, events, logs] = [[], [], [], []];
  kept = new Map();
  answerWith = () => Promise.resolve(new Response('not read'));
});

function finished(values = [3, 3, 3, 3, 3, 3, 3, 3], deps = fakeDeps()): Quiz {
  const quiz = createQuiz(OPTIONS, deps);
  quiz.start();
  for (const value of values) quiz.answer(value);
  vi.advanceTimersByTime(500);
  return quiz;
}
const step = ({ $state }: Quiz): number => $state.get().step;

it('R214 has exactly the specified keys', () => {
  expect(Object.keys(createQuiz(OPTIONS, fakeDeps()).$state.get())).toEqual([
    'step',
    'currentQuestion',
    'answers',
    'score',
    'result',
    'domainScores',
    'email',
    'firstName',
    'lastName',
    'phone',
  ]);
});

describe('statements', () => {
  it('R193 R198 R199 shows statements in order, and keeps the answer on Back', () => {
    const quiz = createQuiz(OPTIONS, fakeDeps());
    expect(step(quiz)).toBe(1);
    quiz.start();
    quiz.answer(2);
    quiz.answer(5);
    expect(quiz.$state.get()).toMatchObject({ step: 2, currentQuestion: 3 });
    quiz.previous();
    quiz.previous();
    quiz.previous();
    expect(quiz.$state.get()).toMatchObject({ currentQuestion: 1, answers: { 1: 2, 2: 5 } });
    quiz.answer(4);
    expect(quiz.$state.get()).toMatchObject({ currentQuestion: 2, answers: { 1: 4, 2: 5 } });
  });

  it('R201 shows the gate 500 ms after the last answer, not earlier', () => {
    const quiz = createQuiz(OPTIONS, fakeDeps());
    quiz.start();
    for (let count = 0; count < 8; count += 1) quiz.answer(3);
    vi.advanceTimersByTime(499);
    expect(quiz.$state.get()).toMatchObject({ step: 2, currentQuestion: 8, score: null });
    vi.advanceTimersByTime(1);
    expect(quiz.$state.get()).toMatchObject({ step: 3, score: 24, result: 'needs-tune-up' });
    expect(quiz.$state.get().domainScores?.['Emotional Safety']).toEqual({
      score: 3,
      level: 'Good',
    });
  });

  it('R201 does not show the gate after Back', () => {
    const quiz = createQuiz(OPTIONS, fakeDeps());
    quiz.start();
    for (let count = 0; count < 8; count += 1) quiz.answer(3);
    quiz.previous();
    vi.advanceTimersByTime(2000);
    expect(quiz.$state.get()).toMatchObject({ step: 2, currentQuestion: 7 });
  });
});

describe('email gate', () => {
  it.each(['', '   ', 'sam.at.example'])(
    'R215 R216 rejects %j and sends nothing',
    async (email) => {
      const quiz = finished();
      await quiz.submit(email);
      expect(step(quiz)).toBe(3);
      expect(toasts).toEqual([{ ...EMAIL_TOAST, variant: 'destructive' }]);
      expect(quiz.gate.$errors.get()).toEqual({ email: EMAIL_TOAST.description });
      expect(calls).toEqual([]);
    },
  );

  it('the message about the address is over with its step', async () => {
    const quiz = finished();
    await quiz.submit('');
    quiz.skip();
    expect(toasts).toEqual([expect.anything(), '1 is gone']);
    quiz.reset();
    expect(toasts).toHaveLength(2);
  });

  it('R217 R218 D32 sends exactly this, and shows the result', async () => {
    const quiz = finished();
    await quiz.submit(' sam@example.com ');
    expect(step(quiz)).toBe(4);
    expect(calls).toEqual([
      {
        method: 'POST',
        url: SUBMIT_PATH,
        idempotencyKey: 'key-0',
        body: {
          formId: 'quiz-form',
          portalId: '00000000',
          pageName: 'Relationship Reality Check',
          pageUri: '/quiz',
          email: 'sam@example.com',
          relationshipQuizCompleted: 'Yes',
          score: '24',
          result: 'needs-tune-up',
        },
      },
    ]);
  });

  it('R219 R220 D33 shows the result and the same toast on failure, and logs it', async () => {
    const results = {
      title: 'Results ready!',
      description: 'Your personalized relationship insights are ready.',
    };
    answerWith = () => Promise.reject(new TypeError('offline'));
    const quiz = finished();
    const sending = quiz.submit('sam@example.com');
    expect(step(quiz)).toBe(4);
    await sending;
    expect(toasts).toEqual([results]);
    expect(logs).toHaveLength(1);
    expect(quiz.gate.$status.get()).toBe('failed');
    answerWith = () => Promise.resolve(new Response());
    await quiz.retry();
    expect(quiz.gate.$status.get()).toBe('success');
    expect(calls[1]).toEqual(calls[0]);
  });

  it('sends once on a double click', async () => {
    const quiz = finished();
    await Promise.all([quiz.submit('sam@example.com'), quiz.submit('sam@example.com')]);
    expect(calls).toHaveLength(1);
  });

  it('R223 sends a second address while the first call is pending', async () => {
    answerWith = () => new Promise(() => undefined);
    const quiz = finished();
    const sending = [quiz.submit('sam@example.com')];
    quiz.reset();
    quiz.start();
    for (let count = 0; count < 8; count += 1) quiz.answer(3);
    vi.advanceTimersByTime(500);
    sending.push(quiz.submit('alex@example.com'));
    expect(sending).toHaveLength(2);
    expect(step(quiz)).toBe(4);
    expect(calls.map(({ body }) => (body as { email: string }).email)).toEqual([
      'sam@example.com',
      'alex@example.com',
    ]);
  });

  it('stays at the gate if the browser cannot send', async () => {
    const deps = fakeDeps();
    deps.write = () => {
      throw new TypeError('AbortController is not a constructor');
    };
    const quiz = finished(undefined, deps);
    await expect(quiz.submit('sam@example.com')).rejects.toThrow('AbortController');
    expect(step(quiz)).toBe(3);
  });

  it('shows the result without an address, and sends nothing', () => {
    const quiz = finished();
    quiz.skip();
    expect(quiz.$state.get()).toMatchObject({ step: 4, score: 24, email: '' });
    expect(calls).toEqual([]);
    expect(toasts).toEqual([]);
  });
});

it('R223 D34 clears everything on a retake, also in storage', () => {
  const quiz = finished();
  quiz.skip();
  expect(kept.size).toBe(1);
  quiz.reset();
  expect(quiz.$state.get()).toEqual(createQuiz(OPTIONS, fakeDeps()).$state.get());
  expect(kept.size).toBe(0);
});

it('R223 clears failures and refused addresses on a retake', async () => {
  answerWith = () => Promise.reject(new TypeError('offline'));
  const quiz = finished();
  await quiz.submit('sam@example.com');
  expect(quiz.gate.$status.get()).toBe('failed');
  quiz.reset();
  expect(quiz.gate.$status.get()).toBe('idle');
  const again = finished();
  await again.submit('nobody');
  again.reset();
  expect(again.gate.$errors.get()).toEqual({});
});

describe('stored state', () => {
  it('has the quiz state, and never the address', async () => {
    await finished().submit('sam@example.com');
    expect([...kept.values()].join()).not.toContain('sam');
    const again = createQuiz(OPTIONS, fakeDeps());
    again.resume();
    expect(again.$state.get()).toMatchObject({ step: 4, score: 24, email: '' });
  });

  it('resumes at the first unanswered statement', () => {
    const quiz = createQuiz(OPTIONS, fakeDeps());
    quiz.resume({ 1: 4, 2: 1, 4: 5 });
    expect(quiz.$state.get()).toMatchObject({ step: 2, currentQuestion: 3 });
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['null', 'null'],
    ['answers nobody can give', '{"step":4,"currentQuestion":99,"answers":{"1":9,"x":3}}'],
  ])('is ignored if %s', (_what, text) => {
    if (text !== undefined) kept.set('quiz', text);
    const quiz = createQuiz(OPTIONS, fakeDeps());
    quiz.resume();
    expect(step(quiz)).toBe(1);
  });

  it('is optional: the quiz works without storage', () => {
    const forbidden = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    const quiz = finished(undefined, { ...fakeDeps(), storage: forbidden });
    quiz.resume();
    expect(step(quiz)).toBe(3);
    quiz.reset();
    expect(step(quiz)).toBe(1);
  });
});

it('emits events without answers', async () => {
  await finished().submit('sam@example.com');
  expect(events).toEqual([
    ['quiz started', { place: 'page' }],
    ['quiz finished', { place: 'page' }],
    ['form started', { form: 'quiz' }],
    ['form sent', { form: 'quiz' }],
  ]);
});
