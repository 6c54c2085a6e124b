/** The threads around a loop, for a place that is empty; not needed for a list. */
import type { Threads } from './Empty.tsx';

export const LOOP: Threads = {
  a: 'M4 18h62c10 0 16 6 16 14s-6 12-12 12-11-5-11-11 6-15 16-15h71',
  b: 'M4 32h40M96 32h50',
};
