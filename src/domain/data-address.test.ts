import { expect, test } from 'vitest';
import { svgAddress } from './data-address.ts';

test('a drawing becomes an address that fits into an attribute', () => {
  const address = svgAddress('<svg fill="#fff"><path d="M0 30h34"/></svg>\n');
  expect(address).toBe(
    "data:image/svg+xml,%3Csvg fill='%23fff'%3E%3Cpath d='M0 30h34'/%3E%3C/svg%3E",
  );
});
