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

test('allows frames only of companies that the page links (L16)', () => {
  const video = '<a data-embed="https://www.youtube-nocookie.com/embed/x?autoplay=1">';
  expect(policyOf(page + video, hash)).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(policyOf(page, hash)).toContain('frame-src;');
  expect(policyOf(`${page}<a data-embed="https://evil.example/">`, hash)).toContain('frame-src;');
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
