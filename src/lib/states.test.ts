import { expect, test } from 'vitest';
import { stateNamed } from './states.ts';

test('knows a state by its name in any case and by its letters', () => {
  const colorado = { state: 'Colorado', region: 'CO', timeZone: 'America/Denver' };
  expect([stateNamed(' colorado'), stateNamed('co')]).toEqual([colorado, colorado]);
  expect(stateNamed('Cascadia')).toBeUndefined();
});

test('every zone exists', () => {
  for (const name of ['Arizona', 'Hawaii', 'Indiana', 'Idaho', 'Michigan', 'PR', 'AK'])
    expect(
      () => new Intl.DateTimeFormat('en-US', { timeZone: stateNamed(name)?.timeZone }),
    ).not.toThrow();
});
