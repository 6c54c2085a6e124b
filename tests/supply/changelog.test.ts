/** CHANGELOG.md has the present version with its day, and notes for upgrades. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string): string =>
  readFileSync(join(ROOT, file), 'utf8').replaceAll('\r\n', '\n');
const { version } = JSON.parse(read('package.json')) as { version: string };

describe('CHANGELOG.md', () => {
  const [, ...parts] = read('CHANGELOG.md').split(/^## /m);

  it('has the present version with its day, and what is new above it', () => {
    const headings = parts.map((part) => part.split('\n', 1)[0]);
    expect(headings[0]).toBe('Unreleased');
    expect(headings[1]).toMatch(
      new RegExp(`^${version.replaceAll('.', '\\.')} – \\d{4}-\\d\\d-\\d\\d$`),
    );
  });

  it('says of each version what an upgrade needs', () => {
    const versions = parts.slice(1);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((part) => !part.includes('\n### Upgrading\n'))).toEqual([]);
  });
});
