/** A share of a whole as thread: straight up to the share, wavy beyond. */
import type { JSX } from 'react';

interface Props {
  /** 0 to 1. */
  share: number;
  /** Two threads instead of one. */
  isPair?: boolean;
}

export function ThreadBar({ share, isPair = false }: Props): JSX.Element {
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
