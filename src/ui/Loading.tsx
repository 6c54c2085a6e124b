/** Loading animation of two threads (R101): three sizes, inline or full screen. */
import type { JSX } from 'react';

const sizes = {
  sm: { box: 'text-(length:--text-small)', threads: 'w-10' },
  md: { box: '', threads: 'w-18' },
  lg: { box: 'flex-col text-(length:--text-lede)', threads: 'w-32' },
} as const;

interface Props {
  size?: keyof typeof sizes;
  fullScreen?: boolean;
}

export function Loading({ size = 'md', fullScreen = false }: Props): JSX.Element {
  const { box, threads } = sizes[size];
  const place = fullScreen
    ? 'fixed inset-0 z-(--z-dialog) flex justify-center bg-paper'
    : 'inline-flex';
  return (
    <p
      className={`${place} items-center gap-3 soft ${box}`}
      role="status"
      data-size={size}
      data-full-screen={fullScreen || undefined}
    >
      <svg
        className={`thread strands overflow-visible ${threads}`}
        viewBox="0 0 80 24"
        fill="none"
        strokeWidth="4"
        aria-hidden="true"
      >
        <path className="a" d="M0 6c20 0 20 12 40 12S60 6 80 6" />
        <path className="b" d="M0 18c20 0 20-12 40-12s20 12 40 12" />
      </svg>
      Loading...
    </p>
  );
}
