/** Loading animation of two threads (R101): three sizes, inline or full screen. */
import type { JSX } from 'react';

interface Props {
  size?: 'sm' | 'md' | 'lg';
  fullScreen?: boolean;
}

export function Loading({ size = 'md', fullScreen = false }: Props): JSX.Element {
  const names = `strands strands-${size}${fullScreen ? ' strands-full' : ''}`;
  return (
    <p className={names} role="status">
      <svg className="thread" viewBox="0 0 80 24" fill="none" strokeWidth="4" aria-hidden="true">
        <path className="a" d="M0 6c20 0 20 12 40 12S60 6 80 6" />
        <path className="b" d="M0 18c20 0 20-12 40-12s20 12 40 12" />
      </svg>
      Loading...
    </p>
  );
}
