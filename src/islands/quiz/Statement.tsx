/**
 * A statement and its five answers, drawn as two threads from far apart to touching (R195–R200).
 */
import type { JSX, Ref } from 'react';
import { SCALE } from '#domain/quiz/scoring.ts';
import type { QuizContent } from '#domain/quiz/content.ts';

/** Thread paths of each answer, from far apart to touching. */
const THREADS = [
  [
    'M0 18c0 0 8-4 14-6c8-3 21-11 32-11c11 0 24 8 32 11c6 2 14 6 14 6',
    'M0 24c0 0 8 4 14 6c8 3 21 11 32 11c11 0 24-8 32-11c6-2 14-6 14-6',
  ],
  [
    'M0 18c0 0 8-3 14-4c8-3 21-8 32-8c11 0 24 5 32 8c6 1 14 4 14 4',
    'M0 24c0 0 8 3 14 4c8 3 21 8 32 8c11 0 24-5 32-8c6-1 14-4 14-4',
  ],
  [
    'M0 18c0 0 8-2 14-3c8-2 21-5 32-5c11 0 24 3 32 5c6 1 14 3 14 3',
    'M0 24c0 0 8 2 14 3c8 2 21 5 32 5c11 0 24-3 32-5c6-1 14-3 14-3',
  ],
  [
    'M0 18c0 0 8-1 14-2c8-1 21-3 32-3c11 0 24 2 32 3c6 1 14 2 14 2',
    'M0 24c0 0 8 1 14 2c8 1 21 3 32 3c11 0 24-2 32-3c6-1 14-2 14-2',
  ],
  ['M0 18h92', 'M0 24h92'],
] as const;

interface Props {
  content: QuizContent;
  /** 1 to 8. */
  number: number;
  /** The previous answer, if any. */
  chosen: number | undefined;
  onAnswer: (value: number) => void;
  onPrevious: () => void;
  ref: Ref<HTMLHeadingElement>;
}

export function Statement(props: Props): JSX.Element {
  const { content, number, chosen, onAnswer, onPrevious, ref } = props;
  const { questions, hint } = content;
  const place = `Question ${number} of ${questions.length}`;
  return (
    <>
      <div className="quiz-progress">
        <p className="small soft" id="quiz-place">
          {place}
        </p>
        <div
          className="quiz-stitches"
          role="progressbar"
          aria-label="Quiz progress"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={(number / questions.length) * 100}
          aria-valuetext={place}
        >
          {questions.map(({ id }) => (
            <i key={id} data-done={id <= number || undefined} />
          ))}
        </div>
      </div>
      <h2
        className="quiz-statement"
        id="quiz-statement"
        aria-describedby="quiz-place"
        tabIndex={-1}
        ref={ref}
      >
        {questions[number - 1]?.text}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the heading above is the name. */}
      <div className="quiz-answers" role="group" aria-labelledby="quiz-statement">
        {SCALE.map((label, index) => (
          <button
            key={label}
            type="button"
            aria-pressed={chosen === index + 1}
            // The second click of a double click would answer the next statement.
            onClick={({ detail }) => detail < 2 && onAnswer(index + 1)}
          >
            <svg
              className="thread"
              viewBox="0 0 92 42"
              fill="none"
              strokeWidth="3.5"
              aria-hidden="true"
            >
              <path className="a" d={THREADS[index]?.[0]} />
              <path className="b" d={THREADS[index]?.[1]} />
            </svg>
            <span>{label}</span>
          </button>
        ))}
      </div>
      <div className="quiz-nav">
        {number > 1 && (
          <button className="quiz-link" type="button" onClick={onPrevious}>
            Previous
          </button>
        )}
        <p className="small soft">{hint}</p>
      </div>
    </>
  );
}
