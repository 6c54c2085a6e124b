/** What a project has beside its code: a dated version with notes for upgrades, and forms for issues. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

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

describe('A form for issues', () => {
  const forms = globSync('.github/ISSUE_TEMPLATE/[0-9]*.yml', { cwd: ROOT });

  it('is there', () => {
    expect(forms.length).toBe(2);
  });

  it.each(forms)('%s has a name, and something that has to be said', (file) => {
    const form = parse(read(file)) as {
      name: string;
      description: string;
      body: { id?: string; type: string; validations?: { required?: boolean } }[];
    };
    expect([form.name.length > 5, form.description.length > 20]).toEqual([true, true]);
    expect(form.body.some(({ validations }) => validations?.required === true)).toBe(true);
    const ids = form.body.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('asks that no data of visitors is pasted', () => {
    expect(forms.some((file) => read(file).includes('Never paste real names'))).toBe(true);
  });
});
