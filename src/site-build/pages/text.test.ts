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
