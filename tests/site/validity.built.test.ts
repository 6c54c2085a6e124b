/** Every built page is valid HTML (`.htmlvalidate.json`). */
import { resolve } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { DIST, distinct, staffPages } from './dist.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

/** A form without a submit button: it only holds choices and sends nothing. */
const NEVER_SENT = /^<?form\b[^>]*method="dialog"/;

async function complaints(html: string, file: string): Promise<string[]> {
  const report = await validator.validateString(html, resolve(DIST, file));
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId, offset }) => ruleId !== 'wcag/h32' || !NEVER_SENT.test(html.slice(offset)))
      .map(
        ({ line, column, ruleId, message, selector }) =>
          `${file}:${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`,
      ),
  );
}

// Astro writes this style at the first island; HTML requires styles in the head.
const ISLAND_STYLE = /<style>astro-island,[\w,-]+\{display:contents\}<\/style>/;

it('every page is valid', async () => {
  const found = await Promise.all(
    [...distinct, ...staffPages].map(({ file, html }) =>
      complaints(html.replace(ISLAND_STYLE, ''), file),
    ),
  );
  expect(found.flat()).toEqual([]);
});

it('an invalid page is found', async () => {
  expect(await complaints('<p><div></p>', 'broken.html')).not.toEqual([]);
});
