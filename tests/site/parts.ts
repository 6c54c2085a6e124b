/** The parts of this site. */
import type { Part } from '#features/parts/parts.ts';
import { partsIn, ROOT } from '#site-build/output/omitted.ts';

export const PARTS_HERE = partsIn(ROOT);
export const isOn = (part: Part): boolean => PARTS_HERE[part];
