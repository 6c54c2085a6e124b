/** The brand mark: two threads in a Hercules knot. Decorative; inherits its colors. */
import type { ComponentProps, JSX } from 'react';

type Props = Pick<ComponentProps<'svg'>, 'className' | 'width' | 'height'>;

/** @param size inside another drawing, whose units it then has */
export function BrandMark({ className = '', ...size }: Props): JSX.Element {
  return (
    <svg
      className={`thread ${className}`}
      viewBox="0 0 200 76"
      aria-hidden="true"
      fill="none"
      strokeWidth="9"
      {...size}
    >
      <path
        className="a"
        d="M0 30h34c10 0 19 0 28-1c8-1 17-3 24-6c2-1 4-2 6-3M108 11c7-2 14-5 20-5c7 0 15 3 20 8c5 5 8 16 8 24M153 54c-1 3-3 6-5 8c-5 5-13 8-20 8c-7 0-15-3-22-6c-7-3-13-8-20-11c-7-3-16-5-24-6c-3 0-6-1-9-1M37 46H0"
      />
      <path
        className="b"
        d="M200 30h-37M147 30c-3 0-6-1-9-1c-8-1-17-3-24-6c-7-3-13-8-20-11c-7-3-15-6-22-6c-7 0-15 3-20 8c-2 2-4 5-5 8M44 38c0 8 3 19 8 24c5 5 13 8 20 8c6 0 13-3 20-5M108 56c2-1 4-2 6-3c7-3 16-5 24-6c9-1 18-1 28-1h34"
      />
    </svg>
  );
}
