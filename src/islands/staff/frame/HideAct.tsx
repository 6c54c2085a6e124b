/** The eye button of a bar. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import { $isHidden, toggleHidden } from '#stores/staff/hidden.ts';
import { RoundAct } from '#ui/staff/Act.tsx';

export function HideAct({ className = '' }: { className?: string }): JSX.Element {
  const isHidden = useStore($isHidden);
  return (
    <RoundAct
      className={className}
      label="Hide names"
      glyph={isHidden ? 'eye-off' : 'eye'}
      aria-pressed={isHidden}
      onClick={toggleHidden}
    />
  );
}
