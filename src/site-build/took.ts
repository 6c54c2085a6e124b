/** For the line of a step of the build. @param started from `performance.now()` */
export const took = (started: number): string =>
  `in ${((performance.now() - started) / 1000).toFixed(1)} s`;
