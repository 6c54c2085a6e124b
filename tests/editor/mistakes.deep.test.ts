/** Each mistake that content checks call fatal stops a real build; and a post comes out on its day, in a second build. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { node } from '../practice/build.ts';
import { copySite, type Copy } from './copy.ts';
import { CHANGED_FILES, NEW_FILES, TODAY, TOMORROW } from './edits.ts';
import { BUILD_MISTAKES } from './mistakes.ts';

const TWICE = 'src/content/posts/18-finished.md';

let site: Copy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

describe('the build stops at', () => {
  it.each(BUILD_MISTAKES)('$kind', async ({ file, from, to, says }) => {
    const path = `src/content/${file}`;
    let before = '';
    await site.edit(path, (text) => {
      before = text;
      return text.replace(from, to);
    });
    const { code, output } = await site.build();
    const plain = await node(site.folder, ['src/content-lint/failed-build.ts']);
    await (before ? site.edit(path, () => before) : site.delete(path));
    expect(code).not.toBe(0);
    expect(oneLine(output)).toContain(file.split('/').at(-1)?.replace(/\.md$/, ''));
    expect(oneLine(plain.output)).toContain(file);
    expect(oneLine(plain.output)).toMatch(says);
  });

  it('a number that two posts have', async () => {
    await site.edit(TWICE, () => NEW_FILES['posts/33-finished.md'] ?? '');
    const { code, output } = await site.build();
    await site.delete(TWICE);
    expect(code).not.toBe(0);
    expect(output).toMatch(/18-\S+\.md and 18-\S+\.md share the number 18/);
  });
});

it('D06 a post is published in the build of its day, whatever ends its lines', async () => {
  // As programs on Windows, on an old Mac and elsewhere write them.
  const ENDS = ['\r\n', '\r', '\n'];
  for (const [at, [file, text]] of Object.entries({ ...NEW_FILES, ...CHANGED_FILES }).entries())
    await site.edit(`src/content/${file}`, () => text.replaceAll('\n', ENDS[at % 3] ?? ''));
  const lists = ['resources/blog.html', 'resources/blog/tag/listening.html', 'blog/rss.xml'];
  for (const [day, isOut] of [
    [TODAY, false],
    [TOMORROW, true],
  ] as const) {
    const { code, output } = await site.build({ BUILD_DAY: day });
    expect(code, output.slice(-3000)).toBe(0);
    for (const file of lists)
      expect((await site.built(file)).includes('32-tomorrow'), file).toBe(isOut);
  }
  expect(await site.built('blog/20-five-years-on-the-same-sofa.html')).toContain('<h1');
  expect(await site.built('blog/rss.xml')).not.toContain('31-unfinished');
});
