import { expect, test } from 'vitest';
import { directionsUrl } from './directions.ts';

const to = '100 Example Plaza, Dallas';

test('omits the origin without a position (R166)', () => {
  const url = new URL(directionsUrl('https://maps.example.com/dir/', to));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: '1',
    destination: to,
    travelmode: 'driving',
  });
});

test('uses the position as origin (R165)', () => {
  const url = new URL(
    directionsUrl('https://maps.example.com/dir/', to, { latitude: 32.7, longitude: -96.8 }),
  );
  expect(url.searchParams.get('origin')).toBe('32.7,-96.8');
});
