import { expect, test } from 'vitest';
import { onPaper } from './icons.ts';

test('an own logo of any box is in the middle of the icon', () => {
  const icon = onPaper('<svg viewBox="10 20 40 80"><circle r="3"/></svg>', 1.5);
  expect(icon).toContain('viewBox="-30 0 120 120"');
  expect(icon).toMatch(/<svg[^>]*><path[^>]*\/><circle/);
});
