import { expect, test } from 'vitest';
import { fontFaceRule, headingGlyphs } from './heading-font.ts';

const page =
  '<b class="letters">Hearth<span class="vh">, home</span></b><h1 id="h1">Fees &amp; <i>FAQs<svg><title>no</title></svg></i></h1>';

test('collects the characters of the first heading and the practice name, each once', () => {
  expect(headingGlyphs(page)).toBe(' &,AFHQaehmorst');
});

test('embeds a font in the rule, without a request', async () => {
  const rule = await fontFaceRule('Come as you are');
  const [, data = ''] = /base64,([^)]*)\)/.exec(rule) ?? [];
  expect(Buffer.from(data, 'base64').subarray(0, 4).toString()).toBe('wOF2');
  expect(data.length).toBeLessThan(4500);
});
