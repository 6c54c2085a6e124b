/**
 * The Relationship Reality Check (R188–R223). Server-rendered: the intro, and the whole quiz as a
 * native form. Hydrated: one statement at a time with the tangle, the email gate, the result. Where
 * help comes first, the result has no card, nothing to send or to compare, and no words but its name.
 */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useRef, useState } from 'react';
import {
  bandOf,
  isAnswer,
  needsHelpFirst,
  RULES,
  type Answers,
  CATEGORIES,
  type DomainScores,
  MAX_SCORE,
} from './scoring.ts';
import type { QuizContent } from './quiz.schema.ts';
import { versionOf } from './words.en.ts';
import { filled, type QuizWords } from './words.ts';
import { fieldOf } from './email-gate.ts';
import { createQuiz, type Quiz as Store } from './quiz.store.ts';
import { preloadToasts } from '#lib/toasts.store.ts';
import { LateStyles } from '#ui/LateStyles.tsx';
import { Loading } from '#ui/Loading.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { QuizCard, type QuizLook } from './QuizCard.tsx';
import { EmailGate } from './EmailGate.tsx';
import { CrisisHelp } from './CrisisHelp.tsx';
import { Intro } from './Intro.tsx';
import { QuizForm } from './QuizForm.tsx';
import { ResultView } from './ResultView.tsx';
import { Statement } from './Statement.tsx';
import { Tangle } from './tangle/Tangle.tsx';
import { useTogether } from './together/use-together.ts';
import type { FormStatus } from '#lib/form.store.ts';
import { Alert } from '#ui/Alert.tsx';
import { EmailError, EmailSaved } from './EmailMessages.tsx';

/** `3.2 / 5` (R213). */
const outOfFive = (score: number): string => `${score.toFixed(1)} / 5`;

function resultText(
  title: string,
  score: number,
  domains: DomainScores,
  { areas, levels, bands, outOf }: QuizWords,
): string {
  const lines = CATEGORIES.map((area) => {
    const domain = domains[area];
    return `${areas[area]}: ${levels[domain.level]}, ${outOfFive(domain.score)}`;
  });
  const best = filled(outOf, MAX_SCORE);
  return [`${title}: ${bands[bandOf(score).key]}, ${score} ${best}`, ...lines].join('\n');
}

interface EmailStatusProps {
  words: QuizWords;
  status: FormStatus;
  onRetry: () => Promise<void>;
}

function EmailStatus({ words, status, onRetry }: EmailStatusProps): JSX.Element {
  const [isRetried, setRetried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const retry = async (): Promise<void> => {
    setRetried(true);
    await onRetry();
  };
  // The focused button is gone.
  useEffect(() => {
    if (isRetried && status !== 'idle')
      box.current?.querySelector<HTMLElement>('[data-alert]')?.focus();
  }, [isRetried, status]);
  return (
    <div role="status" ref={box}>
      {status === 'failed' && <EmailError words={words} onRetry={retry} />}
      {isRetried && status === 'submitting' && (
        <Alert look="thanks" title={words.again.title}>
          <p>{words.again.text}</p>
        </Alert>
      )}
      {isRetried && status === 'success' && <EmailSaved words={words} />}
    </div>
  );
}

interface ResultActionsProps {
  words: QuizWords;
  /** Text to copy. */
  text: string;
  onRetake: () => void;
}

/** Copies a text, also without the Clipboard API (pages without TLS). */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function ResultActions({ words, text, onRetake }: ResultActionsProps): JSX.Element {
  const [said, setSaid] = useState('');
  const copyResult = async (): Promise<void> => {
    setSaid((await copy(text)) ? words.copied : words.uncopied);
  };
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1">
      <TextButton onClick={() => print()}>{words.print}</TextButton>
      <TextButton onClick={copyResult}>{words.copy}</TextButton>
      <TextButton onClick={onRetake}>{words.retake}</TextButton>
      <p className="basis-full small soft empty:hidden" role="status">
        {said}
      </p>
    </div>
  );
}

interface Props {
  content: QuizContent;
  /** In the dialog it starts with the statements (R194). */
  place: 'page' | 'lightbox';
}

/** Stored answers (`features/quiz/resume-quiz.client.ts`) replace the intro, so the page keeps their room. */
const QUIZ = 'quiz @container grid gap-6 data-kept:min-h-screen data-kept:content-start';

/** Answers given before hydration. */
function answered(form: HTMLFormElement | null): Answers {
  const data = form ? new FormData(form) : new FormData();
  const pairs = RULES.map(({ id }) => [id, Number(data.get(fieldOf(id)))] as const);
  return Object.fromEntries(pairs.filter(([, value]) => isAnswer(value)));
}

function begin(place: Props['place'], content: QuizContent): Store {
  const { title, ids } = content;
  const { toasts } = versionOf(content).words;
  const quiz = createQuiz({ ...ids, pageName: title, place, toasts });
  if (place === 'page') return quiz;
  quiz.resume();
  if (quiz.$state.get().step === 1) quiz.start();
  return quiz;
}

const FOOT =
  'no-print mx-auto mt-auto w-full max-w-288 self-end border-t border-line pt-2 small soft';

const lookOf = (step: number, hasCard: boolean): QuizLook => {
  if (step === 2) return 'statement';
  if (step === 3) return 'gate';
  return hasCard ? 'plain' : 'card';
};

/** Max. height of the header in pixels. */
const HEADER = 100;

/** Scrolls to the top of the quiz, unless all of it is in view. */
function show(root: HTMLElement): void {
  const box = root.closest('dialog');
  const { top, bottom } = root.getBoundingClientRect();
  if (box) box.scrollTop = 0;
  else if (top < HEADER || bottom > innerHeight) root.scrollIntoView();
}

export function Quiz({ content, place }: Props): JSX.Element {
  const isPage = place === 'page';
  const { words } = versionOf(content);
  const isWhole = content.translated === undefined;
  const [quiz] = useState(() => begin(place, content));
  const { step, currentQuestion, answers, score, result, domainScores } = useStore(quiz.$state);
  const { email } = useStore(quiz.gate.$errors);
  const status = useStore(quiz.gate.$status);
  const partner = useStore(quiz.$partner);
  const [isAwake, setAwake] = useState(!isPage);
  const plain = useRef<HTMLFormElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Do not move focus before the first interaction. */
  const isUsed = useRef(!isPage);
  const isHelpFirst = step > 2 && needsHelpFirst(answers);
  const isLanding = isWhole && step === 1 && partner?.numbers !== undefined;
  const hasCard = isWhole && step === 4 && !isHelpFirst;
  const parts = useTogether(isWhole && isAwake, hasCard || isLanding);
  const isWaiting = (hasCard || isLanding) && parts === undefined;
  const at = `${step} ${currentQuestion} ${partner !== undefined} ${isWaiting}`;

  useEffect(() => {
    if (!isPage) return undefined;
    /** Takes a partner's numbers, and the link out of the address (features/quiz/resume-quiz.client.ts). */
    const meet = (fragment: string): void => {
      if (quiz.meet(fragment))
        history.replaceState(history.state, '', location.pathname + location.search);
    };
    const form = plain.current;
    quiz.resume(answered(form));
    meet(location.hash);
    // The visitor followed the link to the statements before hydration.
    if (form && location.hash === `#${form.id}`) quiz.start();
    setAwake(true);
    const arrive = ({ newURL }: HashChangeEvent): void => meet(new URL(newURL).hash);
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [isPage, quiz]);

  useEffect(() => preloadToasts(), []);

  // The focused button is gone: focus what replaced it (D30).
  useEffect(() => {
    if (!isUsed.current || !at) return;
    heading.current?.focus({ preventScroll: true });
    if (root.current) show(root.current);
  }, [at]);

  /** Runs a user action. */
  const use = (run: () => void): void => {
    isUsed.current = true;
    run();
  };
  const reset = (): void => use(quiz.reset);
  const forget = (): void => use(quiz.forget);

  const intro = step === 1 && (
    <Intro
      content={content}
      notice={partner && !partner.numbers ? parts?.content.together.unreadable : undefined}
      heading={isPage ? 'h1' : 'h2'}
      onStart={() => use(quiz.start)}
      ref={heading}
    />
  );
  if (!isAwake) {
    return (
      <div className="late-styles">
        <LateStyles />
        <div className={QUIZ} ref={root}>
          {intro}
          <QuizForm content={content} ref={plain} />
        </div>
      </div>
    );
  }
  /** Element to focus: help if it comes first. */
  const first = isHelpFirst ? undefined : heading;
  return (
    <div className="late-styles">
      <LateStyles />
      <div className={QUIZ} ref={root}>
        {isLanding && parts ? (
          <parts.Landing
            content={parts.content}
            heading={isPage ? 'h1' : 'h2'}
            onStart={() => use(quiz.start)}
            onAlone={forget}
            ref={heading}
          />
        ) : (
          intro
        )}
        {step > 1 && (
          <QuizCard data-font="late" look={lookOf(step, hasCard && parts !== null)}>
            {isPage && <h1 className="vh">{content.title}</h1>}
            {isHelpFirst && <CrisisHelp content={content} ref={heading} />}
            {step === 2 && (
              <Statement
                content={content}
                number={currentQuestion}
                answers={answers}
                onAnswer={(value) => use(() => quiz.answer(value))}
                onPrevious={() => use(quiz.previous)}
                ref={heading}
              />
            )}
            {step === 3 && (
              <>
                <Tangle answers={answers} />
                <EmailGate
                  content={content}
                  answers={answers}
                  error={email}
                  onSubmit={quiz.submit}
                  onSkip={() => use(quiz.skip)}
                  ref={first}
                />
              </>
            )}
            {step === 4 && <EmailStatus words={words} status={status} onRetry={quiz.retry} />}
            {isWaiting && <Loading />}
            {step === 4 && score !== null && result && domainScores && !isWaiting && (
              <ResultView
                content={content}
                parts={hasCard ? parts : null}
                band={result}
                score={score}
                domains={domainScores}
                isHelpFirst={isHelpFirst}
                theirs={partner?.numbers}
                onForget={forget}
                ref={first}
              >
                <ResultActions
                  words={words}
                  text={resultText(content.title, score, domainScores, words)}
                  onRetake={reset}
                />
              </ResultView>
            )}
            <p className={FOOT}>
              {`${words.foot} `}
              <TextButton onClick={reset}>{words.clear}</TextButton>
            </p>
          </QuizCard>
        )}
      </div>
    </div>
  );
}
