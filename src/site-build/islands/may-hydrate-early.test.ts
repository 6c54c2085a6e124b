import { expect, it } from 'vitest';
import { mayHydrateEarly, type Visit } from './may-hydrate-early.ts';

const ON_OFF = [true, false];
/** Everything that a browser can say; `saveData` and the line are undefined in Safari and Firefox. */
const SAID: { [K in keyof Visit]: readonly Visit[K][] } = {
  inSight: ON_OFF,
  loaded: ON_OFF,
  acted: ON_OFF,
  saveData: [...ON_OFF, undefined],
  effectiveType: ['slow-2g', '2g', '3g', '4g', undefined],
  reducedMotion: ON_OFF,
  finePointer: ON_OFF,
};

it('an island hydrates early in view, for a visitor who has acted, on a line known as good or with a fine pointer', () => {
  const all = Object.entries(SAID).reduce<object[]>(
    (visits, [name, values]) =>
      visits.flatMap((visit) => values.map((value) => ({ ...visit, [name]: value }))),
    [{}],
  ) as Visit[];
  expect(all).toHaveLength(480);
  const expected = all.filter(
    ({ inSight, loaded, acted, saveData, effectiveType, reducedMotion, finePointer }) =>
      [inSight, loaded, acted, !saveData, !reducedMotion].every(Boolean) &&
      (effectiveType === '4g' || (effectiveType === undefined && finePointer)),
  );
  expect(expected).toHaveLength(6);
  expect(all.filter(mayHydrateEarly)).toEqual(expected);
});
