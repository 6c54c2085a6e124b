/** How densely a text is compressed. */
import { constants } from 'node:zlib';

/**
 * `older`: opened by few; a hundredth larger in less than half the time (23.3 instead of 23.1 kB, 37 instead of 85 ms).
 * `passing`: nobody arrives there; a tenth larger in a fortieth (25.6 kB, 2.2 ms).
 */
export type Density = 'densest' | 'older' | 'passing';

const QUALITY: Readonly<Record<Density, number>> = { densest: 11, older: 10, passing: 6 };
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
