/**
 * Two made-up practices, as different as the answers allow: one with two offices, a supervisor, a quiz and its own
 * colors and font, and one with a name of 60 characters and no office. Each is built, checked as any other, and has no
 * word of the sample. What the others of this folder answer passes the content checks (starter-parts.deep.test.ts).
 */
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Answers, readAnswers } from '../../src/practice/answers/answers.ts';
import { type Copy, ROOT } from '../editor/copy.ts';
import { deadLinks } from '../parts/leftovers.ts';
import { ANSWERS, copyProject, FONT, node, practice, type Ran } from './build.ts';
import { KNOT, sampleWordsIn } from './sample-words.ts';

const read = (file: string): Record<string, object> =>
  parse(readFileSync(file, 'utf8')) as Record<string, object>;

const said = read(ANSWERS);
const MOST = {
  ...said,
  font: { ...said['font'], file: FONT },
  parts: { ...said['parts'], quiz: true },
  offices: [
    ...(said['offices'] as object[]),
    {
      city: 'Gresham',
      region: 'OR',
      street: '12 Sample Avenue',
      postalCode: '97030',
      point: [45.5, -122.43],
    },
  ],
  payment: 'plans',
  plans: 'Aetna and Highmark',
};
const LEAST = read(join(ROOT, 'tests/practice/online-long-name.yaml'));

const failedIn = (output: string, line: RegExp): string[] =>
  [...output.matchAll(line)].map(([found]) => found.trim());

let copy: Copy;
let made: Ran;
const inCopy = (path: string): string => join(copy.folder, path);
const textOf = (path: string): string => readFileSync(inCopy(path), 'utf8');

describe.each([
  ['a practice with most of what there is', MOST, ['phone', 'desktop', 'deep-phone']],
  ['a practice with a long name and no office', LEAST, ['phone']],
] as const)('%s', (_, given, journeys) => {
  const answers: Answers = readAnswers(given);

  beforeAll(async () => {
    copy = await copyProject();
    await writeFile(inCopy('answers.yaml'), stringify(given));
    made = await practice(copy.folder, '--answers', inCopy('answers.yaml'));
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
    if (answers.closing) expect(home).toContain(answers.closing);
    const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(home) ?? [];
    const shown = heading.replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
    expect(shown.trim()).toBe((answers.headline ?? answers.tagline).replaceAll('*', ''));
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
    expect(fees).not.toContain('A superbill, worked through');
    if (answers.plans) expect(fees).toContain(answers.plans);
  });

  it('passes what is true of any practice: validity, headers, links, budgets', async () => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const { code, output } = await node(copy.folder, [vitest, 'run', '--project', 'site']);
    expect(failedIn(output, /^\s*FAIL .*/gm)).toEqual([]);
    const [, passed = '0'] = /Tests {2}(\d+) passed/.exec(output) ?? [];
    expect(Number(passed)).toBeGreaterThan(60);
    expect(code).toBe(0);
  });

  it('can be used in a browser: its name fits, a request arrives, pages are accessible', async () => {
    const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
    const projects = journeys.flatMap((project) => ['--project', project]);
    const { code, output } = await node(copy.folder, [playwright, 'test', ...projects]);
    expect(failedIn(output, /^\s*\d+\) .*/gm), output.slice(-2000)).toEqual([]);
    // Not one without a test either.
    expect(output).toMatch(/\d+ passed/);
    expect(code).toBe(0);
  });

  if (given === MOST)
    it('has a quiz, a supervisor, a post, a newsletter, hours and colors of its own', () => {
      expect(made.output).toMatch(
        /relationship-reality-check\.yaml: rewrite the neutral statements/,
      );
      const quiz = textOf('dist/quiz.html');
      expect(quiz).toContain('I can say how I feel without fearing');
      expect(quiz).toContain('/urgent-help');
      expect(textOf('dist/team.html')).toContain('href="/quiz"');

      expect(textOf('dist/therapists/noor.html')).toContain(
        'Marriage and Family Therapist Associate, supervisor Ines Calder',
      );
      const html = globSync('dist/**/{*.html,*.json}', { cwd: copy.folder });
      const texan = html.filter((file) => /supervised by/i.test(textOf(file)));
      expect(texan.filter((file) => !file.includes('admin'))).toEqual([]);

      const page = textOf('dist/hello-call.html');
      expect(page).toContain('A human replies within two business days.');
      expect(page).toMatch(/Open Tuesday to Saturday, 10:00\sAM to 7:00\sPM\.\s*<\/p>/);
      expect(textOf('dist/resources/blog.html')).toContain('/blog/1-what-happens-in-a-first-call');
      const post = textOf('dist/blog/1-what-happens-in-a-first-call.html');
      expect(post).toContain('What happens in a Hello Call');
      expect(textOf('dist/resources/the-kitchen-table.html')).toContain(
        'The first issue is not out',
      );
      for (const path of ['/resources/the-kitchen-table', '/quiz'])
        expect(textOf('dist/sitemap-0.xml')).toContain(`${path}</loc>`);

      const [, teal = ''] =
        /--color-teal-deep: (#\w{6})/.exec(textOf('src/styles/tokens.css')) ?? [];
      expect(teal).not.toBe('#135558');
      expect(textOf('src/ui/drawings/heads/whole/chairs.svg')).toContain(teal);
      expect(textOf('dist/favicon.svg')).not.toContain('#135558');
      // The sample's has its name in it.
      const share = readFileSync(inCopy('dist/share.png'));
      expect(share.equals(readFileSync(join(ROOT, 'public/share.png')))).toBe(false);
      const { exceptions } = parse(textOf('src/content/slots.yaml')) as {
        exceptions: { closed: string }[];
      };
      expect(exceptions.map(({ closed }) => closed)).toEqual(
        expect.arrayContaining(['Thanksgiving', 'Christmas', 'Labor Day']),
      );
    });
});
