import { expect, test } from 'vitest';
import { contentSchemas } from '#collection-schemas';

const page = {
  title: 'Grief',
  description: 'Grief counseling in Springfield, in our office or by video, alone or together.',
  heading: 'When somebody is missing',
  icon: 'mend',
  color: 'teal',
  order: 1,
  formats: ['online'],
  people: ['kim'],
};
const lede = 'Grief counseling in Springfield.';
const card = { subtitle: 'For two, or one', summary: 'Somebody is missing.' };
const week = { title: 'One', text: 'Sleep.' };
const weeks = { kind: 'weeks', title: 'Weeks', lede: 'Weekly.', steps: [week, week, week] };

test.each([
  ['a service with a card', 'services', {}, ['subtitle', 'summary', 'ctaText']],
  ['and a lede', 'services', { lede }, ['subtitle', 'summary', 'ctaText']],
  ['with its texts', 'services', { ...card, ctaText: 'Come' }, []],
  ['a service without a card', 'services', { listed: false, lede }, []],
  ['and without a lede', 'services', { listed: false }, ['subtitle']],
  [
    'a service among the programs only',
    'services',
    { listed: false, program: true, lede },
    ['subtitle', 'summary'],
  ],
  ['a program', 'programs', { lede }, ['subtitle', 'summary']],
  ['a program with its texts', 'programs', card, []],
] as const)('%s (%s) needs the texts that somebody reads: %j', (_, kind, more, missing) => {
  const issues = contentSchemas[kind]().safeParse({ ...page, ...more }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join())).toEqual(missing);
  for (const { message } of issues) expect(message).toMatch(/^write a text here, .*for example: "/);
});

test('a program has no text of a link that no card shows', () => {
  const { error } = contentSchemas.programs().safeParse({ ...page, ...card, ctaText: 'Come' });
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('ctaText')]);
});

test.each([
  ['an unknown kind', { kind: 'week' }, ['section.kind'], 'write one of: session, agenda, weeks'],
  ['two steps', { ...weeks, steps: [week, week] }, ['section.steps'], 'three or four'],
  ['the field of another kind', { ...weeks, rows: [] }, ['section'], 'rows'],
  ['a field without its kind', { ...weeks, kind: undefined }, ['section.kind'], 'write one of'],
] as const)('the special section with %s is refused where it is', (_, section, where, says) => {
  const { error } = contentSchemas.programs().safeParse({ ...page, ...card, section });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(where);
  expect(error?.issues[0]?.message).toContain(says);
});

test('a special section is read', () => {
  const { error } = contentSchemas.programs().safeParse({ ...page, ...card, section: weeks });
  expect(error).toBeUndefined();
});
