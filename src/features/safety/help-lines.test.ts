import { expect, test } from 'vitest';
import { site } from '#site';
import { type HelpLines, waysToHelp } from './help-lines.ts';

const { en, es } = site.inLanguage;
const digits = (href = ''): string => href.replace(/^(tel|sms):\+?(\d+).*/, '$1 $2');

test.each([
  ['emergency', 'tel 911', ''],
  ['lifeline', 'tel 988', 'sms 988'],
  ['violence', 'tel 18007997233', 'sms 88788'],
] as const)('the name %s is over its own number, in both languages', (name, call, text) => {
  for (const lines of [en.crisisLines, es.crisisLines] satisfies HelpLines[]) {
    expect(digits(lines[name].href)).toBe(call);
    expect(digits(lines[name].text?.href)).toBe(text);
    expect(digits(`tel:${lines[name].number.replaceAll('-', '')}`)).toBe(call);
  }
  expect(site.crisisLines.violence.name).toMatch(/\bViolence\b/);
});

test('a line that is added first or last takes no name from another, and those by text come last', () => {
  const added = { href: 'tel:211', number: '211', what: 'shelter' } as const;
  const { emergency, lifeline, violence } = es.crisisLines;
  const lines = { shelter: added, violence, lifeline, emergency } satisfies HelpLines;
  expect(waysToHelp(lines).map(({ href }) => digits(href))).toEqual([
    'tel 211',
    'tel 18007997233',
    'tel 988',
    'tel 911',
    'sms 88788',
    'sms 988',
  ]);
});

test.each([
  ['a list, as before', Object.values(en.crisisLines), 'emergency'],
  [
    'a missing line',
    { emergency: en.crisisLines.emergency, violence: en.crisisLines.violence },
    'lifeline',
  ],
])('%s is refused with its field and the fix', (_, lines, name) => {
  expect(() => waysToHelp(lines as unknown as HelpLines)).toThrow(
    `src/site.config.ts: crisisLines has no "${name}"; write each help line under its name`,
  );
});
