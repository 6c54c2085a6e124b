/**
 * Keeps quiz answers in sessionStorage for reloads and Back; never the email address. If storage is
 * blocked or full, answers live as long as the page.
 */
import { type Answers, isAnswer, RULES } from '#domain/quiz/scoring.ts';

/** Also read by client/forms/resume-quiz.ts, which is inlined. */
const KEY = 'quiz';

export type SessionStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SavedQuiz {
  step: 1 | 2 | 3 | 4;
  currentQuestion: number;
  answers: Answers;
}

/** Runs a storage operation; returns nothing if storage is blocked. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Saves the state of a quiz once there is an answer. */
export function keepQuiz(
  { step, currentQuestion, answers }: SavedQuiz,
  storage: SessionStorage,
): void {
  if (Object.keys(answers).length === 0) return;
  attempt(() => storage().setItem(KEY, JSON.stringify({ step, currentQuestion, answers })));
}

export function forgetQuiz(storage: SessionStorage): void {
  attempt(() => storage().removeItem(KEY));
}

/** The saved state, if valid. */
export function loadQuiz(storage: SessionStorage): SavedQuiz | undefined {
  const kept = attempt(() => JSON.parse(storage().getItem(KEY) ?? 'null') as Partial<SavedQuiz>);
  if (!kept) return undefined;
  const answers = Object.fromEntries(
    RULES.flatMap(({ id }) => {
      const answer = kept.answers?.[id];
      return isAnswer(answer) ? [[id, answer]] : [];
    }),
  );
  const { step = 2, currentQuestion = 1 } = kept;
  const isPlace = step >= 2 && step <= 4 && currentQuestion >= 1 && currentQuestion <= RULES.length;
  return isPlace ? { step, currentQuestion, answers } : { step: 2, currentQuestion: 1, answers };
}
