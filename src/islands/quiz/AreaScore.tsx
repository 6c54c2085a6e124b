/** One area of the result: a thread that is straight for the score's share, wavy beyond. */
import type { JSX } from 'react';
import type { DomainScore } from '#domain/quiz/scoring.ts';
import { PART_HEADING } from './QuizCard.tsx';

interface Props extends DomainScore {
  name: string;
}

export function AreaScore({ name, score, level }: Props): JSX.Element {
  const width = `${score * 20}%`;
  return (
    <div
      className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-[0.4rem]"
      data-domain={name}
    >
      <h3 className={PART_HEADING}>{name}</h3>
      <p className="text-(length:--text-small) text-ink-soft">
        <b className="text-ink" data-level>
          {level}
        </b>
        , <span data-of-five>{score.toFixed(1)}</span> / 5
      </p>
      <svg
        className="col-span-full w-full overflow-visible thread-wave"
        height="22"
        aria-hidden="true"
      >
        <rect className="fill-raised" width={width} height="22" />
        <line className="stroke-thread-a stroke-6" x2={width} y1="11" y2="11" />
        <circle className="fill-raised stroke-thread-a stroke-4" cx={width} cy="11" r="7" />
      </svg>
    </div>
  );
}
