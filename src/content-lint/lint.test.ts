import { describe, expect, it } from 'vitest';
import { check } from './lint.ts';
import { parseFile } from './parse.ts';
import { report, sorted } from './report.ts';
import { siteWith } from './rule-tester.ts';
import { BUILD_RULES } from './rules.ts';

const page = (front: string, text = 'We are the best couples therapists.'): string =>
  `---\ntitle: About us\n${front}description: Who we are, who we see, and why there are two armchairs and a lamp.\nsections: [{ kind: body }]\n---\n\n${text}\n`;
const run = (text: string, path = 'pages/about-us.md') => check(parseFile(path, text), siteWith());

describe('acceptances', () => {
  it('list the finding with its reason, but not as an error', () => {
    const found = run(page('# accepted: claims "best couples" – name of a prize, quoted\n'));
    expect(sorted(found)).toMatchObject({ errors: [], warnings: [], accepted: [{ line: 8 }] });
    expect(report(found, 1)).toContain('Accepted (claims): name of a prize, quoted');
  });

  it.each([
    ['schema', '# accepted: schema "pres" – a word of ours, as we like it\n', 'pres'],
    ['names', '# accepted: names "nobody" – a word of ours, as we like it\n', 'nobody'],
    ['files', '# accepted: files "gone.svg" – a word of ours, as we like it\n', 'gone.svg'],
  ])('have no effect on what stops the build: %s', (rule, front, words) => {
    const text = `---\ntitle: About us\n${front}description: Who we are, who we see, and why there are two armchairs and a lamp.\nsections: [{ kind: pres }]\n---\n`;
    const found = run(rule === 'schema' ? text : page(front, 'We’re here.'));
    const { accepted, errors } = sorted(found);
    expect(accepted).toEqual([]);
    expect(errors.map((one) => one.words)).toEqual(rule === 'schema' ? [words] : []);
    expect(found.at(-1)?.why).toContain('stops the build');
    expect(report(found, 1)).not.toContain('To keep something on purpose');
  });

  it.each([
    ['no reason', '# accepted: claims "best couples"\n', 'it gives no reason'],
    [
      'another rule',
      '# accepted: reading "best couples" – the name of a prize\n',
      'no such finding',
    ],
    ['other words', '# accepted: claims "finest" – the name of a prize\n', 'no such finding'],
    ['no such rule', '# accepted: claim "best couples" – the name of a prize\n', 'write one of'],
  ])('have no effect with %s, and cause a warning', (_, front, why) => {
    const { errors, warnings } = sorted(run(page(front)));
    expect(errors).toHaveLength(1);
    expect(warnings).toEqual([expect.objectContaining({ rule: 'accepted', line: 3 })]);
    expect(warnings[0]?.why).toContain(why);
  });

  it('cause a warning if there is no such finding', () => {
    const front = '# accepted: claims "best couples" – the name of a prize\n';
    expect(sorted(run(page(front, 'We listen.')))).toMatchObject({ errors: [], warnings: [{}] });
  });
});

describe('a page in Spanish', () => {
  const rules = (text: string, path: string): string[] =>
    run(page('', text), path).map(({ rule }) => rule);
  const claim = 'We are the best couples therapists in Dallas.';

  it('ignores the English-only rules', () => {
    expect(rules(claim, 'pages/about-us.md')).toContain('claims');
    expect(rules(claim, 'pages/es.md')).not.toContain('claims');
    expect(rules(claim, 'pages/es/gracias.md')).not.toContain('claims');
    // Only `es` and `es/`: other paths with that prefix are English.
    expect(rules(claim, 'pages/essays.md')).toContain('claims');
  });

  it('is checked by all other rules', () => {
    expect(rules('Una sesión cuesta $150.', 'pages/es.md')).toContain('prices');
    expect(rules('[Aquí](/no-such-page)', 'pages/es.md')).toContain('links');
  });
});

it('runs only the wanted rules, and says nothing of acceptances of the others', () => {
  const front = '# accepted: claims "finest" – the name of a prize\nkicker: gone\n';
  const file = parseFile('pages/about-us.md', page(front, 'The best couples therapists, a<b>.'));
  const [all, some] = [check(file, siteWith()), check(file, siteWith(), BUILD_RULES)];
  expect(all.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['claims', 'accepted']));
  expect(some.length).toBeGreaterThan(0);
  expect(some).toEqual(all.filter(({ rule }) => BUILD_RULES.has(rule)));
});

it('names the file of a rule that fails', () => {
  const site = {
    ...siteWith(),
    get addresses(): never {
      throw new Error('no addresses');
    },
  };
  const found = check(parseFile('pages/about-us.md', page('', 'See [the team](/team).')), site);
  expect(found).toContainEqual(
    expect.objectContaining({ rule: 'links', file: 'pages/about-us.md', line: 1 }),
  );
  expect(found.find(({ rule }) => rule === 'links')?.why).toMatch(/“links”.*no addresses/);
});

it.each([
  ['![A kettle](../images/50%-off.jpg)', 'files', 7, '50%25-off.jpg'],
  ['![A kettle](../images/our%E4-room.jpg)', 'files', 7, 'rename'],
  ['See [below](#50%-off).', 'links', 7, 'write one of'],
  ['See [the team](/about-us#%zz).', 'links', 7, 'write one of'],
])('finds %s, whatever its escapes', (text, rule, line, example) => {
  const path = 'pages/about-us.md';
  const written = page('', text);
  const all = check(parseFile(path, written), siteWith({ [path]: written }));
  const found = all.find((one) => one.rule === rule);
  expect(found).toMatchObject({ file: 'pages/about-us.md', line });
  expect(found?.why).not.toMatch(/could not read/);
  expect(found?.example).toContain(example);
});

it('only warns about drafts', () => {
  expect(sorted(run(page('draft: true\n')))).toMatchObject({ errors: [], warnings: [{}] });
});

it('reports schema errors of drafts as errors', () => {
  const { errors } = sorted(run(page('draft: true\nsection: body\n')));
  expect(errors).toEqual([expect.objectContaining({ rule: 'schema', line: 4 })]);
});

it('reports the line of a YAML error', () => {
  const [one] = run('---\ntitle: Digital Detox: the short one\n---\n\nText.\n');
  expect(one).toMatchObject({ rule: 'writing', line: 2 });
});

it('reports file, line, field, reason, example, and how to accept a finding', () => {
  expect(report(run(page('')), 1)).toBe(`To be changed

src/content/pages/about-us.md:7  text
  “best couples therapists”: nobody can check who is best, and Anystate allows no claim that cannot be checked (1 ASC 49).
  For example: “Every one of us works with couples all day.”

To keep something on purpose, write a line like this at the top of its file, with your reason:
  # accepted: claims "best couples therapists" – why it may stay

1 file read: 1 to be changed, 0 worth a look, 0 accepted.`);
});

it.each([
  '',
  '---',
  '---\n---',
  '---\n- 1\n---\n',
  '\uFEFF---\r\ntitle: A\r\n---\r\n\r\nB\r\n',
  '\0',
])('does not throw for any file (%#)', (text) => {
  expect(() => run(text, 'posts/7-a.md')).not.toThrow();
});
