/** One row of a list of people or sessions: a round sign, two lines, and what can be done. */
import type { JSX, ReactNode } from 'react';

const SIGNS = {
  admin: 'bg-blue-tint text-blue-deep',
  staff: 'bg-teal-tint text-teal-deep',
  editor: 'bg-sage-tint text-sage-deep',
} as const;
const ROW = 'grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5';

interface Props {
  sign: ReactNode;
  look: keyof typeof SIGNS;
  title: ReactNode;
  about: ReactNode;
  children?: ReactNode;
}

export function Line({ sign, look, title, about, children }: Props): JSX.Element {
  return (
    <li
      className={`${ROW} list-none border-0 border-t border-solid border-line py-2.5 text-ms first:border-t-0`}
    >
      <span
        className={`row-span-2 grid size-10 place-items-center rounded-full text-sm font-semibold ${SIGNS[look]}`}
        aria-hidden="true"
      >
        {sign}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">{title}</span>
      <span className="col-start-3 row-span-2 row-start-1">{children}</span>
      <span className="col-start-2 text-sm text-ink-soft">{about}</span>
    </li>
  );
}

/** A heading with a button beside it. */
export function Head({ title, children }: { title: string; children?: ReactNode }): JSX.Element {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
