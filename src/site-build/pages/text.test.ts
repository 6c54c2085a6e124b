import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText } from './text.ts';

const page = (main: string): string =>
  `<html><head><title>Fees</title></head><body><nav>Menu</nav><main id="main">${main}</main><footer>Foot</footer></body></html>`;

test('extracts headings with their ids, and the words of the main part without forms and scripts', () => {
  const html = page(
    '<h1 id="h1">Money, <i>plainly</i></h1><h2 id="fees">Fees</h2><p>A superbill &amp; more.</p><details><summary><h3>Do you take insurance?</h3></summary><div id="insurance">No.</div></details><form><label>Email</label><details><summary>Is it safe?</summary><p>Yes</p></details></form><script>let hidden</script>',
  );
  expect(readText(html)).toEqual({
    heading: 'Money, plainly',
    headings: [
      ['Money, plainly', ''],
      ['Fees', 'fees'],
      ['Do you take insurance?', 'insurance'],
    ],
    days: [],
    body: 'money plainly fees a superbill more do you take insurance no',
  });
});

test('reads a line break in a heading as a space, and ignores drawings', () => {
  expect(readText(page('<h1>Come<br>as <svg><title>no</title></svg>you are</h1>')).heading).toBe(
    'Come as you are',
  );
});

test('lists the dates of time elements in page order', () => {
  const main =
    '<p><time datetime="2026-05-05">May</time> <time datetime="2026-04-04T10:00">April</time></p><time>noon</time><template><time datetime="2020-01-01"></time></template>';
  expect(readText(page(main)).days).toEqual(['2026-05-05', '2026-04-04']);
});

test('does not keep the whole page in memory for the id of a heading', () => {
  const code = `import(${JSON.stringify(join(import.meta.dirname, 'text.ts'))}).then(({ readText }) => {
    const rest = '<p>'.padEnd(1e6, 'word ');
    const read = () => readText(Buffer.from('<main><h2 id="heading-of-some-length">A heading of some length</h2></main>' + rest).toString());
    const used = () => (gc(), process.memoryUsage().heapUsed);
    read();
    const before = used();
    const kept = Array.from({ length: 20 }, read);
    console.log((used() - before) / kept.length);
  })`;
  const { stdout } = spawnSync(process.execPath, ['--expose-gc', '--eval', code], {
    encoding: 'utf8',
  });
  expect(Number.parseFloat(stdout)).toBeLessThan(100_000);
});
