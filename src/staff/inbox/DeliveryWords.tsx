/** Whether the CRM has a lead. */
import type { JSX } from 'react';
import type { DeliverySummary } from '#staff/contract/lead.ts';
import { Glyph, type GlyphLook } from '../ui/Glyph.tsx';

const STATES: Readonly<
  Record<DeliverySummary, readonly [glyph: GlyphLook | null, words: string, look: string]>
> = {
  none: [null, 'Kept here only', 'text-ink-soft'],
  delivered: ['check', 'Delivered', 'text-ink-soft'],
  waiting: ['clock', 'Waiting', 'font-semibold text-tan-deep'],
  refused: ['alert', 'Refused', 'font-semibold text-error'],
  failed: ['alert', 'Given up', 'font-semibold text-error'],
  quarantined: ['alert', 'Held back', 'font-semibold text-error'],
  discarded: ['trash', 'Discarded', 'text-ink-soft'],
};
const QUIET = new Set<DeliverySummary>(['none', 'delivered']);

export function DeliveryWords({
  state,
  spam,
}: {
  state: DeliverySummary;
  spam: boolean;
}): JSX.Element {
  const [glyph, words, look] = spam ? (['spam', 'Spam', 'text-ink-soft'] as const) : STATES[state];
  return (
    <span
      data-quiet={!spam && QUIET.has(state) ? '' : undefined}
      className={`inline-flex items-center gap-1 justify-self-end text-xs whitespace-nowrap lg:cell-[crm] ${look}`}
    >
      {glyph && <Glyph name={glyph} small />}
      <span className={!spam && QUIET.has(state) ? 'vh' : ''}>{words}</span>
    </span>
  );
}
