import { describe, expect, it } from 'vitest';
import { siteWith, testRule } from '../rule-tester.ts';
import { language } from './language.ts';

const SPANISH =
  'No preguntamos por los papeles de nadie, y no hacen falta para venir. Si quiere, le damos un recibo detallado para que pida un reembolso a su plan.';
const ENGLISH =
  'You come in and sit where you like. We ask what brings you here, and we listen to both of you, for as long as it takes.';
const page = (text: string, front = ''): string => `---\ntitle: A\n${front}---\n${text}`;
const found = (path: string, text: string, files?: Record<string, string>): string[] =>
  testRule(language, path, text, siteWith(files));

describe('language', () => {
  it('finds a Spanish text on an English page, and an English one on a Spanish page', () => {
    expect(found('pages/us.md', page(`${ENGLISH}\n\n${SPANISH}`))).toEqual([
      expect.stringMatching(/^~6 text: No preguntamos por los papeles/),
    ]);
    expect(found('pages/es/us.md', page(`${SPANISH}\n\n${ENGLISH}`))).toEqual([
      expect.stringMatching(/^~6 text: You come in and sit/),
    ]);
  });

  it.each([
    ['pages/us.md', ENGLISH],
    ['pages/es/us.md', SPANISH],
    ['pages/us.md', 'We call it “poquito a poco”, and Teo says the rest in Spanish or in English.'],
    ['pages/es/us.md', 'Juno trabaja con la licencia LMFT Associate, bajo supervisión.'],
    [
      'pages/us.md',
      'El Paso, Los Angeles, La Villita, Las Colinas, Del Rio, San Marcos and Dallas.',
    ],
    ['posts/7-a.md', ''],
  ])('is quiet about %s: %s', (path, text) => {
    expect(found(path, page(text))).toEqual([]);
  });

  it('finds a policy or notice in Spanish that does not name the day of the English text', () => {
    const files = {
      'legal/cookie-policy.md': "---\ntitle: A\ndate: '2026-11-21'\n---\n",
      'notices/telehealth.md': '---\ntitle: A\nlastReviewed: 2026-11-20\n---\n',
    };
    const follows = (to: string, day: string): string[] =>
      found('pages/es/a.md', page(`Sigue el texto del ${day}.`, `translates: ${to}\n`), files);
    expect(follows('/cookie-policy', '21 de noviembre de 2026')).toEqual([]);
    expect(follows('/cookie-policy', '20 de noviembre de 2026')).toEqual([
      '~3 translates: /cookie-policy',
    ]);
    expect(follows('/notices/telehealth', '20 de noviembre de 2026')).toEqual([]);
    expect(follows('/notices/telehealth', '1 de mayo de 2025')).toEqual([
      '~3 translates: /notices/telehealth',
    ]);
    expect(follows('/services', '1 de mayo de 2025')).toEqual([]);
  });

  it('wants translations that lead somewhere: on a page in another language, of an English one, and only one each', () => {
    const translates = (to: string): string => page(SPANISH, `translates: ${to}\n`);
    expect(found('pages/es/us.md', translates('/services'))).toEqual([]);
    expect(found('pages/us.md', page(ENGLISH, 'translates: /services\n'))).toEqual([
      '3 translates: /services',
    ]);
    expect(found('pages/es/us.md', translates('/es/servicios'))).toEqual([
      '3 translates: /es/servicios',
    ]);
    expect(
      found('pages/es/us.md', translates('/services'), {
        'pages/es/otra.md': translates('/services'),
      }),
    ).toEqual(['3 translates: /services']);
  });
});
