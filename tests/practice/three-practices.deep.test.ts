/**
 * Three made-up practices, as different as the answers allow: a name of 60 characters and no office, two offices and
 * fourteen people, one person with nothing but a page to book. Each is built, checked as any other, and has no word of
 * the sample.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Answers, readAnswers } from '../../src/practice/answers/answers.ts';
import { type Copy, ROOT } from '../editor/copy.ts';
import { deadLinks } from '../parts/leftovers.ts';
import { copyProject, node, practice, type Ran } from './build.ts';
import { KNOT, sampleWordsIn } from './sample-words.ts';

const failedIn = (output: string, line: RegExp): string[] =>
  [...output.matchAll(line)].map(([found]) => found.trim());

describe.each(['online-long-name', 'two-offices', 'one-person'])('%s', (name) => {
  const file = join(ROOT, `tests/practice/${name}.yaml`);
  const answers: Answers = readAnswers(parse(readFileSync(file, 'utf8')));
  let copy: Copy;
  let made: Ran;
  const inCopy = (path: string): string => join(copy.folder, path);
  const textOf = (path: string): string => readFileSync(inCopy(path), 'utf8');

  beforeAll(async () => {
    copy = await copyProject();
    made = await practice(copy.folder, '--answers', file);
  });
  afterAll(() => copy.remove());

  it('passes the content checks', async () => {
    expect(made, made.output).toMatchObject({ code: 0 });
    const { code, output } = await node(copy.folder, ['src/content-lint/command.ts']);
    expect(output).toContain('0 to be changed, 0 worth a look');
    expect(code).toBe(0);
  });

  it('is built, without a dead link or a word of the sample', async () => {
    const build = await copy.build();
    expect(build, build.output.slice(-2000)).toMatchObject({ code: 0 });
    expect(deadLinks(inCopy('dist'))).toEqual([]);
    expect(sampleWordsIn(inCopy('dist'))).toEqual([]);
  });

  it('opens and closes with its own words, under its own mark', () => {
    const home = textOf('dist/index.html');
    expect(home).toContain(answers.closing);
    const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(home) ?? [];
    const said = heading.replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
    expect(said.trim()).toBe((answers.headline ?? answers.tagline).replaceAll('*', ''));
    const drawings = globSync(['src/**/*.{svg,tsx}', 'public/*.svg'], { cwd: copy.folder });
    expect(drawings.filter((path) => KNOT.test(textOf(path)))).toEqual([]);
  });

  it('says where it is, who has room and how it is paid', () => {
    const home = textOf('dist/index.html');
    for (const { street } of answers.offices) expect(home).toContain(street);
    if (answers.offices.length === 0) {
      expect(home).not.toMatch(/Get Directions|PostalAddress","streetAddress|in our \w+ office/);
      expect(home).toContain(`online across ${answers.place.state}`);
    }
    for (const one of answers.people) {
      const profile = textOf(`dist/therapists/${one.id}.html`);
      expect(profile).toContain(one.accepting ? 'Accepting' : 'Waitlist');
      if (one.fee) expect(profile).toContain(`$${one.fee}, as a couple or on your own`);
    }
    for (const { href } of answers.social ?? []) expect(home).toContain(href);
    const fees = textOf('dist/fees-and-faqs.html');
    expect(fees.includes('A superbill, worked through')).toBe(answers.payment === 'superbills');
    if (answers.plans) expect(fees).toContain(answers.plans);
  });

  it('offers no call on a holiday', () => {
    const { weekly, exceptions } = parse(textOf('src/content/slots.yaml')) as {
      weekly: object;
      exceptions: { day: string; closed: string }[];
    };
    expect(Object.keys(weekly).length).toBeGreaterThan(0);
    const closed = exceptions.map((one) => one.closed);
    expect(closed).toEqual(expect.arrayContaining(['Thanksgiving', 'Christmas', 'Labor Day']));
  });

  it('passes what is true of any practice: validity, headers, links, budgets', async () => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const { code, output } = await node(copy.folder, [vitest, 'run', '--project', 'site']);
    expect(failedIn(output, /^\s*FAIL .*/gm)).toEqual([]);
    expect(code).toBe(0);
  });

  it('holds its name at every width, and takes a request', async () => {
    const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
    const projects = ['phone', 'desktop'].flatMap((project) => ['--project', project]);
    const { code, output } = await node(copy.folder, [playwright, 'test', ...projects]);
    expect(failedIn(output, /^\s*\d+\) .*/gm), output.slice(-2000)).toEqual([]);
    expect(code).toBe(0);
  });
});
