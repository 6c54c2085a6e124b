/**
 * A statement with the tangle, and its five answers, drawn as two threads from far apart to touching
 * (R195–R200).
 */
import type { JSX, Ref } from 'react';
import { type Answers, CATEGORIES, RULES } from './scoring.ts';
import type { QuizContent } from './quiz.schema.ts';
import { versionOf } from './words.en.ts';
import { filled, type QuizWords } from './words.ts';
import { Icon } from '#ui/Icon.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { Tangle } from './tangle/Tangle.tsx';

/** Colors of the areas' threads. */
const COLORS = ['bg-thread-a', 'bg-thread-b', 'bg-thread-c'] as const;
const colorOf = (rule: (typeof RULES)[number]): string =>
  COLORS[CATEGORIES.indexOf(rule.category)] ?? COLORS[0];

const STITCH = 'h-1.25 min-w-0.5 flex-1 rounded-thread forced-colors:bg-canvas-text';

function Progress({ number, words }: { number: number; words: QuizWords }): JSX.Element {
  const place = filled(words.place, number, RULES.length);
  const rule = RULES[number - 1] ?? RULES[0];
  return (
    <div className="flex items-center gap-x-3 small md:gap-x-4 in-dialog:pr-14">
      <p className="whitespace-nowrap" id="quiz-place">
        {place}
      </p>
      <div
        className="flex max-w-33 min-w-8 flex-1 gap-0.75 md:max-w-55"
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={(number / RULES.length) * 100}
        aria-valuetext={place}
      >
        {RULES.map((one) => (
          <span
            key={one.id}
            className={`${STITCH} ${one.id > number ? 'bg-line forced-colors:opacity-30' : colorOf(one)}`}
          />
        ))}
      </div>
      {rule && (
        <p className="ml-auto flex items-center gap-2 text-right leading-snug">
          <span className={`h-1 w-4 flex-none ${colorOf(rule)}`} aria-hidden="true" />
          {words.areas[rule.category]}
        </p>
      )}
    </div>
  );
}

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
  'grid min-h-12 grid-cols-[58px_1fr_auto] items-center gap-4 rounded-thread border-0 bg-raised px-5 py-0.5 text-left font-medium leading-snug edge-1.5 edge-line-strong hover:underline active:bg-teal-tint max-md:[@media(height>=45rem)]:min-h-14 md:min-h-33 md:grid-cols-1 md:content-center md:justify-items-center md:gap-2.5 md:rounded-field md:px-2 md:py-4 md:text-center';
const CHOSEN =
  'aria-pressed:bg-teal-tint aria-pressed:font-semibold aria-pressed:edge-3 aria-pressed:edge-teal-deep forced-colors:border forced-colors:aria-pressed:border-3 forced-colors:aria-pressed:border-highlight';

/** The statement, at the foot of its room. */
const STATEMENT =
  'text-balance md:max-w-text text-d2 leading-tight max-md:grid max-md:min-h-[2.3em] max-md:[@media(height>=45rem)]:min-h-[3.3em] max-md:content-end max-md:pb-1 max-md:[@media(height>=45rem)]:text-d3 md:grid md:min-h-[2.2em] md:content-end md:text-d3';

interface Props {
  content: QuizContent;
  /** 1 to 8. */
  number: number;
  /** Those given so far. */
  answers: Answers;
  onAnswer: (value: number) => void;
  onPrevious: () => void;
  ref: Ref<HTMLHeadingElement>;
}

export function Statement(props: Props): JSX.Element {
  const { content, number, answers, onAnswer, onPrevious, ref } = props;
  const { questions, hint } = content;
  const { words } = versionOf(content);
  const chosen = answers[number];
  return (
    <>
      <Progress number={number} words={words} />
      <Tangle answers={answers} number={number} />
      {/* Room for its lines: the answers never move. */}
      <h2
        className={STATEMENT}
        id="quiz-statement"
        aria-describedby="quiz-place"
        tabIndex={-1}
        ref={ref}
      >
        {questions[number - 1]?.text}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend. The statement has been read as the heading. */}
      <div
        className="mt-2 grid gap-1.25 md:mt-7 md:grid-cols-5 md:gap-3"
        role="group"
        aria-labelledby="quiz-place"
      >
        {words.scale.map((label, index) => (
          <button
            className={`group ${ANSWER} ${CHOSEN}`}
            key={label}
            type="button"
            aria-pressed={chosen === index + 1}
            // The second click of a double click would answer the next statement.
            onClick={({ detail }) => detail < 2 && onAnswer(index + 1)}
          >
            <svg
              className="thread h-8.5 w-14.5 md:h-10.5 md:w-23"
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
      <div className="mt-1 flex min-h-tap items-center justify-between gap-4 md:mt-4">
        {number > 1 && (
          <TextButton className="flex-none" onClick={onPrevious}>
            {words.previous}
          </TextButton>
        )}
        <p className="ml-auto text-right small soft">{hint}</p>
      </div>
    </>
  );
}
