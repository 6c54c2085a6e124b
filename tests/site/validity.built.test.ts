/** Every built page is valid HTML by the rules of `.htmlvalidate.json`. */
import { resolve } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { DIST, pages } from './dist.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

async function complaints(html: string, file: string): Promise<string[]> {
  const report = await validator.validateString(html, resolve(DIST, file));
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message, selector }) =>
        `${file}:${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`,
    ),
  );
}

it.each(pages.map(({ file, html }) => [file, html] as const))('%s is valid', async (file, html) => {
  expect(await complaints(html, file)).toEqual([]);
});

it('and a broken page is not', async () => {
  expect(await complaints('<p><div></p>', 'broken.html')).not.toEqual([]);
});
