import { expect, test } from 'vitest';
import { svgDataUri } from './svg-data-uri.ts';

test('encodes an SVG for an attribute', () => {
  const address = svgDataUri('<svg fill="#fff"><path d="M0 30h34"/></svg>\n');
  expect(address).toBe(
    "data:image/svg+xml,%3Csvg fill='%23fff'%3E%3Cpath d='M0 30h34'/%3E%3C/svg%3E",
  );
});
