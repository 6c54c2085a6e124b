import { expect, test } from 'vitest';
import { editorSources, inlineCode, policyOf, withPolicy } from './csp.ts';

const page =
  '<head><meta charset="utf-8"><style>a{}</style><script type="application/ld+json">{}</script></head>' +
  '<script type="module">one()</script><script src="/x.js"></script><script>two()</script>';
const hash = (text: string): string => `h(${text})`;

test('collects only inline code that browsers run: no data blocks, no files', () => {
  expect(inlineCode(page)).toEqual({ scripts: ['one()', 'two()'], styles: ['a{}'] });
});

test('allows the inline code of the page and nothing unsafe', () => {
  const policy = policyOf(page, hash);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-h(one())' 'sha256-h(two())'");
  expect(policy).toContain("style-src 'self' 'sha256-h(a{})'");
  expect(policy).not.toContain('unsafe');
});

test.each([
  ['', ''],
  [
    '<a data-embed="https://www.youtube-nocookie.com/embed/x?autoplay=1">',
    ' https://www.youtube-nocookie.com',
  ],
  // Any company whose frame the practice put there (F2), at any port and without a path.
  [
    '<a class="[&>p]:m-0" data-embed="https://widget.trustindex.io"></a><a data-embed="https://maps.example.com:8443/m?q=a&amp;b=c">',
    ' https://widget.trustindex.io https://maps.example.com:8443',
  ],
  ['<code>&lt;a data-embed="https://evil.example/"</code> data-embed="https://evil.example/"', ''],
])('allows frames only of links of the page that load one (L16): %s', (html, sources) => {
  expect(policyOf(page + html, hash)).toContain(`frame-src${sources};`);
});

test('fails at a frame that no policy can allow', () => {
  expect(() => policyOf('<a data-embed="http://widget.example.com/">', hash)).toThrow(/https:/);
});

test('requires Trusted Types unless a tag may run', () => {
  expect(policyOf(page, hash)).toMatch(/;require-trusted-types-for 'script';trusted-types 'none'$/);
  expect(policyOf(page, hash, [['frame-src', ["'self'"]]])).not.toContain('trusted-types');
  const policy = policyOf(page, hash, [], 'https://forms.example.com');
  expect(policy).toContain(";connect-src 'self' https://forms.example.com;");
  expect(policy).toContain(";form-action 'self' https://forms.example.com;");
  expect(policy).toContain('require-trusted-types-for');
});

test('a page that can be kept may register its worker, and make no other typed value', () => {
  expect(policyOf(`${page}<section data-keep-pages="/help">`, hash)).toMatch(
    /;require-trusted-types-for 'script';trusted-types keep-pages$/,
  );
});

test('lets the content editor write styles, which a hash would forbid, and no inline script', () => {
  const policy = policyOf(page, hash, editorSources(undefined));
  expect(policy).toMatch(/(?:^|;)style-src 'self' 'unsafe-inline';/);
  expect(policy).toContain("script-src 'self' 'sha256-h(one())' 'sha256-h(two())'");
  expect(policy).toContain('worker-src blob:');
  expect(policy).toContain("img-src 'self' data: blob:");
  expect(policy).not.toContain('trusted-types');
});

test('inserts the policy before everything it governs', () => {
  expect(withPolicy(page, hash)).toMatch(
    /^<head><meta charset="utf-8"><meta http-equiv="content-security-policy"/,
  );
});
