/** A button of the rail, as wide as its links. */
import type { ComponentProps, JSX } from 'react';

const SHAPE =
  'grid min-h-[58px] place-content-center justify-items-center gap-[3px] border-0 bg-transparent p-0';

export function RailButton(props: ComponentProps<'button'>): JSX.Element {
  return (
    <button
      type="button"
      {...props}
      className={`${SHAPE} text-2xs text-ink-soft hover:bg-sunk aria-pressed:bg-tan-tint aria-pressed:text-ink`}
    />
  );
}
