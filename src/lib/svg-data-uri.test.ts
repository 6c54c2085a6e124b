import { expect, test } from 'vitest';
import { svgDataUri } from './svg-data-uri.ts';

test('encodes an SVG for an attribute', () => {
  const address = svgDataUri('<svg fill="#fff"><path d="M0 30h34"/></svg>\n');
  expect(address).toBe(
    "data:image/svg+xml,%3Csvg fill='%23fff'%3E%3Cpath d='M0 30h34'/%3E%3C/svg%3E",
  );
});

test.each([
  `<svg><style>.a{font:1em 'A B'}</style><path d="M0 0"/></svg>`,
  '<svg><title>50 % &amp; more</title></svg>',
])('decodes to the same drawing: %s', (svg) => {
  const uri = svgDataUri(svg);
  expect(uri).not.toContain('"');
  const text = decodeURIComponent(uri.slice('data:image/svg+xml,'.length));
  expect(text.replaceAll("'", '"')).toBe(svg.replaceAll("'", '"'));
});
