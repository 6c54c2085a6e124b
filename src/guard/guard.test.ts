import { describe, expect, it } from 'vitest';
import { check } from './guard.ts';
import { parseFile } from './parse.ts';
import { report, sorted } from './report.ts';
import { siteWith } from './trial.ts';

const page = (front: string, text = 'We are the best couples therapists.'): string =>
  `---\ntitle: About us\n${front}---\n\n${text}\n`;
const run = (text: string, path = 'pages/about-us.md') => check(parseFile(path, text), siteWith());

describe('accepting', () => {
  it('keeps a finding with its reason, in the output but not among the errors', () => {
    const found = run(page('# accepted: claims "best couples" – name of a prize, quoted\n'));
    expect(sorted(found)).toMatchObject({ errors: [], warnings: [], accepted: [{ line: 6 }] });
    expect(report(found, 1)).toContain('Accepted (claims): name of a prize, quoted');
  });

  it.each([
    ['no reason', '# accepted: claims "best couples"\n', 'it gives no reason'],
    [
      'another rule',
      '# accepted: reading "best couples" – the name of a prize\n',
      'nothing like it',
    ],
    ['other words', '# accepted: claims "finest" – the name of a prize\n', 'nothing like it'],
    ['no such rule', '# accepted: claim "best couples" – the name of a prize\n', 'write one of'],
  ])('does not for %s, and says so', (_, front, why) => {
    const { errors, warnings } = sorted(run(page(front)));
    expect(errors).toHaveLength(1);
    expect(warnings).toEqual([expect.objectContaining({ rule: 'accepted', line: 3 })]);
    expect(warnings[0]?.why).toContain(why);
  });

  it('a line that accepts nothing any more is worth a look', () => {
    const front = '# accepted: claims "best couples" – the name of a prize\n';
    expect(sorted(run(page(front, 'We listen.')))).toMatchObject({ errors: [], warnings: [{}] });
  });
});

it('only warns while a file is a draft', () => {
  expect(sorted(run(page('draft: true\n')))).toMatchObject({ errors: [], warnings: [{}] });
});

it('says where the top of a file cannot be read', () => {
  const [one] = run('---\ntitle: Digital Detox: the short one\n---\n\nText.\n');
  expect(one).toMatchObject({ rule: 'writing', line: 2 });
});

it('reports file, line, field, why, an example, and how to keep it', () => {
  expect(report(run(page('')), 1)).toBe(`To be changed

src/content/pages/about-us.md:5  text
  “best couples therapists”: nobody can check who is best, and Texas allows no claim that cannot be checked (22 TAC 681.49, 801.53).
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
])('reads any file (%#)', (text) => {
  expect(() => run(text, 'posts/7-a.md')).not.toThrow();
});
