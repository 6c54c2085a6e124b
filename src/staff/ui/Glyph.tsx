/**
 * Line icons of the staff pages by name, or as a path for those of LATE_GLYPHS; those of the places have the ids of the
 * places. Decorative: the text next to them carries the meaning.
 */
import type { JSX } from 'react';

const PATHS = {
  inbox: 'M3 11h4l1.5 2.5h3L13 11h4M3 11l2.5-6.5h9L17 11v5.5H3z',
  overview: 'M3 17h14M5.5 14V9M10 14V4M14.5 14v-3.5',
  slots: 'M3.5 4.5h13V17h-13zM3.5 8.5h13M7 2.5V6M13 2.5V6',
  notices: 'M4 14h12l-2-3V8a4 4 0 0 0-8 0v3zM8 16.5h4',
  content: 'M5 2.5h6.5l4 4v11H5zM7.5 10h5M7.5 13.5h5',
  staff:
    'M10.5 7a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM2 17c.4-3.3 2.4-5 5.5-5s5.1 1.7 5.5 5M13 4.2a3 3 0 0 1 0 5.6M15.2 12.4c1.6.7 2.5 2.3 2.8 4.6',
  phone:
    'M4 3h3l1.5 4-2 1.5c.8 2.2 2.8 4.2 5 5l1.5-2 4 1.5v3c0 .6-.5 1-1 1C9 17 3 11 3 4c0-.5.4-1 1-1z',
  text: 'M3 4h14v9.5H9L5 17v-3.5H3z',
  mail: 'M2.5 4.5h15v11h-15zM3 5l7 6 7-6',
  no: 'M17 10a7 7 0 1 1-14 0 7 7 0 1 1 14 0zM5.2 5.2l9.6 9.6',
  clock: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 1 1 15 0zM10 5.5V10l3 2',
  check: 'm4 10.5 4 4 8-9',
  alert: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 1 1 15 0zM10 6v5M10 13.7v.3',
  flag: 'M5 17.5V3M5 4h10l-2.5 3.5L15 11H5',
  search: 'M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 1 1 11 0zM13 13l4 4',
  filter: 'M3 5.5h14M6 10h8M8.5 14.5h3',
  eye: 'M2 10c2-3.7 4.7-5.5 8-5.5s6 1.8 8 5.5c-2 3.7-4.7 5.5-8 5.5S4 13.7 2 10zM12.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0z',
  'eye-off':
    'M4 6.8C3.3 7.7 2.6 8.8 2 10c2 3.7 4.7 5.5 8 5.5 1.3 0 2.5-.3 3.6-.8M7.5 5c.8-.3 1.6-.5 2.5-.5 3.3 0 6 1.8 8 5.5-.5 1-1.1 1.8-1.8 2.6M3 3l14 14',
  more: 'M5.4 10a.9.9 0 1 1-1.8 0 .9.9 0 1 1 1.8 0zM10.9 10a.9.9 0 1 1-1.8 0 .9.9 0 1 1 1.8 0zM16.4 10a.9.9 0 1 1-1.8 0 .9.9 0 1 1 1.8 0z',
  up: 'm4 12.5 6-6 6 6',
  trash: 'M4 5.5h12M8 5.5v-2h4v2M5.5 5.5l.8 11.5h7.4l.8-11.5M8.5 9v5M11.5 9v5',
  spam: 'M6.8 3h6.4L17 6.8v6.4L13.2 17H6.8L3 13.2V6.8zM10 6.5V11M10 13.5v.3',
  close: 'm5 5 10 10M15 5 5 15',
  offline:
    'M2.5 7.5C3.8 6.3 5.2 5.5 6.7 5M17.5 7.5c-2-1.9-4.4-2.9-7-3M5.5 11c.8-.7 1.6-1.2 2.6-1.5M14.5 11c-.5-.5-1-.8-1.6-1.1M8.5 14.3c.9-.6 2.1-.6 3 0M3 3l14 14',
} as const;

export type GlyphName = keyof typeof PATHS;
/** An icon: its name, or the path of one that only parts loaded later show. */
export type GlyphLook = GlyphName | `${'m' | 'M'}${string} ${string}`;

const isName = (look: GlyphLook): look is GlyphName => Object.hasOwn(PATHS, look);

interface Props {
  name: GlyphLook;
  /** Next to small text: 16 instead of 20 px, with a heavier line. */
  small?: boolean;
  className?: string;
}

export function Glyph({ name, small = false, className = '' }: Props): JSX.Element {
  return (
    <svg
      className={`${small ? 'size-4' : 'size-5'} flex-none ${className}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={small ? 2 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={isName(name) ? PATHS[name] : name} />
    </svg>
  );
}
