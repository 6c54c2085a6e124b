/** A practice that writes Spanish first is built as any other, and every check of a built site holds for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, ROOT } from '../editor/copy.ts';
import { copyProject, node, practice, type Ran } from './build.ts';

let copy: Copy;
let made: Ran;

beforeAll(async () => {
  copy = await copyProject();
  made = await practice(copy.folder, '--answers', join(ROOT, 'tests/practice/el-paso.yaml'));
});
afterAll(() => copy.remove());

it('is written, built and checked in Spanish, with no page in English', async () => {
  expect(made, made.output).toMatchObject({ code: 0 });
  const build = await copy.build();
  expect(build, build.output.slice(-2000)).toMatchObject({ code: 0 });
  expect(readFileSync(join(copy.folder, 'dist/index.html'), 'utf8')).toMatch(/<html lang="es-US">/);
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { code, output } = await node(copy.folder, [vitest, 'run', '--project', 'site']);
  expect([...output.matchAll(/^\s*FAIL .*/gm)].map(([line]) => line.trim())).toEqual([]);
  expect(output).toMatch(/Tests {2}\d{2,} passed/);
  expect(code).toBe(0);
});
