/** `npm run lint:content` in a temporary copy: each kind of mistake, one per file, and its message for the editor. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite, type Copy } from './copy.ts';
import { BUILD_MISTAKES, MISTAKES } from './mistakes.ts';

const ALL = [...BUILD_MISTAKES, ...MISTAKES];
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

describe('all mistakes together', () => {
  let all: ReturnType<typeof lint>;
  beforeAll(async () => {
    for (const { file, from, to } of ALL)
      await site.edit(`src/content/${file}`, (text) => text.replace(from, to));
    all = lint();
  });

  it('fail the run, and are counted', () => {
    expect(all.code).toBe(1);
    expect(all.output).toMatch(/To keep something on purpose.*\n {2}# accepted: /);
  });

  it.each(ALL)('$kind', ({ file, says, warning }) => {
    expect(about(all.output, file), all.output).toMatch(says);
    const [before = ''] = all.output.split('To be changed');
    expect(before.includes(`src/content/${file}:`)).toBe(warning === true);
  });
});

it('An accepted warning passes with its reason, and a live site may have no sample content', async () => {
  await site.edit('src/content/pages/six.md', (text) =>
    text.replace(
      /^---\n/,
      '---\n# accepted: claims "best couples therapists" – the name of a list, see Portrait Dallas\n',
    ),
  );
  await site.edit('src/site.config.ts', (text) =>
    text.replace("sampleNotice: 'Sample content.'", "sampleNotice: ''"),
  );
  await site.edit('src/content/pages/index.md', (text) =>
    text.replace(/^ {4}ours:\n/m, '    quotes:\n      - { text: It helped., sample: true }\n$&'),
  );
  const { output } = lint();
  const said = about(output, 'pages/six.md');
  expect(said).toContain('Accepted (claims): the name of a list, see Portrait Dallas');
  expect(said).not.toContain('For example');
  expect(about(output, 'pages/index.md')).toMatch(/“sample: true”.*unlawful \(16 CFR 465\)/);
  expect(about(output, 'notices/complaint-notice.md')).toMatch(/slot .* is still empty/);
});
