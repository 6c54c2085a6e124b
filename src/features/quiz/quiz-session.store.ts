/**
 * Keeps quiz answers, and the numbers of a partner's link, in sessionStorage for reloads and Back; never the email
 * address. If storage is blocked or full, they live as long as the page.
 */
import { type Answers, isAnswer, RULES } from './scoring.ts';

/** Also read by features/quiz/resume-quiz.client.ts, which is inlined. */
const KEY = 'quiz';

export type SessionStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SavedQuiz {
  step: 1 | 2 | 3 | 4;
  /** 1 to 8. */
  currentQuestion: number;
  answers: Answers;
  /** The fragment of a partner's link (features/quiz/together.ts). */
  partner?: string | undefined;
}

/** Returns nothing if storage is blocked. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Once there is an answer, or a partner's link. */
export function keepQuiz(
  { step, currentQuestion, answers, partner }: SavedQuiz,
  storage: SessionStorage,
): void {
  if (Object.keys(answers).length === 0 && partner === undefined) return;
  const kept = { step, currentQuestion, answers, partner };
  attempt(() => storage().setItem(KEY, JSON.stringify(kept)));
}

export function forgetQuiz(storage: SessionStorage): void {
  attempt(() => storage().removeItem(KEY));
}

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
  const partner = typeof kept.partner === 'string' ? kept.partner : undefined;
  const isPlace = step >= 2 && step <= 4 && currentQuestion >= 1 && currentQuestion <= RULES.length;
  const place = isPlace ? { step, currentQuestion } : { step: 2 as const, currentQuestion: 1 };
  return { ...place, answers, partner };
}
