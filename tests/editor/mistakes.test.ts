/** Editor mistakes, one per file: each stops the build with file, field and a valid value. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite, type Copy, ENVIRONMENT } from './copy.ts';

interface Mistake {
  what: string;
  file: string;
  /** The mistake: the original text, and the wrong replacement. */
  from: string | RegExp;
  to: string;
  /** The field, and the helpful part of the message. */
  says: RegExp;
}

const MISTAKES: readonly Mistake[] = [
  {
    what: 'a post without an author',
    file: 'posts/4-listening-is-not-waiting-politely.md',
    from: /author: \w+\n/,
    to: '',
    says: /author: .*for example/,
  },
  {
    what: 'a section that does not exist',
    file: 'pages/media.md',
    from: 'kind: entries',
    to: 'kind: entrys',
    says: /sections\.1\.kind: .*write one of: hero, press/,
  },
  {
    what: 'a list of something nobody collects',
    file: 'pages/join-our-team.md',
    from: 'of: jobs',
    to: 'of: roles',
    says: /sections\.1\.of: .*write one of: notices, jobs, media, issues/,
  },
  {
    what: 'an associate without a supervisor',
    file: 'therapists/priya.md',
    from: 'credentials: LMFT',
    to: 'credentials: LMFT Associate',
    says: /supervisor: .*as most states.*for example: supervisor:/,
  },
  {
    what: 'an episode on a day that does not exist',
    file: 'episodes/start-here.md',
    from: /date: .*/,
    to: 'date: last week',
    says: /date: .*for example: 2026-03-04/,
  },
  {
    what: 'a guide without a summary',
    file: 'guides/interrupt-the-spiral.md',
    from: /summary: .*\n/,
    to: '',
    says: /summary: .*for example/,
  },
  {
    what: 'a campaign with two ways on',
    file: 'campaigns/six.md',
    from: 'form:',
    to: 'cta: { text: Start, href: /reset }\nform:',
    says: /form: .*one way on: either a form, for example/,
  },
  {
    what: 'a notice that nobody looked at',
    file: 'notices/telehealth.md',
    from: /lastReviewed: .*/,
    to: 'lastReviewed: recently',
    says: /lastReviewed: .*for example: 2026-03-04/,
  },
  {
    what: 'a role that hides its pay behind a word',
    file: 'jobs/associate-therapist.md',
    from: /pay: .*/,
    to: 'pay: competitive',
    says: /pay: .*write the range.*from: 58000/,
  },
  {
    what: 'a day that is in no calendar',
    file: 'posts/7-the-phone-in-the-bed-a-treaty.md',
    from: /date: .*/,
    to: 'date: 2026-02-30',
    says: /date: there is no day 2026-02-30 in the calendar; .*for example: 2026-03-04/,
  },
  {
    what: 'a field that does not exist',
    file: 'therapists/wren.md',
    from: 'also:',
    to: 'fits:',
    says: / top of the file: "fits" is no field here; write one of: name, .*also/,
  },
  {
    what: 'a menu entry that leads nowhere',
    file: 'menu.yaml',
    from: 'href: /strengthen-reconnect',
    to: 'href: strengthen-reconnect',
    says: /href: .*write a path \("\/team"\)/,
  },
];

let site: Copy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

describe('the build stops with advice about', () => {
  it.each(MISTAKES)('$what', async ({ file, from, to, says }) => {
    const path = `src/content/${file}`;
    let before = '';
    await site.edit(path, (text) => {
      before = text;
      return text.replace(from, to);
    });
    const { code, output } = await site.build();
    await site.edit(path, () => before);
    expect(code).not.toBe(0);
    // Long messages are wrapped: join the lines.
    const said = output.replace(/\s+/g, ' ');
    expect(said).toContain(file.split('/').at(-1));
    expect(said).toMatch(says);
  });
});

it('npm run build ends with the mistake in plain words', async () => {
  const path = 'src/content/services/strengthen-reconnect.md';
  let before = '';
  await site.edit(path, (text) => {
    before = text;
    return text.replace(/^heading: .*/m, 'heading: **When** you miss each other');
  });
  const { status, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: site.folder,
    encoding: 'utf8',
    env: { ...ENVIRONMENT, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  await site.edit(path, () => before);
  expect(status).toBe(1);
  const [, plain = ''] = stderr.split('The same in plain words.');
  expect(plain).toMatch(/strengthen-reconnect\.md:\d+ {2}heading\n.*needs quotation marks/);
  expect(plain).toContain('For example: heading: "**When** you miss each other"');
  expect(plain).not.toMatch(/alias|stack/i);
});
