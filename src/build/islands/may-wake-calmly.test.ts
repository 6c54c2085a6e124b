import { describe, expect, it } from 'vitest';
import { mayWakeCalmly, type Visit } from './may-wake-calmly.ts';

const ON_OFF = [true, false];
/** What browsers say of a line; undefined in Safari and Firefox. */
const LINES = ['slow-2g', '2g', '3g', '4g', undefined];

/** In view, loaded, acted, saving data, line, reduced motion, fine pointer: may it wake? */
const TABLE: [
  boolean,
  boolean,
  boolean,
  boolean | undefined,
  string | undefined,
  boolean,
  boolean,
  boolean,
  string,
][] = [
  [true, true, true, false, '4g', false, true, true, 'desktop on a good line'],
  [true, true, true, undefined, undefined, false, true, true, 'desktop that says nothing'],
  [true, true, true, false, '4g', false, false, true, 'phone on a line known as good'],
  [true, true, true, undefined, undefined, false, false, false, 'phone that says nothing'],
  [true, true, true, false, '3g', false, true, false, 'desktop on 3g'],
  [true, true, true, false, '2g', false, true, false, 'desktop on 2g'],
  [true, true, true, false, 'slow-2g', false, true, false, 'desktop on slow 2g'],
  [true, true, true, false, '3g', false, false, false, 'phone on 3g'],
  [true, true, true, true, '4g', false, true, false, 'desktop that saves data'],
  [true, true, true, true, '4g', false, false, false, 'phone that saves data'],
  [true, true, true, false, '4g', true, true, false, 'motion is not welcome'],
  [false, true, true, false, '4g', false, true, false, 'out of view'],
  [true, false, true, false, '4g', false, true, false, 'still loading'],
  [true, true, false, false, '4g', false, true, false, 'only reads the first view'],
];

describe('an island wakes calmly', () => {
  it.each(TABLE)(
    'in sight %s, loaded %s, acted %s, saves data %s, line %s, reduced motion %s, fine pointer %s: %s (%s)',
    (inSight, loaded, acted, saveData, effectiveType, reducedMotion, finePointer, may) => {
      expect(
        mayWakeCalmly({
          inSight,
          loaded,
          acted,
          saveData,
          effectiveType,
          reducedMotion,
          finePointer,
        }),
      ).toBe(may);
    },
  );

  it('in 6 of all 480 combinations', () => {
    const all: Visit[] = ON_OFF.flatMap((inSight) =>
      ON_OFF.flatMap((loaded) =>
        ON_OFF.flatMap((acted) =>
          [...ON_OFF, undefined].flatMap((saveData) =>
            LINES.flatMap((effectiveType) =>
              ON_OFF.flatMap((reducedMotion) =>
                ON_OFF.map((finePointer) => ({
                  inSight,
                  loaded,
                  acted,
                  saveData,
                  effectiveType,
                  reducedMotion,
                  finePointer,
                })),
              ),
            ),
          ),
        ),
      ),
    );
    const awake = all.filter(mayWakeCalmly);
    expect(awake).toHaveLength(6);
    for (const {
      inSight,
      loaded,
      acted,
      saveData,
      effectiveType,
      reducedMotion,
      finePointer,
    } of awake) {
      expect(inSight && loaded && acted && !saveData && !reducedMotion).toBe(true);
      expect(['4g', undefined]).toContain(effectiveType);
      expect(finePointer || effectiveType === '4g').toBe(true);
    }
    expect(all).toHaveLength(480);
  });
});
