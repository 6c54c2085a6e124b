import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkWay } from './on-the-way.ts';

const SCRIPT = 'a();';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');
const hash = hashOf(SCRIPT);
const page = (body: string, script = SCRIPT): string =>
  `<!DOCTYPE html><html><head><meta http-equiv="content-security-policy" content="script-src 'sha256-${hash}';style-src 'sha256-${hashOf('a{b:c}')}'"><script>${script}</script><script type="application/ld+json">{}</script><svg><style><![CDATA[a{b:c}]]></style></svg></head><body>${body}</body></html>`;
const BODY = '<p>Write to <a href="mailto:a@b.example">a@b.example</a></p>\n<p>Or call.</p>';
const BUILT = page(BODY);

it.each([
  ['the same', BUILT],
  ['other line ends', BUILT.replaceAll('\n', '\r\n')],
  ['a byte order mark and a line at the end', `\uFEFF${BUILT}\n`],
])('%s: nothing is changed', (_name, sent) => {
  expect(checkWay(sent, BUILT).text).toContain('as it is in dist/');
  expect(checkWay(sent).state).toBe('ok');
});

const hidden =
  '<a href="/cdn-cgi/l/email-protection#6e04" class="__cf_email__">[email&#160;protected]</a>';
it.each([
  ['hidden mail addresses', page(BODY.replace(/<a.*a>/, hidden)), 'Email Address Obfuscation'],
  [
    'scripts put off',
    BUILT.replace('<script>', '<script type="0a1b2c-text/javascript">'),
    'Rocket',
  ],
  [
    'a counter',
    page(`${BODY}<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>`),
    'Web Analytics',
  ],
  [
    'a look for bots',
    page(`${BODY}<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>`),
    'JavaScript Detections',
  ],
  ['a changed script', page(BODY, 'a()'), 'script or style'],
  [
    'a script of another site',
    page(`${BODY}<script async src="//ads.example/a.js"></script>`),
    'script or style',
  ],
  ['no policy', BUILT.replace(/<meta[^>]*>/, ''), 'no page of ours'],
  ['the page of a host', '<!DOCTYPE html><p>Coming soon</p></html>', 'no page of ours'],
  ['a bar above the page', `<div>Free hosting</div>${BUILT}`, 'begin and end'],
  ['a cut end', BUILT.slice(0, -30), 'begin and end'],
  ['nothing', '', 'begin and end'],
  ['an added script', page(`${BODY}<script>track()</script>`), 'script or style'],
])('%s: said without a build', (_name, sent, words) => {
  for (const { state, text } of [checkWay(sent), checkWay(sent, BUILT)]) {
    expect(text).toContain(words);
    expect(state).toBe('failed');
  }
});

it.each([
  ['blanks', page(BODY.replace('\n', '')), 'failed', 'blanks or line breaks'],
  ['a text', page(BODY.replace('Or call', 'Or fax')), 'skipped', 'Or fax'],
])('%s: said beside the build', (_name, sent, state, words) => {
  const found = checkWay(sent, BUILT);
  expect(found.state).toBe(state);
  expect(found.text).toContain(words);
});

it('another build has a policy of its own, and is not called changed', () => {
  const script = 'b();';
  const other = BUILT.replaceAll(SCRIPT, script).replace(hash, hashOf(script));
  expect(checkWay(other, BUILT)).toMatchObject({ state: 'skipped' });
  expect(checkWay(other)).toMatchObject({ state: 'ok' });
});
