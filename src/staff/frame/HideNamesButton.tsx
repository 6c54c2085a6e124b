/** The eye button: of a bar, and of the rail. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import { $isHidden, toggleHidden } from '../stores/hidden.ts';
import { StaffIconButton } from '../ui/StaffButton.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { RailButton } from './RailButton.tsx';

export function HideNamesButton({ className = '' }: { className?: string }): JSX.Element {
  const isHidden = useStore($isHidden);
  return (
    <StaffIconButton
      className={className}
      label="Hide names"
      glyph={isHidden ? 'eye-off' : 'eye'}
      aria-pressed={isHidden}
      onClick={toggleHidden}
    />
  );
}

/** The same at the end of the rail. */
export function HideButton(): JSX.Element {
  const isHidden = useStore($isHidden);
  return (
    <RailButton aria-pressed={isHidden} onClick={toggleHidden}>
      <Glyph name={isHidden ? 'eye-off' : 'eye'} />
      Hide<span className="vh"> names</span>
    </RailButton>
  );
}
