/**
 * Answers outlive a reload and Back in this tab's session storage, and nowhere else; never with the address. Storage may
 * be forbidden or full: then the answers live as long as the page, which is no error.
 */
import { type Answers, isAnswer, RULES } from '#domain/quiz.ts';

/** The inlined page script asks for the same key (behaviors/quiz.ts). */
const KEY = 'quiz';

export type SessionStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeptQuiz {
  step: 1 | 2 | 3 | 4;
  currentQuestion: number;
  answers: Answers;
}

/** Runs something with storage; nothing comes of it where storage is not to be had. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Keeps where a quiz stands, once there is an answer. */
export function keepQuiz(
  { step, currentQuestion, answers }: KeptQuiz,
  storage: SessionStorage,
): void {
  if (Object.keys(answers).length === 0) return;
  attempt(() => storage().setItem(KEY, JSON.stringify({ step, currentQuestion, answers })));
}

export function forgetQuiz(storage: SessionStorage): void {
  attempt(() => storage().removeItem(KEY));
}

/** What this tab kept, as far as it makes sense. */
export function keptQuiz(storage: SessionStorage): KeptQuiz | undefined {
  const kept = attempt(() => JSON.parse(storage().getItem(KEY) ?? 'null') as Partial<KeptQuiz>);
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
