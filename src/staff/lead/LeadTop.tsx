/** The bar on top of a lead. */
import type { JSX } from 'react';
import { StaffButtonLink, StaffIconButton } from '../ui/StaffButton.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { HideNamesButton } from '../frame/HideNamesButton.tsx';

const BAR = 'sticky top-0 z-30 flex flex-none items-center gap-1 rule-b bg-paper';

interface Props {
  position: string;
  onStep: (by: number) => void;
  /** Way back to the list, on a page of its own. */
  onBack?: () => void;
  /** Address of that page, beside the list. */
  fullHref?: string;
}

export function LeadTop({ position, onStep, onBack, fullHref }: Props): JSX.Element {
  return (
    <div className={`${BAR} min-h-14 px-1.5 lg:static lg:pr-3 lg:pl-5`}>
      {onBack && (
        <StaffIconButton label="Back to the list" glyph={LATE_GLYPHS.back} onClick={onBack} />
      )}
      {onBack ? (
        <h1 className="text-sm text-ink-soft">{position || 'Lead'}</h1>
      ) : (
        <p className="text-sm text-ink-soft">{position}</p>
      )}
      {onBack ? (
        <span className="flex flex-1 justify-end">
          <HideNamesButton />
        </span>
      ) : null}
      <StaffIconButton label="Previous lead" glyph="up" onClick={() => onStep(-1)} />
      <StaffIconButton label="Next lead" glyph={LATE_GLYPHS.down} onClick={() => onStep(1)} />
      {fullHref && (
        <span className="flex flex-1 justify-end">
          <StaffButtonLink look="quiet" href={fullHref}>
            Open full page
          </StaffButtonLink>
        </span>
      )}
    </div>
  );
}
