/** A key of the keyboard. */
import type { JSX, ReactNode } from 'react';

const KEY = 'inline-grid h-5 min-w-5 place-items-center rounded-[4px] border border-line-strong';

export function Key({ children }: { children: ReactNode }): JSX.Element {
  return (
    <kbd className={`${KEY} px-[5px] font-body text-2xs leading-none font-semibold text-ink-soft`}>
      {children}
    </kbd>
  );
}
