import { expect, it } from 'vitest';
import { decodeEntities, escapeHtml } from './html.ts';

it('escapes markup characters only', () => {
  expect(escapeHtml(`<a href="x">You & 'me'</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;You &amp; 'me'&lt;/a&gt;",
  );
});

it('decodes named and numeric entities, once', () => {
  expect(decodeEntities('&lt;b&gt; &#38; &#x27; &amp;lt; &nbsp;&unknown;')).toBe(
    "<b> & ' &lt;  &unknown;",
  );
});
