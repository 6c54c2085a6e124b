/** The second practice is built, checked as any other, and has no word of the sample. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Copy, ROOT } from '../editor/copy.ts';
import { deadLinks } from '../parts/leftovers.ts';
import { copyProject, node, practice, type Ran } from './build.ts';
import { sampleWordsIn } from './sample-words.ts';

let copy: Copy;
let build: Ran;
const inCopy = (path: string): string => join(copy.folder, path);
const textOf = (path: string): string => readFileSync(inCopy(path), 'utf8');

beforeAll(async () => {
  copy = await copyProject();
  expect(await practice(copy.folder)).toMatchObject({ code: 0 });
  build = await copy.build();
});
afterAll(() => copy.remove());

describe('the second practice', () => {
  it('is built, without a dead link', () => {
    expect(build, build.output.slice(-2000)).toMatchObject({ code: 0 });
    expect(deadLinks(inCopy('dist'))).toEqual([]);
    expect(existsSync(inCopy('dist/therapists/noor.html'))).toBe(true);
  });

  it('promises what it answered, and nothing of an empty answer', () => {
    const page = textOf('dist/hello-call.html');
    expect(page).toContain('A human replies within two business days.');
    expect(page).toMatch(/Open Tuesday to Saturday, 10:00\sAM to 7:00\sPM\.\s*<\/p>/);
  });

  it('names a supervisor in the words of its state', () => {
    const page = textOf('dist/therapists/noor.html');
    expect(page).toContain('Supervisor: Ines Calder');
    expect(page).toContain('Marriage and Family Therapist Associate, supervisor Ines Calder');
    const html = globSync('dist/**/{*.html,*.json,llms.txt}', { cwd: copy.folder });
    const texan = html.filter((file) => /supervised by/i.test(textOf(file)));
    expect(texan.filter((file) => !file.includes('admin'))).toEqual([]);
  });

  it('has a blog with a first post of its own', () => {
    const list = textOf('dist/resources/blog.html');
    expect(list).toContain('/blog/1-what-happens-in-a-first-call');
    const post = textOf('dist/blog/1-what-happens-in-a-first-call.html');
    expect(post).toContain('What happens in a Hello Call');
    expect(post).toContain('Ines Calder');
  });

  it('has a newsletter at an address with its own name', () => {
    expect(textOf('dist/resources/the-kitchen-table.html')).toContain('The first issue is not out');
    expect(textOf('dist/sitemap-0.xml')).toContain('/resources/the-kitchen-table</loc>');
    expect(textOf('dist/signed-up.html')).toContain('/resources/the-kitchen-table');
  });

  it('has no word of the sample', () => {
    expect(sampleWordsIn(inCopy('dist'))).toEqual([]);
  });

  it('has other colors in its pages and drawings', () => {
    const css = textOf('src/styles/tokens.css');
    const [, teal = ''] = /--color-teal-deep: (#\w{6})/.exec(css) ?? [];
    expect(teal).not.toBe('#135558');
    expect(textOf('src/sections/art/objects/chairs.svg')).toContain(teal);
    expect(textOf('dist/favicon.svg')).not.toContain('#135558');
    // The sample's has its name in it.
    const share = readFileSync(inCopy('dist/share.png'));
    expect(share.equals(readFileSync(join(ROOT, 'public/share.png')))).toBe(false);
  });

  it('passes what is true of any practice: validity, headers, links, budgets', async () => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const projects = ['--project', 'site'];
    const { code, output } = await node(copy.folder, [vitest, 'run', ...projects]);
    const failed = [...output.matchAll(/^\s*FAIL .*/gm)].map(([line]) => line);
    expect(failed).toEqual([]);
    const [, passed = '0'] = /Tests {2}(\d+) passed/.exec(output) ?? [];
    expect(Number(passed)).toBeGreaterThan(60);
    expect(code).toBe(0);
  });

  it('can be used in a browser: a request arrives, and every page is accessible', async () => {
    const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
    const projects = ['phone', 'desktop', 'deep-phone', 'deep-desktop', 'engines-*-phone'];
    const args = projects.flatMap((project) => ['--project', project]);
    const { code, output } = await node(copy.folder, [playwright, 'test', ...args]);
    const failed = [...output.matchAll(/^\s*\d+\) .*/gm)].map(([line]) => line.trim());
    expect(failed, output.slice(-2000)).toEqual([]);
    const [, passed = '0'] = /(\d+) passed/.exec(output) ?? [];
    expect(Number(passed)).toBeGreaterThan(10);
    expect(code).toBe(0);
  });
});
