/** What content checks call fatal stops a real build, with every mistake named first. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { node } from '../practice/build.ts';
import { copySite, type Copy } from './copy.ts';
import { BUILD_MISTAKES } from './mistakes.ts';

/** No schema finds it; with it the build's own checks stop the build, as they do for a file that no schema accepts. */
const BUILT = 'a script';

let site: Copy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

it('a build that nobody checked before stops, and ends; what checks it first says every mistake', async () => {
  const change = async (wanted: (kind: string) => boolean): Promise<void> => {
    for (const { kind, file, from, to } of BUILD_MISTAKES)
      if (wanted(kind)) await site.edit(`src/content/${file}`, (text) => text.replace(from, to));
  };
  await change((kind) => kind === BUILT);
  const stopped = await site.build();
  expect(stopped.code).not.toBe(0);
  expect(stopped.output).toContain('terms-of-service');

  await change((kind) => kind !== BUILT);
  const { code, output } = await node(site.folder, ['src/content-lint/failed-build.ts', '--first']);
  expect(code).toBe(1);
  for (const { file, says, kind } of BUILD_MISTAKES) {
    const about = output.split('\n\n').filter((one) => one.includes(file));
    expect(oneLine(about.join(' ')), kind).toMatch(says);
  }
});
