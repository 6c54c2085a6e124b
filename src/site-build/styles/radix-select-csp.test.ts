import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutStyles } from './radix-select-csp.ts';

const code = readFileSync(fileURLToPath(import.meta.resolve('@radix-ui/react-select')), 'utf8');

test('removes both style elements of the installed release', () => {
  expect(code).toMatch(/"style",\s*\{/);
  const bare = withoutStyles(code);
  expect(bare).not.toMatch(/"style",\s*\{|dangerouslySetInnerHTML|react-remove-scroll/);
  expect(code.length - bare.length).toBeLessThan(500);
});

test('fails at a release with different code', () => {
  expect(() => withoutStyles('export {}')).toThrow('has changed');
});
