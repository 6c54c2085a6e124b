/** The quiz in the browser, from the first statement to the result (R193–R223, D30–D34). */
import { map, type MapStore } from 'nanostores';
import {
  type Answers,
  type BandKey,
  bandOf,
  type DomainScores,
  domainScoresOf,
  isComplete,
  RULES,
  scoreOf,
} from '#domain/quiz.ts';
import { EMAIL_TOAST, emailErrors, type QuizLead, SUBMIT_PATH } from '#domain/quiz-gate.ts';
import { write } from './api.ts';
import { createForm, type Form, type FormSurroundings, inBrowser } from './form.ts';
import { forgetQuiz, keepQuiz, keptQuiz, type SessionStorage } from './quiz-session.ts';
import { showToast } from './toasts.ts';

/** Milliseconds between the answer to the last statement and the gate (R201). */
const PAUSE = 500;
const LAST = RULES.length;

/** 1 intro, 2 statements, 3 email gate, 4 result. */
export type QuizStep = 1 | 2 | 3 | 4;

/** R214; the names and the phone are never asked for (D32). */
export interface QuizState {
  step: QuizStep;
  /** 1 to 8. */
  currentQuestion: number;
  answers: Answers;
  score: number | null;
  result: BandKey | null;
  domainScores: DomainScores | null;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
}

const BLANK: QuizState = {
  step: 1,
  currentQuestion: 1,
  answers: {},
  score: null,
  result: null,
  domainScores: null,
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
};

export interface QuizPlan {
  portalId: string;
  formId: string;
  pageName: string;
  place: 'page' | 'lightbox';
}

/** What the quiz needs from the browser. */
export interface QuizSurroundings extends FormSurroundings {
  write: typeof write;
  toast: typeof showToast;
  path: () => string;
  storage: SessionStorage;
  /** Runs something later and returns what cancels it. */
  later: (run: () => void, ms: number) => () => void;
}

const browser: QuizSurroundings = {
  ...inBrowser,
  write,
  toast: showToast,
  path: () => location.pathname,
  storage: () => sessionStorage,
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export interface Quiz {
  $state: MapStore<QuizState>;
  /** The request behind the gate. */
  gate: Pick<Form, '$status' | '$errors'>;
  /** From the intro to the statements. */
  start: () => void;
  /** Records the answer to the current statement and moves on. */
  answer: (value: number) => void;
  previous: () => void;
  /** Checks the address; a good one shows the result at once and is sent meanwhile. Never rejects. */
  submit: (email: string) => Promise<void>;
  /** Sends the address once more. */
  retry: () => Promise<void>;
  /** The result without an address: nothing is sent. */
  skip: () => void;
  /** Forgets everything, in this tab too, and begins at the intro (R223, D34). */
  reset: () => void;
  /** Goes on where this tab was, or with what was answered before the script came. */
  resume: (found?: Answers) => void;
}

/** Everything that follows from eight answers. */
const outcome = (answers: Answers): Pick<QuizState, 'score' | 'result' | 'domainScores'> => {
  const score = scoreOf(answers);
  return { score, result: bandOf(score).key, domainScores: domainScoresOf(answers) };
};

/** One quiz on one page. */
export function createQuiz(plan: QuizPlan, from: QuizSurroundings = browser): Quiz {
  const $state = map<QuizState>({ ...BLANK });
  let cancel = (): void => undefined;
  const change = (changes: Partial<QuizState>): void => {
    cancel();
    const next = { ...$state.get(), ...changes };
    $state.set(next);
    keepQuiz(next, from.storage);
  };

  const gate = createForm<QuizLead>(
    {
      name: 'quiz',
      parse({ email, score, result }) {
        const errors = emailErrors(String(email));
        if (errors.email) return { ok: false, errors };
        const { portalId, formId, pageName } = plan;
        const value: QuizLead = {
          formId,
          portalId,
          email: String(email).trim(),
          relationshipQuizCompleted: 'Yes',
          score: String(score),
          result: result as BandKey,
          pageName,
          pageUri: from.path(),
        };
        return { ok: true, value };
      },
      send: (body, idempotencyKey) =>
        from.write({ method: 'POST', url: SUBMIT_PATH, body, idempotencyKey }),
    },
    from,
  );
  const send = (email: string): Promise<void> => {
    const { score, result } = $state.get();
    return gate.submit({ email, score, result });
  };

  const finish = (): void => {
    const { answers } = $state.get();
    from.emit('quiz finished', { place: plan.place });
    change({ step: 3, ...outcome(answers) });
  };

  return {
    $state,
    gate,
    start: () => change({ step: 2 }),
    answer(value) {
      const { answers, currentQuestion } = $state.get();
      if (Object.keys(answers).length === 0) from.emit('quiz started', { place: plan.place });
      const isLast = currentQuestion === LAST;
      change({
        answers: { ...answers, [currentQuestion]: value },
        currentQuestion: Math.min(currentQuestion + 1, LAST),
      });
      if (isLast) cancel = from.later(finish, PAUSE);
    },
    previous: () => change({ currentQuestion: Math.max(1, $state.get().currentQuestion - 1) }),
    async submit(email) {
      const sending = send(email);
      if (gate.$errors.get()['email']) {
        from.toast({ ...EMAIL_TOAST, variant: 'destructive' });
        return;
      }
      change({ step: 4, email: email.trim() });
      // Whether or not it arrives (R219, R220, D33).
      from.toast({
        title: 'Results ready!',
        description: 'Your personalized relationship insights are ready.',
      });
      await sending;
    },
    retry: () => send($state.get().email),
    skip: () => change({ step: 4 }),
    reset() {
      change(BLANK);
      forgetQuiz(from.storage);
    },
    resume(found = {}) {
      const kept = keptQuiz(from.storage);
      const answers = { ...kept?.answers, ...found };
      if (Object.keys(answers).length === 0) return;
      const next = RULES.find(({ id }) => !answers[id])?.id ?? LAST;
      const isDone = kept !== undefined && kept.step > 2 && isComplete(answers);
      change({
        answers,
        step: isDone ? kept.step : 2,
        currentQuestion: Math.min(kept?.currentQuestion ?? next, next),
        ...(isDone && outcome(answers)),
      });
    },
  };
}
