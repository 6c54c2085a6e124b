/** How densely a text is compressed. */
import { constants } from 'node:zlib';

/** `archive`: for what few visitors open, a hundredth larger in half the time. */
export type Density = 'densest' | 'archive';

const QUALITY: Readonly<Record<Density, number>> = { densest: 11, archive: 10 };
/** Above this, brotli 11 takes seconds, such as for a search index of thousands of posts. */
const MAX_BEST = 500_000;

/** For a text of `length` bytes. */
export const brotliParams = (
  length: number,
  density: Density = 'densest',
): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: length > MAX_BEST ? 5 : QUALITY[density],
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  // Home becomes 48 B smaller than at the default.
  [constants.BROTLI_PARAM_LGBLOCK]: 16,
});
