/** The bar on top of a place: its name, and buttons beside it. */
import type { JSX, ReactNode } from 'react';

const BAR = 'sticky top-0 z-30 flex min-h-14 items-center gap-1 bg-paper lg:static lg:min-h-[60px]';
/** A round button is its own margin; one with words ends where the page does. */
const END = 'max-lg:[&>.rounded-thread:last-child]:mr-2.5';

interface Props {
  title: ReactNode;
  /** Before the title, such as a way back. */
  start?: ReactNode;
  children?: ReactNode;
}

export function TopBar({ title, start, children }: Props): JSX.Element {
  return (
    <header className={`${BAR} ${END} rule-b py-1.5 pr-1.5 pl-4 lg:px-7`}>
      {start}
      <h1 className="flex min-w-0 flex-1 items-center gap-2.5 text-lg">{title}</h1>
      {children}
    </header>
  );
}
