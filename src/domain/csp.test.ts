import { expect, test } from 'vitest';
import { inlineCode, policyOf, withPolicy } from './csp.ts';

const page =
  '<head><meta charset="utf-8"><style>a{}</style><script type="application/ld+json">{}</script></head>' +
  '<script type="module">one()</script><script src="/x.js"></script><script>two()</script>';
const hash = (text: string): string => `h(${text})`;

test('only code that the browser runs counts: no data blocks, no files', () => {
  expect(inlineCode(page)).toEqual({ scripts: ['one()', 'two()'], styles: ['a{}'] });
});

test('a page allows exactly its own inline code and nothing unsafe', () => {
  const policy = policyOf(page, hash);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-h(one())' 'sha256-h(two())'");
  expect(policy).toContain("style-src 'self' 'sha256-h(a{})'");
  expect(policy).not.toContain('unsafe');
});

test('the policy stands before everything it rules', () => {
  expect(withPolicy(page, hash)).toMatch(
    /^<head><meta charset="utf-8"><meta http-equiv="content-security-policy"/,
  );
});
