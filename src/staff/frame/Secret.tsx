/** Words about a person. While names are hidden, they are left out of the page and a gray bar is drawn instead. */
import { useStore } from '@nanostores/react';
import type { JSX, ReactNode } from 'react';
import { $isHidden, $peeked } from '../stores/hidden.ts';

const WIDTHS = {
  short: 'w-[4ch]',
  name: 'w-[7ch]',
  line: 'w-[12ch]',
  long: 'w-[20ch]',
  full: 'w-[88%]',
} as const;

interface Props {
  width?: keyof typeof WIDTHS;
  /** What may be read anyway, such as initials. */
  instead?: string;
  /** Row that shows its words while it is held. */
  row?: string;
  children: ReactNode;
}

/** Whether words about a person are hidden, in a row or anywhere. */
export function useHidden(row?: string): boolean {
  const isHidden = useStore($isHidden);
  const peeked = useStore($peeked);
  return isHidden && (row === undefined || peeked !== row);
}

export function Secret({ width = 'name', instead, row, children }: Props): ReactNode {
  if (!useHidden(row)) return children;
  return (
    <>
      {instead && `${instead} `}
      <Bar width={width} />
    </>
  );
}

/** The bar that is drawn instead of hidden words. */
export function Bar({ width = 'name' }: Pick<Props, 'width'>): JSX.Element {
  return (
    <span className={`veil ${WIDTHS[width ?? 'name']}`}>
      <span className="vh">hidden</span>
    </span>
  );
}

/** `R. K.` */
export const initials = (...names: readonly string[]): string =>
  names
    .filter(Boolean)
    .map((name) => `${[...name][0]}.`)
    .join(' ');

/** `Renata K.`, the name of a row. */
export const shortName = ({
  firstName,
  lastName,
}: Record<'firstName' | 'lastName', string>): string =>
  [firstName, lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(' ') || 'No name';
