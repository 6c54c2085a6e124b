/** What a place shows when it has nothing to list: a small thread drawing, a heading, a way on. */
import type { JSX, ReactNode } from 'react';

/** Two threads around a loop; broken for an error. */
const DRAWINGS = {
  loop: {
    a: 'M4 18h62c10 0 16 6 16 14s-6 12-12 12-11-5-11-11 6-15 16-15h71',
    b: 'M4 32h40M96 32h50',
  },
  broken: { a: 'M4 24h48c6 0 10 4 14 9M146 24H96c-5 0-9 3-13 8', b: 'M4 38h54M92 38h54' },
} as const;

interface Props {
  drawing?: keyof typeof DRAWINGS;
  title: ReactNode;
  children?: ReactNode;
}

export function Empty({ drawing = 'loop', title, children }: Props): JSX.Element {
  const { a, b } = DRAWINGS[drawing];
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
      <h2 className="leading-tight font-display text-[1.5rem] font-medium tracking-[-0.014em]">
        {title}
      </h2>
      {children}
    </div>
  );
}
