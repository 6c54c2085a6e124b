/** One place in the header's bar: a link, or a button with its menu; underlined where the page is. */
import type { JSX, ReactNode } from 'react';

/** Look of the link or button. */
export const ITEM =
  'inline-flex min-h-12 items-center gap-1.5 rounded-thread [border:0] bg-transparent px-3 font-medium no-underline menu-open:bg-sunk hover:bg-sunk';

interface Props {
  isCurrent: boolean;
  /** The link or button. */
  children: ReactNode;
  /** The menu it opens. */
  panel?: ReactNode;
}

export function BarItem({ isCurrent, children, panel }: Props): JSX.Element {
  return (
    <li className="relative">
      {children}
      {panel}
      {isCurrent && <span className="absolute inset-x-3 bottom-1 h-[3px] bg-thread-b" />}
    </li>
  );
}
