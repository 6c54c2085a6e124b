/** How a person wants to be reached, with the time of their call and what is not safe. */
import type { JSX } from 'react';
import type { InboxRow } from '#staff/contract/inbox.ts';
import { slotText } from '#staff/contract/times.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { SafetyTag } from '../ui/Tag.tsx';

const WAYS = {
  call: { glyph: 'phone', name: 'Call' },
  text: { glyph: 'text', name: 'Text' },
  email: { glyph: 'mail', name: 'Email' },
} as const;

interface Props {
  row: InboxRow;
  now: number;
  zone: string;
}

export function WayWords({ row, now, zone }: Props): JSX.Element {
  const { glyph, name } = WAYS[row.way ?? 'email'];
  return (
    <>
      <span className="mr-1 inline-flex items-center gap-[5px] whitespace-nowrap">
        <Glyph name={glyph} small />
        {name}
        {row.callAt !== null && <b className="text-blue-deep">{slotText(row.callAt, now, zone)}</b>}
      </span>
      <SafetyTag of={row} />
    </>
  );
}
