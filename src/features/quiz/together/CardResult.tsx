/**
 * The result with its card (R221, R222): shown where help does not come first. Everything that the
 * picture says is in words beside it. With a partner's numbers, the comparison is above it.
 */
import type { JSX, ReactNode, Ref } from 'react';
import type { QuizContent, TogetherContent } from '../quiz.schema.ts';
import {
  areasSoundKinder,
  BANDS,
  type BandKey,
  CATEGORIES,
  type DomainScores,
  MAX_SCORE,
} from '../scoring.ts';
import { ENGLISH_QUIZ } from '../words.en.ts';
import { loosenessOf, type Numbers, numbersOf } from '../together.ts';
import { Button } from '#ui/Button.tsx';
import { AreaScore } from '../AreaScore.tsx';
import { PART_HEADING } from '../QuizCard.tsx';
import { paths } from '../tangle/paths.ts';
import { even, shape } from '../tangle/shape.ts';
import { STROKES } from '../tangle/Tangle.tsx';
import { CardFigure } from './CardFigure.tsx';
import { Comparison } from './Comparison.tsx';
import { TakeTogether } from './TakeTogether.tsx';

const COLUMNS =
  'mx-auto grid w-full max-w-288 grid-cols-1 gap-8 @quiz:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] @quiz:gap-halves print:block';

/** One area's thread alone: its loops all as open as its number. */
function AreaThread({ numbers, thread }: { numbers: Numbers; thread: number }): JSX.Element {
  const [path] = paths(shape(even(numbers)).slice(thread, thread + 1));
  return (
    <svg
      className="-my-1 h-26 w-full overflow-visible"
      viewBox="-300 -92 600 184"
      fill="none"
      strokeWidth="5.2"
      aria-hidden="true"
    >
      <path className={STROKES[thread]} d={path} />
    </svg>
  );
}

interface Props {
  quiz: QuizContent;
  content: TogetherContent;
  band: BandKey;
  score: number;
  domains: DomainScores;
  /** From a link. */
  theirs: Numbers | undefined;
  onForget: () => void;
  /** Actions next to the offer. */
  children?: ReactNode;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

export function CardResult(props: Props): JSX.Element {
  const { quiz, content, band: key, score, domains, theirs, onForget, children, ref } = props;
  const { message, tonight, link } = quiz.bands[key];
  const band = BANDS.find((one) => one.key === key) ?? BANDS[0];
  const numbers = numbersOf(domains);
  return (
    <>
      {theirs && (
        <Comparison
          content={content}
          mine={numbers}
          theirs={theirs}
          onForget={onForget}
          ref={ref}
        />
      )}
      <div className={COLUMNS} data-band={key}>
        <CardFigure content={content} title={quiz.title} numbers={numbers} tonight={tonight} />
        <div className="grid content-start gap-4.5">
          <h2 className="text-d4 leading-none" tabIndex={-1} ref={theirs ? undefined : ref}>
            {band.label}
          </h2>
          <div className="-mt-1 flex flex-wrap gap-x-1.5 font-display text-d2">
            <p className="after:content-['.']">
              <b data-score>{score}</b> out of {MAX_SCORE}
            </p>
            <p data-looseness>{content.tangle.words[loosenessOf(numbers)]}.</p>
          </div>
          <p className="max-w-wide">{message}</p>
          <div>
            <h3 className="mb-2 text-d2">Three areas</h3>
            {CATEGORIES.map((area, thread) => (
              <div className="overflow-clip border-t border-line pt-3" key={area}>
                <AreaScore area={area} words={ENGLISH_QUIZ} {...domains[area]}>
                  <AreaThread numbers={numbers} thread={thread} />
                </AreaScore>
              </div>
            ))}
          </div>
          {areasSoundKinder(key, domains) && (
            <p className="small soft" data-note>
              {quiz.note}
            </p>
          )}
          <div className="grid gap-2 rounded-paper bg-sage-tint p-5 print:border forced-colors:border">
            <h3 className={PART_HEADING}>{ENGLISH_QUIZ.tonight}</h3>
            <p>{tonight}</p>
          </div>
          <p>
            <a className="inline-flex min-h-tap items-center font-semibold" href={link.href}>
              {link.text}
            </a>
          </p>
          <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button className="max-sm:w-full" href={quiz.book} text={quiz.consultation} />
            {children}
          </div>
          <p className="small soft">{ENGLISH_QUIZ.notDiagnosis}</p>
        </div>
      </div>
      {!theirs && <TakeTogether content={content} numbers={numbers} />}
    </>
  );
}
