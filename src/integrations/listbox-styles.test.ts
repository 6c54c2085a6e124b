import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutStyles } from './listbox-styles.ts';

const code = readFileSync(fileURLToPath(import.meta.resolve('@radix-ui/react-select')), 'utf8');

test('the release we use loses both of its style elements, and nothing else asks for one', () => {
  expect(code).toMatch(/"style",\s*\{/);
  const bare = withoutStyles(code);
  expect(bare).not.toMatch(/"style",\s*\{|dangerouslySetInnerHTML|react-remove-scroll/);
  expect(code.length - bare.length).toBeLessThan(500);
});

test('a release that looks otherwise stops the build', () => {
  expect(() => withoutStyles('export {}')).toThrow('has changed');
});
