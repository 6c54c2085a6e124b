/** Icons by name. Decorative: the text next to them carries the meaning. */
import type { JSX } from 'react';

const shapes = {
  arrow: { box: '0 0 30 12', width: 2, d: 'M0 6c6-5 10 5 16 0h11M22 1l6 5-6 5' },
  chevron: { box: '0 0 12 8', width: 2, d: 'm1 1 5 5 5-5' },
  previous: { box: '0 0 20 20', width: 2, d: 'M18 10H3m6-6-6 6 6 6' },
  next: { box: '0 0 20 20', width: 2, d: 'M2 10h15m-6-6 6 6-6 6' },
  pause: { box: '0 0 20 20', width: 2, d: 'M6 4v12M14 4v12' },
  resume: { box: '0 0 20 20', width: 2, d: 'M6 3.5v13l10.5-6.5z' },
  menu: { box: '0 0 28 18', width: 2.4, d: 'M0 4c7-5 11 5 18 0 4-3 7-1 10 0M0 14h28' },
  close: { box: '0 0 20 20', width: 2.2, d: 'm4 4 12 12M16 4 4 16' },
  check: { box: '0 0 16 16', width: 2.6, d: 'm2 8.5 4 4L14 4' },
  alert: {
    box: '0 0 24 24',
    width: 2.6,
    d: 'M12 6.5v7M12 16.5v1.5M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 1 1 0-21z',
  },
  phone: {
    box: '0 0 20 20',
    width: 1.9,
    d: 'M5.5 2.5 8 6.8 6.2 8.6c1 2.2 2.9 4.1 5.2 5.2l1.8-1.8 4.3 2.5c0 2-1.4 3.2-3 3C8.2 16.7 3.3 11.8 2.5 5.5c-.2-1.6 1-3 3-3z',
  },
  google: { box: '0 0 24 24', width: 3.2, d: 'M21 12h-9m8.6-4.6A9 9 0 1 0 21 12' },
  instagram: {
    box: '0 0 20 20',
    width: 1.8,
    d: 'M6.5 2h7A4.5 4.5 0 0 1 18 6.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 2 13.5v-7A4.5 4.5 0 0 1 6.5 2zM10 6.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 1 1 0-7.6z',
  },
  youtube: {
    box: '0 0 20 20',
    width: 1.8,
    d: 'M4.5 4h11A3.5 3.5 0 0 1 19 7.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 1 12.5v-5A3.5 3.5 0 0 1 4.5 4zM8.5 7.5l4 2.5-4 2.5z',
  },
  podcast: {
    box: '0 0 20 20',
    width: 1.8,
    d: 'M4 13a8 8 0 1 1 12 0M7 10.5a3.5 3.5 0 1 1 6 0M10 10v8',
  },
  link: {
    box: '0 0 20 20',
    width: 1.8,
    d: 'M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5L10 5M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5L10 15',
  },
} as const;

export type IconName = keyof typeof shapes | 'play';

/** All icon names, for the gallery. */
export const ICONS = [...(Object.keys(shapes) as (keyof typeof shapes)[]), 'play'] as const;

interface Props {
  name: IconName;
  className?: string;
}

export function Icon({ name, className }: Props): JSX.Element {
  if (name === 'play') {
    return (
      <svg className={className} viewBox="0 0 18 20" aria-hidden="true" fill="currentColor">
        <path d="M1 1v18l16-9z" />
      </svg>
    );
  }
  const { box, width, d } = shapes[name];
  return (
    <svg
      className={className}
      viewBox={box}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
    >
      <path d={d} />
    </svg>
  );
}
