/** Scheduled content is validated now: a mistake stops today's build, not the one on its date. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite, type Copy } from './copy.ts';

const post = `---
title: Later
description: A post that exists for one test and shows that nobody has to write code to add one.
date: 2999-01-01
author: teo
category: everyday-repairs
tags: [listening]
---

Written for a day to come.
`;

interface Mistake {
  what: string;
  file: string;
  text: string;
  says: RegExp;
}
const MISTAKES: readonly Mistake[] = [
  {
    what: 'an author who does not exist',
    file: 'posts/40-later.md',
    text: post.replace('author: teo', 'author: theo'),
    says: /author.*theo.*write one of: .*odessa/,
  },
  {
    what: 'a file name without a number',
    file: 'posts/later.md',
    text: post,
    says: /later\b.* for example: .*19-why-we-whisper\.md/i,
  },
  {
    what: 'a price that does not exist',
    file: 'posts/40-later.md',
    text: `${post}\nIt costs {price:sesion}.\n`,
    says: /\{price:sesion\}.*write one of: .*standard-rate/,
  },
];

let site: Copy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

const lint = (): { code: number | null; output: string } => {
  const command = join(site.folder, 'src/content-lint/command.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
  return { code: status, output: `${stdout}${stderr}` };
};
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

describe.each(MISTAKES)('$what in a post of a day to come', ({ file, text, says }) => {
  beforeAll(() => site.edit(`src/content/${file}`, () => text));
  afterAll(() => site.delete(`src/content/${file}`));

  it('stops the build today', async () => {
    const { code, output } = await site.build();
    expect(code).not.toBe(0);
    expect(oneLine(output)).toContain(file);
    expect(oneLine(output)).toMatch(says);
  });

  it('fails content lint', () => {
    const { code, output } = lint();
    expect(code).toBe(1);
    const [, errors = ''] = output.split('To be changed');
    expect(oneLine(errors)).toContain(`src/content/${file}:`);
    expect(oneLine(errors)).toMatch(says);
  });
});

it('is only a warning in a draft', async () => {
  await site.edit('src/content/posts/40-later.md', () =>
    post.replace('author: teo', 'author: theo\ndraft: true'),
  );
  const { code, output } = lint();
  await site.delete('src/content/posts/40-later.md');
  expect(code, output).toBe(0);
  const [warnings = ''] = output.split('To be changed');
  expect(oneLine(warnings)).toMatch(/Worth a look.*40-later\.md:\d+ author “theo”/);
});
