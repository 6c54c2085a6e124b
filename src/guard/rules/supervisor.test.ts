import { describe, expect, it } from 'vitest';
import { parseFile } from '../parse.ts';
import { post, siteWith, tryRule } from '../trial.ts';
import { supervisor } from './supervisor.ts';

const found = (text: string): string[] => tryRule(supervisor, 'posts/7-a.md', post(text));

describe('supervisor', () => {
  it.each([
    'Juno Sagebrush sees couples in the evening.',
    'Ask for **Juno\nSagebrush** when you call.',
    'Ask for [somebody with open hours](/therapists/juno).',
  ])('stops at “%s”', (text) => {
    expect(found(text)).toEqual([expect.stringContaining('Juno Sagebrush')]);
  });

  it.each([
    'Juno Sagebrush, LMFT Associate, supervised by Dr. Odessa Bluestem, sees couples.\n\nJuno Sagebrush runs.',
    'Ask for [Juno](/therapists/juno), supervised by Dr. Odessa Bluestem.',
    'Priya Marigold has an associate degree, and Juno, Alaska, is spelled otherwise.',
    'The Juno Sagebrushes of this world.',
  ])('lets pass “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('knows names in any script', () => {
    const associates = [{ id: 'nadia', name: 'ناديا الحسن', supervisor: 'Łucja Żółć' }];
    const at = (text: string): string[] =>
      tryRule(supervisor, 'posts/7-a.md', post(text), siteWith({}, { associates }));
    expect(at('تعمل ناديا الحسن مع الأزواج.')).toHaveLength(1);
    expect(at('ناديا الحسن, LMFT Associate, supervised by Łucja Żółć.')).toEqual([]);
  });

  it('reads a field with its neighbors, and wants it in each of them', () => {
    const guests = (about: string): string =>
      `---\nguests:\n  - { name: Juno Sagebrush, about: '${about}' }\n---\n`;
    expect(tryRule(supervisor, 'episodes/3-a.md', guests('LMFT Associate'))).toHaveLength(1);
    expect(
      tryRule(supervisor, 'episodes/3-a.md', guests('Supervised by Dr. Odessa Bluestem')),
    ).toEqual([]);
  });

  it('stops at credentials that need one', () => {
    const person = (more: string): string => `---\nname: Sam Oak\ncredentials: ${more}\n---\n`;
    for (const credentials of ['LMFT Associate', 'LPC-Associate', 'LMFT-A', 'LPC Intern'])
      expect(tryRule(supervisor, 'therapists/sam.md', person(credentials))).toEqual([
        `3 supervisor: ${credentials}`,
      ]);
    expect(tryRule(supervisor, 'therapists/sam.md', person('PhD, LMFT-S'))).toEqual([]);
    const named = person('LMFT Associate\nsupervisor: { name: Dr. Odessa Bluestem }');
    expect(tryRule(supervisor, 'therapists/sam.md', named)).toEqual([]);
    expect(parseFile('therapists/sam.md', named).data).toHaveProperty('supervisor');
  });
});
