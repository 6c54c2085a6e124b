/** `npm run practice` in a copy: what it writes, and that this passes the content checks. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '#site';
import type { Copy } from '../editor/copy.ts';
import { copyProject, node, practice, type Ran } from './build.ts';

let copy: Copy;
let dry: Ran;
let first: Ran;
const inCopy = (path: string): string => join(copy.folder, path);
const textOf = (path: string): string => readFileSync(inCopy(path), 'utf8');

beforeAll(async () => {
  copy = await copyProject();
  await copy.edit('src/features/site/facts.schema.ts', (text) =>
    text.replace('  isSample: flag,', "$&\n  room: text('Green'),"),
  );
  await copy.edit('src/site.config.ts', (text) =>
    text.replace('  isSample: true,', "$&\n  room: 'Blue',"),
  );
  dry = await practice(copy.folder, '--dry-run');
  expect(existsSync(inCopy('practice.lock.json'))).toBe(false);
  expect(textOf('src/site.config.ts')).toContain(site.name);
  first = await practice(copy.folder);
});
afterAll(() => copy.remove());

describe('the command', () => {
  it('says in a dry run what it would do, and changes nothing', () => {
    expect(dry).toMatchObject({ code: 0 });
    expect(dry.output).toContain('src/content/therapists/noor.md');
    expect(dry.output).toContain('nothing was changed');
  });

  it('removes the sample, and names the copy of it', () => {
    expect(first).toMatchObject({ code: 0 });
    expect(globSync('src/content/episodes/*', { cwd: copy.folder })).toEqual([]);
    const [folder = ''] = /data\/before-practice-\S+(?=\.)/.exec(first.output) ?? [];
    expect(existsSync(inCopy(`${folder}/src/content/therapists/teo.md`))).toBe(true);
    expect(textOf(`${folder}/src/site.config.ts`)).toContain(site.name);
  });

  it('writes the facts, with one that it does not know and without the old practice', () => {
    const facts = textOf('src/site.config.ts');
    expect(facts).toMatch(/isSample: false,\n {2}room: 'Blue',\n/);
    expect(facts).not.toContain(site.name);
  });

  it('ends with what to do before going live', () => {
    expect(first.output).toMatch(
      /Before you go live:[\s\S]*complaint-notice\.md: replace the block/,
    );
    expect(first.output).toMatch(/posts\/1-[\w-]+\.md: rewrite it in your own words/);
  });

  it('keeps what was changed by hand, and writes nothing else the second time', async () => {
    const person = 'src/content/therapists/amos.md';
    const written = textOf(person);
    await copy.edit(person, (text) => text.replace('Amos sees people', 'He sees people'));
    const { output } = await practice(copy.folder, '--dry-run');
    expect(output).toContain('Nothing to change');
    expect(output).toMatch(
      /Kept, because you changed them: 1 files\n {2}src\/content\/therapists\/amos\.md/,
    );
    await copy.edit(person, () => written);
  });

  it('writes what passes the content checks, with the law of its state', async () => {
    const { code, output } = await node(copy.folder, ['src/content-lint/command.ts']);
    expect(output).toContain('0 to be changed, 0 worth a look');
    expect(output).toContain('Checked against the law of Oregon');
    expect(code).toBe(0);
  });
});
