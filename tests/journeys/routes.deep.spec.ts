/** Requests every route from the real server and saves the list with the test results. */
import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { DIST, pages, squeeze } from '../site/dist.ts';
import { wordsIn } from '../site/words.ts';

/** A path below each folder with an error page of its own. */
const UNKNOWN = '/no-such-page';

test('every page responds with one h1 and a title', async ({ request }, info) => {
  const rows = [];
  for (const page of pages) {
    const { route, file, $ } = page;
    // Requested with an unknown path, as visitors see it.
    const address = route.replace(/\/404$/, UNKNOWN);
    const answer = await request.get(address, { maxRedirects: 0 });
    rows.push({
      route: address,
      status: answer.status(),
      title: squeeze($('title').text()).replaceAll('|', '/'),
      h1: $('h1').length,
      words: wordsIn(page),
      bytes: statSync(resolve(DIST, `${file}.br`)).size,
    });
  }
  const table = rows.map((row) => `| ${Object.values(row).join(' | ')} |`);
  const list = ['| route | status | title | h1 | words | bytes |', '| - | - | - | - | - | - |'];
  writeFileSync(
    resolve(info.project.outputDir, 'routes.md'),
    `${[...list, ...table].join('\n')}\n`,
  );
  const wrong = rows.filter(
    ({ route, status, h1, title }) =>
      status !== (route.endsWith(UNKNOWN) ? 404 : 200) || h1 !== 1 || title === '',
  );
  expect(wrong).toEqual([]);
});
