/** What content checks call fatal stops a real build; and a post comes out on its day, in a second build. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { node } from '../practice/build.ts';
import { copySite, type Copy } from './copy.ts';
import { CHANGED_FILES, NEW_FILES, TODAY, TOMORROW } from './edits.ts';
import { BUILD_MISTAKES, type Mistake } from './mistakes.ts';

const TWICE = 'src/content/posts/18-finished.md';

let site: Copy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** A check without a schema, a schema, and a part of a page. */
const BUILT = ['a script', 'a post without an author', 'a section that does not exist'];

/** Makes the mistake; the function it returns takes it back. */
async function make({ file, from, to }: Mistake): Promise<() => Promise<void>> {
  const path = `src/content/${file}`;
  let before = '';
  await site.edit(path, (text) => {
    before = text;
    return text.replace(from, to);
  });
  return () => (before ? site.edit(path, () => before) : site.delete(path));
}

it('what stops a build says every mistake, file by file', async () => {
  const undo = [];
  for (const mistake of BUILD_MISTAKES) undo.push(await make(mistake));
  const { code, output } = await node(site.folder, ['src/content-lint/failed-build.ts', '--first']);
  for (const back of undo.toReversed()) await back();
  expect(code).toBe(1);
  for (const { file, says, kind } of BUILD_MISTAKES) {
    const about = output.split('\n\n').filter((one) => one.includes(file));
    expect(oneLine(about.join(' ')), kind).toMatch(says);
  }
});

describe('a build that nobody checked before stops at', () => {
  it.each(BUILD_MISTAKES.filter(({ kind }) => BUILT.includes(kind)))('$kind', async (mistake) => {
    const back = await make(mistake);
    const { code, output } = await site.build();
    await back();
    expect(code).not.toBe(0);
    expect(oneLine(output)).toContain(mistake.file.split('/').at(-1)?.replace(/\.md$/, ''));
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
