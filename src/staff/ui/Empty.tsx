/** What a place shows when it has nothing to list: a small thread drawing, a heading, a way on. */
import type { JSX, ReactNode } from 'react';

/** Two threads, as paths. */
export interface Threads {
  a: string;
  b: string;
}
/** Of an error. */
export const BROKEN: Threads = {
  a: 'M4 24h48c6 0 10 4 14 9M146 24H96c-5 0-9 3-13 8',
  b: 'M4 38h54M92 38h54',
};

interface Props {
  drawing: Threads;
  title: ReactNode;
  children?: ReactNode;
}

export function Empty({ drawing: { a, b }, title, children }: Props): JSX.Element {
  return (
    <div className="my-auto grid justify-items-center gap-3 px-7 py-14 text-center">
      <svg
        className="mark h-[60px] w-[150px]"
        viewBox="0 0 150 60"
        aria-hidden="true"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
      >
        <path className="a" d={a} />
        <path className="b" d={b} />
      </svg>
      <h2 className="font-display text-[1.5rem] font-medium tracking-[-0.014em]">{title}</h2>
      {children}
    </div>
  );
}
