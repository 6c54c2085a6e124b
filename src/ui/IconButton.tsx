/** A round button with an icon; its text is for screen readers. */
import type { ComponentProps, JSX } from 'react';
import { Icon, type IconName } from './Icon.tsx';

const SHAPE =
  'inline-grid flex-none place-items-center rounded-full border-0 p-0 hover:bg-ink hover:text-paper';
const RING = 'size-12 edge-2 hover:edge-none';
const looks = {
  ring: `${RING} bg-transparent`,
  /** On top of content that scrolls. */
  raised: `${RING} bg-raised`,
  plain: 'size-tap bg-transparent',
} as const;

interface Props extends ComponentProps<'button'> {
  label: string;
  icon: IconName;
  look?: keyof typeof looks;
}

export function IconButton({
  label,
  icon,
  look = 'ring',
  className = '',
  ...rest
}: Props): JSX.Element {
  return (
    <button type="button" {...rest} className={`${SHAPE} ${looks[look]} ${className}`}>
      <span className="vh">{label}</span>
      <Icon name={icon} className="size-5" />
    </button>
  );
}
