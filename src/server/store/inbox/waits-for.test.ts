import { expect, it } from 'vitest';
import { DESTINATIONS } from '#staff/contract/lead.ts';
import type { Receivers } from '../lead.ts';
import { countAwaited, waitsFor } from './waits-for.ts';

const waiting = (...adapters: string[]) =>
  waitsFor(adapters.map((adapter) => ({ adapter, state: 'waiting' })));
const refused = waitsFor([{ adapter: 'hubspot', state: 'refused' }]);
const configured = (name: string): Receivers => ({ [name]: ['contact'] });

it('every destination is a bit of its own, and none looks like a delivery that needs a person', () => {
  const bits = [...DESTINATIONS.map((name) => waiting(name)), refused];
  expect(bits.every((bit) => bit > 0 && (bit & (bit - 1)) === 0)).toBe(true);
  expect(new Set(bits).size).toBe(bits.length);
  expect(waiting(...DESTINATIONS)).toBe(bits.reduce((sum, bit) => sum + bit) - refused);
});

it.each(DESTINATIONS)('a lead that waits for %s counts where it is configured', (name) => {
  const sums = [{ form: 'contact', waitsFor: waiting(name), leads: 7 }];
  expect(countAwaited(sums, configured(name))).toBe(7);
  expect(countAwaited(sums, {})).toBe(0);
  expect(countAwaited([{ form: 'contact', waitsFor: refused, leads: 2 }], {})).toBe(2);
});

it('a destination of an earlier release keeps no lead', () => {
  expect(waiting('fax')).toBe(0);
});
