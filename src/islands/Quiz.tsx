/**
 * The Relationship Reality Check (R188–R223). Before its script comes: the intro, and the whole quiz as a plain form.
 * With it: one statement at a time, the email gate, the result.
 */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useRef, useState } from 'react';
import { bandOf, isAnswer, needsHelpFirst, RULES, type Answers } from '#domain/quiz.ts';
import { resultText } from '#domain/quiz-copy.ts';
import type { QuizContent } from '#domain/quiz-content.ts';
import { fieldOf } from '#domain/quiz-gate.ts';
import { createQuiz, type Quiz as Store } from '#stores/quiz.ts';
import { Gate } from './quiz/Gate.tsx';
import { Help } from './quiz/Help.tsx';
import { Intro } from './quiz/Intro.tsx';
import { Plain } from './quiz/Plain.tsx';
import { Result } from './quiz/Result.tsx';
import { ResultTools } from './quiz/ResultTools.tsx';
import { Statement } from './quiz/Statement.tsx';
import { Unkept } from './quiz/Unkept.tsx';

interface Props {
  content: QuizContent;
  /** In the lightbox it is alone from the start, and begins with the statements (R194). */
  place: 'page' | 'lightbox';
}

/** What was answered before the script came. */
function answered(form: HTMLFormElement | null): Answers {
  const data = form ? new FormData(form) : new FormData();
  const pairs = RULES.map(({ id }) => [id, Number(data.get(fieldOf(id)))] as const);
  return Object.fromEntries(pairs.filter(([, value]) => isAnswer(value)));
}

function begin(place: Props['place'], { title, ids }: QuizContent): Store {
  const quiz = createQuiz({ ...ids, pageName: title, place });
  if (place === 'page') return quiz;
  quiz.resume();
  if (quiz.$state.get().step === 1) quiz.start();
  return quiz;
}

/** Pixels that the header may cover. */
const HEADER = 100;

/** Brings the top of the quiz into sight, if it is not. */
function show(root: HTMLElement): void {
  const box = root.closest('dialog');
  if (box) box.scrollTop = 0;
  else if (root.getBoundingClientRect().top < HEADER) root.scrollIntoView();
}

export function Quiz({ content, place }: Props): JSX.Element {
  const isPage = place === 'page';
  const [quiz] = useState(() => begin(place, content));
  const { step, currentQuestion, answers, score, result, domainScores } = useStore(quiz.$state);
  const { email } = useStore(quiz.gate.$errors);
  const status = useStore(quiz.gate.$status);
  const [isAwake, setAwake] = useState(!isPage);
  const plain = useRef<HTMLFormElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Nobody's focus is moved before they have done something here. */
  const isUsed = useRef(!isPage);
  const at = `${step} ${currentQuestion}`;

  useEffect(() => {
    if (!isPage) return;
    const form = plain.current;
    quiz.resume(answered(form));
    // The browser went there by itself while the script was late.
    if (form?.matches(':target')) quiz.start();
    setAwake(true);
  }, [isPage, quiz]);

  // What was pressed is gone: focus goes to what came instead (D30).
  useEffect(() => {
    if (!isUsed.current || !at) return;
    heading.current?.focus({ preventScroll: true });
    if (root.current) show(root.current);
  }, [at]);

  /** Does something because somebody wanted it. */
  const use = (run: () => void): void => {
    isUsed.current = true;
    run();
  };
  const reset = (): void => use(quiz.reset);

  const intro = step === 1 && (
    <Intro
      content={content}
      heading={isPage ? 'h1' : 'h2'}
      onStart={() => use(quiz.start)}
      ref={heading}
    />
  );
  if (!isAwake) {
    return (
      <div className="quiz" ref={root}>
        {intro}
        <Plain content={content} ref={plain} />
      </div>
    );
  }
  const isHelpFirst = step > 2 && needsHelpFirst(answers);
  /** What takes the focus: help, where it comes first. */
  const first = isHelpFirst ? undefined : heading;
  return (
    <div className="quiz" ref={root}>
      {intro}
      {step > 1 && (
        <div className="quiz-card" data-face="late">
          {isPage && <h1 className="vh">{content.title}</h1>}
          {isHelpFirst && <Help content={content} ref={heading} />}
          {step === 2 && (
            <Statement
              content={content}
              number={currentQuestion}
              chosen={answers[currentQuestion]}
              onAnswer={(value) => use(() => quiz.answer(value))}
              onPrevious={() => use(quiz.previous)}
              ref={heading}
            />
          )}
          {step === 3 && (
            <Gate
              content={content}
              error={email}
              onSubmit={quiz.submit}
              onSkip={() => use(quiz.skip)}
              ref={first}
            />
          )}
          {step === 4 && score !== null && result && domainScores && (
            <>
              {status === 'failed' && <Unkept onRetry={quiz.retry} />}
              <Result
                content={content}
                band={result}
                score={score}
                domains={domainScores}
                ref={first}
              >
                <ResultTools
                  text={resultText(content.title, score, bandOf(score), domainScores)}
                  onRetake={reset}
                />
              </Result>
            </>
          )}
          <p className="quiz-foot small soft no-print">
            Your answers stay in this tab, and only there.{' '}
            <button className="quiz-link" type="button" onClick={reset}>
              Clear my answers
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
