import { describe, expect, it } from 'vitest';
import { parseFile } from '../parse.ts';
import { post, siteWith, testRule } from '../rule-tester.ts';
import { supervisor } from './supervision.ts';

const found = (text: string): string[] => testRule(supervisor, 'posts/7-a.md', post(text));

describe('supervisor', () => {
  it.each([
    'Kim Alder sees couples in the evening.',
    'Ask for **Kim\nAlder** when you call.',
    'Ask for [somebody with open hours](/therapists/kim).',
  ])('reports “%s”', (text) => {
    expect(found(text)).toEqual([expect.stringContaining('Kim Alder')]);
  });

  it.each([
    'Kim Alder, LMFT Associate, supervised by Dr. Alex Rowan, sees couples.\n\nKim Alder runs.',
    'Ask for [Kim](/therapists/kim), supervised by Dr. Alex Rowan.',
    'Priya Marigold has an associate degree, and Kim, Alaska, is spelled otherwise.',
    'The Kim Alderes of this world.',
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

  it('says once that a practice is called after an associate, and still finds the person', () => {
    const site = siteWith({}, { ownNames: ['Kim Alder', 'Kim Alder Counseling'] });
    const at = (path: string, text: string): string[] => testRule(supervisor, path, text, site);
    expect(at('posts/7-a.md', post('Kim Alder Counseling is open in the evening.'))).toEqual([]);
    expect(
      at('posts/7-a.md', post('Kim Alder Counseling is open. Kim Alder is there.')),
    ).toHaveLength(1);
    expect(at('therapists/kim.md', '---\nname: Kim Alder\n---\n')).toEqual([
      '~2 name: Kim Alder Counseling',
    ]);
  });

  it('checks each field together with its group', () => {
    const guests = (about: string): string =>
      `---\nguests:\n  - { name: Kim Alder, about: '${about}' }\n---\n`;
    expect(testRule(supervisor, 'episodes/3-a.md', guests('LMFT Associate'))).toHaveLength(1);
    expect(testRule(supervisor, 'episodes/3-a.md', guests('Supervised by Dr. Alex Rowan'))).toEqual(
      [],
    );
  });

  it('reports associates without a supervisor', () => {
    const person = (more: string): string => `---\nname: Sam Oak\ncredentials: ${more}\n---\n`;
    for (const credentials of ['LMFT Associate', 'LPC-Associate', 'LMFT-A', 'LPC Intern'])
      expect(testRule(supervisor, 'therapists/sam.md', person(credentials))).toEqual([
        `3 supervisor: ${credentials}`,
      ]);
    expect(testRule(supervisor, 'therapists/sam.md', person('PhD, LMFT-S'))).toEqual([]);
    const named = person('LMFT Associate\nsupervisor: { name: Dr. Alex Rowan }');
    expect(testRule(supervisor, 'therapists/sam.md', named)).toEqual([]);
    expect(parseFile('therapists/sam.md', named).data).toHaveProperty('supervisor');
  });
});
