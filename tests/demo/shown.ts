/** The pictures of the README. */
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
/** Where code hosts keep what is not part of the project. */
export const FOLDER = '.github/pictures';
export const SCHEMES = ['light', 'dark'] as const;
export const NAMES = ['home', 'booking', 'quiz', 'inbox', 'editor'] as const;
export type PictureName = (typeof NAMES)[number];

export const fileOf = (name: PictureName, scheme: (typeof SCHEMES)[number]): string =>
  `${FOLDER}/${name}-${scheme}.webp`;
