/**
 * One area of the result, with its own thread; without one, with a bar that is straight for the
 * score's share, wavy beyond.
 */
import type { JSX, ReactNode } from 'react';
import type { Category, DomainScore } from './scoring.ts';
import type { QuizWords } from './words.ts';
import { PART_HEADING } from './QuizCard.tsx';

interface ThreadBarProps {
  /** 0 to 1. */
  share: number;
  /** Two threads instead of one. */
  isPair?: boolean;
}

function ThreadBar({ share, isPair = false }: ThreadBarProps): JSX.Element {
  const width = `${share * 100}%`;
  return (
    <svg className="w-full overflow-visible thread-wave" height="22" aria-hidden="true">
      <rect className="fill-raised" width={width} height="22" />
      {isPair ? (
        <>
          <line className="stroke-thread-a stroke-3" x2={width} y1="7" y2="7" />
          <line className="stroke-thread-b stroke-3" x2={width} y1="15" y2="15" />
        </>
      ) : (
        <line className="stroke-thread-a stroke-6" x2={width} y1="11" y2="11" />
      )}
      <circle className="fill-raised stroke-thread-a stroke-4" cx={width} cy="11" r="7" />
    </svg>
  );
}

interface Props extends DomainScore {
  area: Category;
  words: Pick<QuizWords, 'areas' | 'levels'>;
  children?: ReactNode;
}

export function AreaScore({ area, words, score, level, children }: Props): JSX.Element {
  return (
    <div className="grid grid-cols-fill-fit items-baseline gap-x-4 gap-y-1.5" data-domain={area}>
      <h3 className={PART_HEADING}>{words.areas[area]}</h3>
      <p className="text-(length:--text-small) text-ink-soft">
        <b className="text-ink" data-level>
          {words.levels[level]}
        </b>
        , <span data-of-five>{score.toFixed(1)}</span> / 5
      </p>
      <div className="col-span-full">{children ?? <ThreadBar share={score / 5} />}</div>
    </div>
  );
}
