/** What finishes a lead, always in reach. */
import type { JSX } from 'react';
import type { LeadView } from '#staff/contract/lead.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Glyph, type GlyphLook } from '../ui/Glyph.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import type { Doing } from '../follow-up/doing.ts';

const BAR =
  'sticky bottom-0 z-40 mt-auto flex items-center gap-1.5 bg-raised px-2.5 pt-2 lg:static lg:gap-1 lg:px-5 lg:py-2.5';
const SMALL =
  'grid min-h-12 min-w-12 content-center justify-items-center gap-px rounded-lg border-0 bg-transparent text-2xs hover:bg-sunk';
const DESK = 'lg:flex lg:min-h-10 lg:items-center lg:gap-[7px] lg:px-2.5 lg:text-sm';

interface Props {
  lead: LeadView;
  doing: Doing;
}

export function ActionBar({ lead, doing }: Props): JSX.Element {
  const small = (glyph: GlyphLook, text: string, sheet: 'reply' | 'later' | 'more') => (
    <button className={`${SMALL} ${DESK}`} type="button" onClick={() => doing.show(sheet)}>
      <Glyph name={glyph} />
      {text}
    </button>
  );
  return (
    <div
      className={`${BAR} rule-t pb-[calc(8px+env(safe-area-inset-bottom))]`}
      role="toolbar"
      aria-label="This lead"
    >
      {!lead.spam && (
        <StaffButton
          look="ink"
          tall
          glyph="check"
          className="min-w-0 flex-1 whitespace-nowrap max-lg:px-2! lg:flex-none max-narrow:[&>svg]:hidden"
          aria-haspopup="dialog"
          onClick={() => doing.show('happened')}
        >
          What happened?
        </StaffButton>
      )}
      {lead.replyBy !== null && small('mail', 'Reply', 'reply')}
      {small(LATE_GLYPHS.later, 'Later', 'later')}
      {small('more', 'More', 'more')}
    </div>
  );
}
