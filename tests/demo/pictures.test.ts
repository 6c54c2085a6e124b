/** The README shows the product: its pictures are small, and there for both schemes. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf, NAMES, ROOT, SCHEMES } from './shown.ts';

const MAX_BYTES = 400_000;
/** What a phone shows at once when the README is opened there. */
const MAX_TEXT = 8192;
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

describe('The README', () => {
  it('is short', () => {
    expect(Buffer.byteLength(readme.replaceAll('\r\n', '\n'))).toBeLessThanOrEqual(MAX_TEXT);
  });

  it.each(NAMES)('shows %s, light and dark, with words for those who do not see it', (name) => {
    const picture = readme.split('<picture>').find((part) => part.includes(fileOf(name, 'light')));
    expect(picture).toContain(
      `<source media="(prefers-color-scheme: dark)" srcset="${fileOf(name, 'dark')}">`,
    );
    const [, alt = ''] = /alt="([^"]*)"/.exec(picture ?? '') ?? [];
    expect(alt.length).toBeGreaterThan(20);
  });

  it('has pictures that are there and light together', () => {
    const sizes = NAMES.flatMap((name) =>
      SCHEMES.map((scheme) => statSync(join(ROOT, fileOf(name, scheme))).size),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(5000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
  });
});
