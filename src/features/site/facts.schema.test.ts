import { expect, test } from 'vitest';
import { site } from '#site';
import { type Facts, siteOf } from './facts.schema.ts';

const { phoneE164: _, locale: __, currency: ___, inLanguage: ____, ...known } = site;
const facts: Facts = { ...known, phone: '(214) 555-0123' };
/** What is said of facts that are not as TypeScript would have them. */
function saidOf(changed: object): string {
  try {
    siteOf({ ...facts, ...changed });
    return '';
  } catch (error) {
    return String(error).replace('Error: ', '');
  }
}

test('what links dial and search engines are told follows from the number that is shown', () => {
  expect(siteOf({ ...facts, phone: '1 214.555.0199' })).toMatchObject({
    phone: { text: '1 214.555.0199', href: 'tel:+12145550199' },
    phoneE164: '+1-214-555-0199',
  });
});

test('help lines stay in the order in which they are written, and others may be added', () => {
  const { emergency, lifeline, violence } = site.crisisLines;
  const lines = { local: emergency, lifeline, emergency, violence };
  expect(Object.keys(siteOf({ ...facts, crisisLines: lines }).crisisLines)).toEqual([
    'local',
    'lifeline',
    'emergency',
    'violence',
  ]);
});

test.each([
  [{ url: 'https://www.example.org/' }, /^src\/site\.config\.ts: url: write .* without a slash/],
  [{ country: 'CA' }, /: country: This is for practices in the United States: /],
  [{ name: ' ' }, /: name: write a text, for example: 'Alder Counseling'$/],
  [{ phone: '214-555-HELP' }, /: phone: write a phone number .*ten digits/],
  [{ phone: site.phone }, /: phone: write a phone number/],
  [{ timeZone: 'Texas' }, /: timeZone: there is no such time zone; write one as/],
  [{ founded: '2018' }, /: founded: write a year/],
  [{ parts: { ...facts.parts, quiz: 'no' } }, /: parts\.quiz: write true or false$/],
  [{ parts: { ...facts.parts, ofline: true } }, /: parts: "ofline" is no field.*"offline"/],
  [{ offices: [{ ...facts.offices[0], latitude: '32' }] }, /: offices\.0\.latitude: write degrees/],
  [{ phoneHours: { ...facts.phoneHours, closes: '5 pm' } }, /: phoneHours\.closes: write a time/],
  [{ crisisLines: [] }, /: crisisLines: write \{ … \} with: emergency, lifeline, violence$/],
  [
    { crisisLines: { ...facts.crisisLines, local: { number: '1' } } },
    /: crisisLines\.local\.href:/,
  ],
  [{ services: { 'Two Words': { en: 'a', es: 'b' } } }, /: services\.Two Words: .*small letters/],
  [
    { services: { talk: { en: 'a', es: 'b', part: 'spanish' } } },
    /: services\.talk\.part: write 'translations'/,
  ],
  [{ podcast: { ...facts.podcast, category: ['Health'] } }, /: podcast\.category: write two/],
  [{ tagLine: 'One' }, /: "tagLine" is no field here; did you mean "tagline"\?$/],
  [{ email: undefined, city: undefined }, /: email: .*\nsrc\/site\.config\.ts: city: write a text/],
])('%j is named with what to write', (changed, said) => {
  expect(saidOf(changed)).toMatch(said);
});

test('a practice that writes Spanish first has the help lines that answer in Spanish, and no English facts', () => {
  const { crisisLines: _lines, ...mine } = facts;
  const spanish = siteOf({
    ...mine,
    language: 'es',
    tagline: 'Terapia en El Paso',
    translations: {},
  });
  expect(spanish).toMatchObject({ language: 'es', locale: 'es-US' });
  expect(spanish.crisisLines.lifeline.what).toContain('oprima 2');
  expect(spanish.inLanguage.es.tagline).toBe('Terapia en El Paso');
  expect(saidOf({ language: 'fr' })).toContain('language: write one of: en, es');
});
