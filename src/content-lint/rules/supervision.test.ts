import { describe, expect, it } from 'vitest';
import { parseFile } from '../parse.ts';
import { post, siteWith, testRule } from '../rule-tester.ts';
import { supervisor } from './supervision.ts';

const found = (text: string): string[] => testRule(supervisor, 'posts/7-a.md', post(text));

describe('supervisor', () => {
  it.each([
    'Juno Sagebrush sees couples in the evening.',
    'Ask for **Juno\nSagebrush** when you call.',
    'Ask for [somebody with open hours](/therapists/juno).',
  ])('reports “%s”', (text) => {
    expect(found(text)).toEqual([expect.stringContaining('Juno Sagebrush')]);
  });

  it.each([
    'Juno Sagebrush, LMFT Associate, supervised by Dr. Odessa Bluestem, sees couples.\n\nJuno Sagebrush runs.',
    'Ask for [Juno](/therapists/juno), supervised by Dr. Odessa Bluestem.',
    'Priya Marigold has an associate degree, and Juno, Alaska, is spelled otherwise.',
    'The Juno Sagebrushes of this world.',
  ])('accepts “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('matches names in any script', () => {
    const associates = [{ id: 'nadia', name: 'ناديا الحسن', supervisor: 'Łucja Żółć' }];
    const at = (text: string): string[] =>
      testRule(supervisor, 'posts/7-a.md', post(text), siteWith({}, { associates }));
    expect(at('تعمل ناديا الحسن مع الأزواج.')).toHaveLength(1);
    expect(at('ناديا الحسن, LMFT Associate, supervised by Łucja Żółć.')).toEqual([]);
  });

  it('checks each field together with its group', () => {
    const guests = (about: string): string =>
      `---\nguests:\n  - { name: Juno Sagebrush, about: '${about}' }\n---\n`;
    expect(testRule(supervisor, 'episodes/3-a.md', guests('LMFT Associate'))).toHaveLength(1);
    expect(
      testRule(supervisor, 'episodes/3-a.md', guests('Supervised by Dr. Odessa Bluestem')),
    ).toEqual([]);
  });

  it('reports associates without a supervisor', () => {
    const person = (more: string): string => `---\nname: Sam Oak\ncredentials: ${more}\n---\n`;
    for (const credentials of ['LMFT Associate', 'LPC-Associate', 'LMFT-A', 'LPC Intern'])
      expect(testRule(supervisor, 'therapists/sam.md', person(credentials))).toEqual([
        `3 supervisor: ${credentials}`,
      ]);
    expect(testRule(supervisor, 'therapists/sam.md', person('PhD, LMFT-S'))).toEqual([]);
    const named = person('LMFT Associate\nsupervisor: { name: Dr. Odessa Bluestem }');
    expect(testRule(supervisor, 'therapists/sam.md', named)).toEqual([]);
    expect(parseFile('therapists/sam.md', named).data).toHaveProperty('supervisor');
  });
});
