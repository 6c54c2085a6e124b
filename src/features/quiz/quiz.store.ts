/** State of the quiz, from the first statement to the result (R193–R223, D30–D34). */
import { atom, map, type MapStore, type ReadableAtom } from 'nanostores';
import {
  type Answers,
  type BandKey,
  bandOf,
  type DomainScores,
  domainScoresOf,
  isComplete,
  needsHelpFirst,
  RULES,
  scoreOf,
} from './scoring.ts';
import { ENGLISH_QUIZ } from './words.en.ts';
import type { QuizWords } from './words.ts';
import { FRAGMENT, type Numbers, readNumbers } from './together.ts';
import { emailErrors, type QuizLead, SUBMIT_PATH } from './email-gate.ts';
import { write } from '#lib/api.store.ts';
import { createForm, type Form, type FormDeps, browserDeps } from '#lib/form.store.ts';
import { forgetQuiz, keepQuiz, loadQuiz, type SessionStorage } from './quiz-session.store.ts';
import { dismissToast, showToast } from '#lib/toasts.store.ts';

/** Between the last answer and the gate (R201). */
const GATE_DELAY_MS = 500;
const LAST = RULES.length;

/** 1 intro, 2 statements, 3 email gate, 4 result. */
export type QuizStep = 1 | 2 | 3 | 4;

/** R214; names and phone are never asked for (D32). */
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

/** Who sent a link (`features/quiz/together.ts`): their numbers, if usable. */
export interface Partner {
  numbers: Numbers | undefined;
}

export interface QuizOptions {
  portalId: string;
  formId: string;
  pageName: string;
  place: 'page' | 'lightbox';
  /** English if missing. */
  toasts?: QuizWords['toasts'];
}

export interface QuizDeps extends FormDeps {
  write: typeof write;
  toast: typeof showToast;
  dismiss: typeof dismissToast;
  path: () => string;
  storage: SessionStorage;
  /** Returns a function that cancels. */
  later: (run: () => void, ms: number) => () => void;
}

const browser: QuizDeps = {
  ...browserDeps,
  write,
  toast: showToast,
  dismiss: dismissToast,
  path: () => location.pathname,
  storage: () => sessionStorage,
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export interface Quiz {
  $state: MapStore<QuizState>;
  /** From a link; never sent, and dropped where help comes first. */
  $partner: ReadableAtom<Partner | undefined>;
  gate: Pick<Form, '$status' | '$errors'>;
  start: () => void;
  /** Stores the answer to the current statement and advances. */
  answer: (value: number) => void;
  previous: () => void;
  /** A valid address shows the result at once. Rejects, unchanged, if this browser cannot send: post natively then. */
  submit: (email: string) => Promise<void>;
  retry: () => Promise<void>;
  /** Shows the result without an address; nothing is sent. */
  skip: () => void;
  /** Clears everything, also in storage, and returns to the intro (R223, D34). */
  reset: () => void;
  /** The stored state, or answers given before hydration. */
  resume: (found?: Answers) => void;
  /** Takes the numbers of a partner's link; returns whether the fragment is one. */
  meet: (fragment: string) => boolean;
  /** Drops the partner's numbers, here and in storage. */
  forget: () => void;
}

/** Derived from eight answers. */
const outcome = (answers: Answers): Pick<QuizState, 'score' | 'result' | 'domainScores'> => {
  const score = scoreOf(answers);
  return { score, result: bandOf(score).key, domainScores: domainScoresOf(answers) };
};

export function createQuiz(options: QuizOptions, deps: QuizDeps = browser): Quiz {
  const { toasts = ENGLISH_QUIZ.toasts } = options;
  const $state = map<QuizState>({ ...BLANK });
  const $partner = atom<Partner | undefined>();
  /** Also if unusable, so that a reload says the same. */
  let partner: string | undefined;
  let cancel = (): void => undefined;
  const bring = (text: string | undefined): void => {
    partner = text;
    $partner.set(text === undefined ? undefined : { numbers: readNumbers(text) });
  };
  /** The message about the address, which is over with the step it is about. */
  let warning: number | undefined;
  const change = (changes: Partial<QuizState>): void => {
    cancel();
    if (warning !== undefined) deps.dismiss(warning);
    warning = undefined;
    const next = { ...$state.get(), ...changes };
    // Nobody who needs help first is shown a comparison.
    if (next.step > 2 && needsHelpFirst(next.answers)) bring(undefined);
    $state.set(next);
    keepQuiz({ ...next, partner }, deps.storage);
  };

  const gate = createForm<QuizLead>(
    {
      name: 'quiz',
      parse({ email, score, result }) {
        const errors = emailErrors(String(email), toasts.email);
        if (errors.email) return { ok: false, errors };
        const { portalId, formId, pageName } = options;
        const value: QuizLead = {
          formId,
          portalId,
          email: String(email).trim(),
          relationshipQuizCompleted: 'Yes',
          score: String(score),
          result: result as BandKey,
          pageName,
          pageUri: deps.path(),
        };
        return { ok: true, value };
      },
      send: (body, idempotencyKey) =>
        deps.write({ method: 'POST', url: SUBMIT_PATH, body, idempotencyKey }),
    },
    deps,
  );
  const send = (email: string): Promise<void> => {
    const { score, result } = $state.get();
    return gate.submit({ email, score, result });
  };

  const finish = (): void => {
    const { answers } = $state.get();
    deps.emit('quiz finished', { place: options.place });
    change({ step: 3, ...outcome(answers) });
  };

  return {
    $state,
    $partner,
    gate,
    start: () => change({ step: 2 }),
    answer(value) {
      const { answers, currentQuestion } = $state.get();
      if (Object.keys(answers).length === 0) deps.emit('quiz started', { place: options.place });
      const isLast = currentQuestion === LAST;
      change({
        answers: { ...answers, [currentQuestion]: value },
        currentQuestion: Math.min(currentQuestion + 1, LAST),
      });
      if (isLast) cancel = deps.later(finish, GATE_DELAY_MS);
    },
    previous: () => change({ currentQuestion: Math.max(1, $state.get().currentQuestion - 1) }),
    async submit(email) {
      const sending = send(email);
      if (gate.$errors.get()['email']) {
        warning = deps.toast({ ...toasts.email, variant: 'destructive' });
        return;
      }
      change({ step: 4, email: email.trim() });
      // Whether or not sending succeeds (R219, R220, D33).
      deps.toast(toasts.ready);
      await sending;
    },
    retry: () => send($state.get().email),
    skip: () => change({ step: 4 }),
    reset() {
      bring(undefined);
      change(BLANK);
      gate.reset();
      forgetQuiz(deps.storage);
    },
    resume(found = {}) {
      const kept = loadQuiz(deps.storage);
      const answers = { ...kept?.answers, ...found };
      bring(kept?.partner);
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
    meet(fragment) {
      if (!fragment.startsWith(FRAGMENT)) return false;
      bring(fragment.slice(FRAGMENT.length));
      change({});
      return true;
    },
    forget() {
      bring(undefined);
      change({});
      if (Object.keys($state.get().answers).length === 0) forgetQuiz(deps.storage);
    },
  };
}
