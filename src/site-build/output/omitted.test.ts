import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { omittedIn, partsIn } from './omitted.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const root = (): URL => pathToFileURL(`${folder}/`);
function write(path: string, text: string): void {
  const file = join(folder, 'src/content', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

it.each([
  ['a file', '---\ntitle: One\n---\nText\n', true],
  ['a draft', '---\ntitle: One\ndraft: true\n---\nText\n', false],
  ['a draft with a note, of a Windows computer', '---\r\ndraft: true # not yet\r\n---\r\n', false],
  ['a draft no more', '---\ndraft: false\n---\n', true],
  ['a text about drafts', '---\ntitle: One\n---\ndraft: true\n', true],
])('a part is on by its content: %s', (_, text, isOn) => {
  write('episodes/1-one.md', text);
  expect(partsIn(root()).podcast).toBe(isOn);
  expect(partsIn(root(), true).podcast, 'a preview shows drafts').toBe(true);
});

it('a preview of the first entry of a part has no redirects away from it', () => {
  write('episodes/1-one.md', '---\ndraft: true\n---\n');
  const leads = (preview: boolean): boolean =>
    omittedIn(root(), preview).gone.some(({ address }) => address === '/resources/podcasts/*');
  expect([leads(false), leads(true)]).toEqual([true, false]);
});

it('content that cannot be read is an error, not a part that is off', () => {
  write('episodes', 'a file where the folder should be');
  expect(() => partsIn(root())).toThrow(/ENOTDIR/);
});
