/** `npm run lint:content` in a temporary copy: each kind of mistake, one per file, and its message for the editor. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite, type Copy } from './copy.ts';

interface Mistake {
  kind: string;
  /** Path relative to `src/content`. */
  file: string;
  from: string | RegExp;
  to: string;
  /** Field, words, why, and an example. */
  says: RegExp;
  warning?: true;
}

const MISTAKES: readonly Mistake[] = [
  {
    kind: 'an associate without a supervisor',
    file: 'therapists/priya.md',
    from: 'credentials: LMFT',
    to: 'credentials: LMFT Associate',
    says: /supervisor “LMFT Associate”: .*22 TAC 801\.43.*For example: supervisor: \{ name:/,
  },
  {
    kind: 'a superlative',
    file: 'campaigns/six.md',
    from: 'First you find the pattern',
    to: 'You get the best couples therapists in Dallas',
    says: /text “best couples therapists”: nobody can check .*For example: “Every one of us/,
  },
  {
    kind: 'a promise',
    file: 'services/strengthen-reconnect.md',
    from: /summary: .*/,
    to: 'summary: Eight weeks that will change things. We guarantee results.',
    says: /summary “We guarantee”: a promise of results .*For example: “You leave with/,
  },
  {
    kind: 'an invented review',
    file: 'pages/founder.md',
    from: /$/,
    to: '\n“They saved us in a month.” — Sarah K., client\n',
    says: /“” — Sarah K\., client”: it reads as a client’s review.*16 CFR 465.*For example: delete it/,
  },
  {
    kind: 'a statistic',
    file: 'posts/8-worry-is-a-smoke-alarm.md',
    from: /$/,
    to: '\n87% of couples worry about money.\n',
    says: /“87% of couples”: this number has no source.*For example: .*Who counted/,
  },
  {
    kind: 'a picture without words',
    file: 'posts/test.md',
    from: /!\[[^\]]*\]/,
    to: '![]',
    says: /text under “A picture” “no text”: this picture says nothing .*For example: “Two armchairs/,
  },
  {
    kind: 'a dead link',
    file: 'faqs/insurance.md',
    from: '(/fees-and-faqs#estimate)',
    to: '(/fees-and-faq)',
    says: /text “\/fees-and-faq”: no page of this site .*For example: write \/fees-and-faqs/,
  },
  {
    kind: 'a dead place on a page that exists',
    file: 'faqs/estimate.md',
    from: '#good-faith-estimates',
    to: '#good-faith',
    says: /has no anchor called “good-faith”.*For example: write one of: #/,
  },
  {
    kind: 'a date that has passed',
    file: 'programs/weekend-intensive.md',
    from: /$/,
    to: '\nRegister by March 3, 2026.\n',
    says: /“March 3, 2026”: this day has passed.*For example: delete the sentence/,
  },
  {
    kind: 'a typed price',
    file: 'pages/services.md',
    from: /$/,
    to: '\nThe Reset is $1,120 for the two of you.\n',
    says: /“\$1,120”: a price typed .*For example: write \{price:6-session-reset\.couple\}/,
  },
  {
    kind: 'a text for experts',
    file: 'programs/reset.md',
    from: /(---\n[\s\S]*?---\n)[\s\S]*/,
    to: `$1\n${'Therapeutic interventions facilitating interpersonal differentiation necessitate considerable sophistication. '.repeat(9)}\n`,
    says: /“Therapeutic interventions .*reads like school grade \d+.*For example: begin with/,
  },
  {
    kind: 'a number whose source has no date',
    file: 'pages/index.md',
    from: /source: Google.*/,
    to: 'source: Google',
    says: /stats\.0\.source “Google”: a source without a year.*For example: “Google Business/,
  },
  {
    kind: 'two files at one address',
    file: 'campaigns/team.md',
    from: /^$/,
    to: '---\ntitle: Team\n---\n',
    says: /“\/team”: pages\/team\.md has the same URL.*For example: rename one/,
  },
  {
    kind: 'a top of a file that cannot be read',
    file: 'posts/4-listening-is-not-waiting-politely.md',
    from: /title: .*/,
    to: 'title: Listening: the short one',
    says: /a text with a colon in it needs quotation marks.*For example: title: "Listening: the short one"/,
  },
  {
    kind: 'a notice nobody has read for a year',
    file: 'notices/telehealth.md',
    from: /lastReviewed: .*/,
    to: 'lastReviewed: 2025-03-04',
    says: /lastReviewed “2025-03-04”: this is more than a year ago.*For example: read it against/,
    warning: true,
  },
];

/** Fixed current date, so that the test does not become outdated. */
const DAY = '2026-11-23';

let site: Copy;
const lint = (): { code: number | null; output: string } => {
  const command = join(site.folder, 'src/content-lint/command.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--day', DAY], {
    cwd: site.folder,
    encoding: 'utf8',
  });
  return { code: status, output: `${stdout}${stderr}` };
};
/** Findings for a file on one line, without line numbers. */
const about = (output: string, file: string): string =>
  output
    .split('\n\n')
    .filter((one) => one.includes(`src/content/${file}:`))
    .map((one) => one.replace(/src\/content\/\S+:\d+/g, '').replace(/\s+/g, ' '))
    .join('\n');

beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

it('has no errors on the current site', () => {
  const { code, output } = lint();
  expect(code, output).toBe(0);
  expect(output).toContain(': 0 to be changed,');
});

describe('all mistakes together', () => {
  let all: ReturnType<typeof lint>;
  beforeAll(async () => {
    for (const { file, from, to } of MISTAKES)
      await site.edit(`src/content/${file}`, (text) => text.replace(from, to));
    all = lint();
  });

  it('fail the run, and are counted', () => {
    expect(all.code).toBe(1);
    expect(all.output).toMatch(/To keep something on purpose.*\n {2}# accepted: /);
  });

  it.each(MISTAKES)('$kind', ({ file, says, warning }) => {
    expect(about(all.output, file), all.output).toMatch(says);
    const [before = ''] = all.output.split('To be changed');
    expect(before.includes(`src/content/${file}:`)).toBe(warning === true);
  });

  it('pass if an editor accepts them with a reason, which is shown', async () => {
    await site.edit('src/content/campaigns/six.md', (text) =>
      text.replace(
        /^---\n/,
        '---\n# accepted: claims "best couples therapists" – the name of a list, see Portrait Dallas\n',
      ),
    );
    const said = about(lint().output, 'campaigns/six.md');
    expect(said).toContain('Accepted (claims): the name of a list, see Portrait Dallas');
    expect(said).not.toContain('For example');
  });
});

it('reports sample content on a live site', async () => {
  await site.edit('src/site.config.ts', (text) =>
    text.replace("sampleNotice: 'Sample content.'", "sampleNotice: ''"),
  );
  const { output } = lint();
  expect(about(output, 'pages/index.md')).toMatch(/“sample: true”.*unlawful \(16 CFR 465\)/);
  expect(about(output, 'notices/complaint-notice.md')).toMatch(/slot .* is still empty/);
});
