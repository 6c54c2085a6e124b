/** Every built page is valid HTML by the rules of `.htmlvalidate.json`. */
import { resolve } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { DIST, pages } from './dist.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

/** A form that holds choices and sends nothing has nothing to submit. */
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

// Astro writes this one style where the first island stands; HTML wants styles in the head.
const ISLAND_STYLE = /<style>astro-island,[\w,-]+\{display:contents\}<\/style>/;

it('every page is valid', { timeout: 120_000 }, async () => {
  const found = await Promise.all(
    pages.map(({ file, html }) => complaints(html.replace(ISLAND_STYLE, ''), file)),
  );
  expect(found.flat()).toEqual([]);
});

it('and a broken page is not', async () => {
  expect(await complaints('<p><div></p>', 'broken.html')).not.toEqual([]);
});
