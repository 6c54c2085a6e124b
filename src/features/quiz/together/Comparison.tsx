/** Two people's numbers side by side: two threads, and the same in words. */
import type { JSX, Ref } from 'react';
import type { TogetherContent } from '../quiz.schema.ts';
import { CATEGORIES } from '../scoring.ts';
import { closestAndFarthest, distanceOf, levelOf, type Numbers } from '../together.ts';
import { ActionButton } from '#ui/Button.tsx';
import { PART_HEADING } from '../QuizCard.tsx';
import { pair } from '../tangle/pair.ts';
import { Rules, SendLink } from './TakeTogether.tsx';

const BAND =
  'full-bleed -mt-(--quiz-pad,0px) grid gap-5 bg-raised py-8 in-dialog:mx-[calc(-1*var(--pad))] in-dialog:mt-0 in-dialog:pt-0 @quiz:gap-7 @quiz:pb-14 print:mx-0 print:bg-transparent print:p-0';
/** The thread runs down beside the words; on wide screens above them, to both edges. */
const PICTURE =
  'grid lead-24 gap-x-4 px-(--spacing-gutter) @quiz:grid-cols-1 @quiz:px-0 in-dialog:px-(--pad)';
const LIST = 'grid list-none auto-rows-fr p-0 @quiz:grid-cols-3 @quiz:text-center';
const AREA =
  'grid content-center gap-1 py-5.5 not-first:border-t not-first:border-line @quiz:justify-items-center @quiz:border-0! @quiz:px-4 @quiz:py-2';
const SWATCH = 'mr-2 inline-block h-1 w-4.5 align-[0.22em] forced-colors:bg-canvas-text';
const THREADS = ['stroke-thread-a', 'stroke-thread-b'];
const LINE = 'size-full fill-none stroke-4';

/** Length of the two threads, in units of their drawings. */
const DOWN = 720;
const ACROSS = 900;

interface LinesProps {
  mine: Numbers;
  theirs: Numbers;
  isDown: boolean;
}

function Lines({ mine, theirs, isDown }: LinesProps): JSX.Element {
  const length = isDown ? DOWN : ACROSS;
  return (
    <svg
      className={LINE}
      viewBox={isDown ? `-78 0 156 ${length}` : `0 -78 ${length} 156`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {pair(mine, theirs, length, isDown).map((path, at) => (
        <path
          key={THREADS[at]}
          className={`${THREADS[at]} [vector-effect:non-scaling-stroke]`}
          d={path}
        />
      ))}
    </svg>
  );
}

interface NumberProps {
  who: string;
  number: number;
  color: string;
}

function NumberLine({ who, number, color }: NumberProps): JSX.Element {
  return (
    <p className="small soft">
      <span className={`${SWATCH} ${color}`} aria-hidden="true" />
      <b className="text-ink">{who}</b> {number.toFixed(1)}, {levelOf(number)}
    </p>
  );
}

interface Props {
  content: TogetherContent;
  mine: Numbers;
  theirs: Numbers;
  onForget: () => void;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

export function Comparison({ content, mine, theirs, onForget, ref }: Props): JSX.Element {
  const { title, lede, distances, closest, farthest, rules, note } = content.together.both;
  const [near, far] = closestAndFarthest(mine, theirs);
  const areDistances = mine.map((number, at) => distanceOf(number, theirs[at] as number));
  return (
    <section className={BAND} aria-labelledby="both-title" data-both>
      <div className="mx-auto grid w-narrow-wrap gap-3">
        <h2 className="text-d4 leading-none" id="both-title" tabIndex={-1} ref={ref}>
          {title}
        </h2>
        <p className="max-w-text lede">{lede}</p>
      </div>
      <div className={PICTURE}>
        <div className="relative @quiz:hidden" aria-hidden="true">
          <div className="absolute inset-0">
            <Lines mine={mine} theirs={theirs} isDown />
          </div>
        </div>
        <div className="h-55 @max-quiz:hidden" aria-hidden="true">
          <Lines mine={mine} theirs={theirs} isDown={false} />
        </div>
        <ol className={LIST}>
          {CATEGORIES.map((area, at) => (
            <li className={AREA} key={area} data-distance={areDistances[at]}>
              <h3 className={PART_HEADING}>{area}</h3>
              <p className="font-display text-d3">
                {distances[areDistances[at] as keyof typeof distances]}
              </p>
              <div className="text-left">
                <NumberLine who="You" number={mine[at] as number} color="bg-thread-a" />
                <NumberLine who="Your partner" number={theirs[at] as number} color="bg-thread-b" />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="mx-auto grid w-narrow-wrap gap-5 @quiz:grid-cols-2">
        <div className="grid content-start gap-2 rounded-paper bg-sage-tint p-5 @quiz:px-8 forced-colors:border">
          <h3 className="text-d2">Start where you’re closest</h3>
          <p>
            <b>{CATEGORIES[near]}.</b> {closest[near]}
          </p>
        </div>
        {areDistances[far] !== 'close' && (
          <div className="grid content-start gap-2 rounded-paper bg-tan-tint p-5 @quiz:px-8 forced-colors:border">
            <h3 className="text-d2">Another day, where you part</h3>
            <p>
              <b>{CATEGORIES[far]}.</b> {farthest[far]}
            </p>
          </div>
        )}
        <Rules rules={rules} />
        <div className="no-print col-span-full flex flex-wrap gap-3 max-sm:*:w-full">
          <SendLink numbers={mine} label="Copy a link with mine, to send back" />
          <ActionButton look="line" onClick={onForget}>
            Forget their numbers
          </ActionButton>
        </div>
        <p className="col-span-full small soft">{note}</p>
      </div>
    </section>
  );
}
