import { expect, test } from 'vitest';
import { nameSize } from './name-size.ts';

test.each([
  ['Ink', 'one'],
  ['Hearthside', 'one'],
  ['Juniper & Stone', 'one'],
  ['Psychotherapeutics', 'two'],
  ['Marriagekeepers', 'two'],
  ['Columbine Couples Therapy', 'two'],
  ['Columbine Sex & Couples Therapy', 'many'],
  ['The Wasatch Front and Great Salt Lake Online Couples Clinics', 'many'],
])('%s is set in %s', (name, size) => {
  expect(nameSize(name)).toBe(size);
});
