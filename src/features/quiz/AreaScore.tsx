/**
 * One area of the result, with its own thread; without one, with a bar that is straight for the
 * score's share, wavy beyond.
 */
import type { JSX, ReactNode } from 'react';
import type { DomainScore } from './scoring.ts';
import { PART_HEADING } from './QuizCard.tsx';
import { ThreadBar } from './ThreadBar.tsx';

interface Props extends DomainScore {
  name: string;
  children?: ReactNode;
}

export function AreaScore({ name, score, level, children }: Props): JSX.Element {
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
      <div className="col-span-full">{children ?? <ThreadBar share={score / 5} />}</div>
    </div>
  );
}
