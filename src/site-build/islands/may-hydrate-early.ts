/** When an island may load before anybody has touched it: the whole rule of `client:calm`. */

export interface Visit {
  inSight: boolean;
  /** The page with its pictures. */
  loaded: boolean;
  /** Scrolled, moved, touched or typed on this page. */
  acted: boolean;
  /** Network Information API; false or undefined where the browser does not say (Safari, Firefox). */
  saveData: boolean | undefined;
  effectiveType: string | undefined;
  reducedMotion: boolean;
  /** A mouse or the like is the main pointer. */
  finePointer: boolean;
}

/**
 * Not for visits that only read the first view, and not on slow or metered connections. Touch devices must report 4g;
 * those that report nothing wait.
 */
export function mayHydrateEarly(visit: Visit): boolean {
  const { inSight, loaded, acted, saveData, effectiveType, reducedMotion, finePointer } = visit;
  return (
    inSight &&
    loaded &&
    acted &&
    !saveData &&
    !reducedMotion &&
    (effectiveType ? effectiveType === '4g' : finePointer)
  );
}
