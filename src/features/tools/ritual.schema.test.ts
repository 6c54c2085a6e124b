import { expect, test } from 'vitest';
import { ritualRules, ritualSchema } from './ritual.schema.ts';

const group = { title: 'Arrive', hint: 'Land here.', prompts: ['One', 'Two'] };

test('shows the chosen prompt of each group on the card', () => {
  const rules = ritualRules(ritualSchema.parse({ minutes: 20, groups: [group, group, group] }));
  expect(rules).toContain('[data-prompt]{display:none}');
  expect(rules).toContain(
    '[data-ritual]:has(#ritual-3-2:checked) [data-prompt=ritual-3-2]{display:block}',
  );
  expect(rules.match(/:has\(/g)).toHaveLength(6);
});

test('rejects two groups with a message', () => {
  expect(
    ritualSchema.safeParse({ minutes: 20, groups: [group, group] }).error?.issues[0]?.message,
  ).toBe('write exactly three groups; the card has room for three');
});
