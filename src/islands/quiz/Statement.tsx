/**
 * A statement and its five answers, drawn as two threads from far apart to touching (R195–R200).
 */
import type { JSX, Ref } from 'react';
import { SCALE } from '#domain/quiz/scoring.ts';
import type { QuizContent } from '#domain/quiz/content.ts';
import { Icon } from '#ui/Icon.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { ThreadBar } from './ThreadBar.tsx';

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

/** A row on phones, a column of its own elsewhere. A chosen answer never looks like a hovered one. */
const ANSWER =
  'grid min-h-[54px] grid-cols-[58px_1fr_auto] items-center gap-4 rounded-thread border-0 bg-transparent px-5 py-1 text-left font-medium edge-1.5 edge-line-strong hover:underline active:bg-teal-tint [@media(height<37.5rem)]:min-h-12 md:min-h-32 md:grid-cols-1 md:content-center md:justify-items-center md:gap-[0.6rem] md:rounded-field md:px-2 md:py-4 md:text-center md:leading-[1.2]';
const CHOSEN =
  'aria-pressed:bg-teal-tint aria-pressed:font-semibold aria-pressed:edge-3 aria-pressed:edge-teal-deep forced-colors:border forced-colors:aria-pressed:border-3 forced-colors:aria-pressed:border-[Highlight]';

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
      <div className="grid grid-cols-[auto_1fr] items-center gap-4 in-[dialog]:pr-14">
        <p className="small soft" id="quiz-place">
          {place}
        </p>
        <div
          className="px-2"
          role="progressbar"
          aria-label="Quiz progress"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={(number / questions.length) * 100}
          aria-valuetext={place}
        >
          <ThreadBar share={number / questions.length} isPair />
        </div>
      </div>
      {/* Takes the room that is left on phones, three lines elsewhere: the answers never move. */}
      <h2
        className="max-w-[22ch] text-(length:--text-d3) leading-[1.08] max-md:self-center md:min-h-[3.24em]"
        id="quiz-statement"
        aria-describedby="quiz-place"
        tabIndex={-1}
        ref={ref}
      >
        {questions[number - 1]?.text}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend. The statement has been read as the heading. */}
      <div
        className="grid gap-[0.4rem] md:grid-cols-5 md:gap-[0.6rem]"
        role="group"
        aria-labelledby="quiz-place"
      >
        {SCALE.map((label, index) => (
          <button
            className={`group ${ANSWER} ${CHOSEN}`}
            key={label}
            type="button"
            aria-pressed={chosen === index + 1}
            // The second click of a double click would answer the next statement.
            onClick={({ detail }) => detail < 2 && onAnswer(index + 1)}
          >
            <svg
              className="thread h-[34px] w-[58px] md:h-[42px] md:w-[92px]"
              viewBox="0 0 92 42"
              fill="none"
              strokeWidth="3.5"
              aria-hidden="true"
            >
              <path className="a" d={THREADS[index]?.[0]} />
              <path className="b" d={THREADS[index]?.[1]} />
            </svg>
            <span>{label}</span>
            <Icon name="check" className="hidden size-4 group-aria-pressed:block" />
          </button>
        ))}
      </div>
      <div className="flex min-h-tap items-center justify-between gap-4">
        {number > 1 && <TextButton onClick={onPrevious}>Previous</TextButton>}
        <p className="ml-auto text-right small soft">{hint}</p>
      </div>
    </>
  );
}
