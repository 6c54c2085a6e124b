/** The frame of every step of signing in: two threads, the mark, a heading. */
import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { BrandMark } from '#ui/BrandMark.tsx';

interface Props {
  /** Name of the practice. */
  name: string;
  title: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Whether a new step replaced the one before: focus goes to its first field, or to its heading. */
  isNext?: boolean;
  children?: ReactNode;
}

export function Door({ name, title, lead, isNext = false, children }: Props): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new step
  useEffect(() => {
    if (!isNext) return;
    const field = heading.current?.closest('main')?.querySelector<HTMLElement>('input[required]');
    (field ?? heading.current)?.focus();
  }, [isNext, title]);
  return (
    <main
      className="grid min-h-dvh content-center justify-items-center gap-5.5 px-5 py-6"
      id="main"
      tabIndex={-1}
    >
      <svg
        className="mark h-10 w-full max-w-96"
        viewBox="0 0 384 40"
        aria-hidden="true"
        strokeWidth="3.5"
      >
        <path
          className="a"
          d="M0 14c60 0 90 0 130 0c34 0 40 18 62 18s30-24 52-24 34 12 60 12 50 0 80 0"
        />
        <path
          className="b"
          d="M0 26c56 0 88 0 124 0 30 0 44-18 68-18s28 24 50 24 30-6 54-6 56 0 88 0"
        />
      </svg>
      <div className="grid w-full max-w-96 gap-4.5">
        <span className="flex items-center gap-2.5 font-semibold">
          <BrandMark className="mark h-[17px] w-11" />
          {name}
        </span>
        <div className="grid gap-1 pt-1.5">
          <h1
            className="font-display text-[2rem] leading-[1.06] font-normal tracking-[-0.022em] outline-none"
            ref={heading}
            tabIndex={-1}
          >
            {title}
          </h1>
          {lead && <p className="text-ms text-ink-soft">{lead}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
