/** Small labels: safety, state, role. */
import type { JSX, ReactNode } from 'react';
import type { InboxRow } from '#staff/contract/inbox.ts';
import { safetyTag } from '#staff/contract/safety.ts';
import { Glyph } from './Glyph.tsx';

const SHAPE =
  'inline-flex h-[22px] items-center gap-1 rounded-thread px-2 text-xs leading-none font-semibold whitespace-nowrap';
const LOOKS = {
  plain: 'bg-sunk text-ink',
  /** Not safe: solid red, for nothing else. */
  no: 'safety pl-1.5',
  /** To be read first: an outline, because it is a guess. */
  first: 'border-[1.5px] border-current pl-1 text-error',
  /** Not said: neither red nor green. */
  ask: 'border-[1.5px] border-line-strong text-ink-soft',
  teal: 'bg-teal-tint text-teal-deep',
  tan: 'bg-tan-tint text-tan-deep',
  sage: 'bg-sage-tint text-sage-deep',
  blue: 'bg-blue-tint text-blue-deep',
  bad: 'bg-error-tint text-error',
} as const;

export type TagLook = keyof typeof LOOKS;

export function Tag({
  look = 'plain',
  children,
}: {
  look?: TagLook;
  children: ReactNode;
}): JSX.Element {
  return (
    <b className={`${SHAPE} ${LOOKS[look]} forced-colors:border`} data-tag={look}>
      {look === 'no' && <Glyph name="no" small />}
      {look === 'first' && <Glyph name="flag" small />}
      {look === 'sage' && <Glyph name="check" small />}
      {children}
    </b>
  );
}

/** What is not safe for a person, wherever somebody is about to reach them; nothing if there is nothing to warn of. */
export function SafetyTag({
  of,
}: {
  of: Pick<InboxRow, 'safe' | 'way' | 'first'>;
}): JSX.Element | null {
  const tag = safetyTag(of);
  return tag && <Tag look={tag.kind}>{tag.text}</Tag>;
}
