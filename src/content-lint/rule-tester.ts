import type { LawPack } from '#features/legal/law-pack.ts';
import { USUAL_WORDS } from '#features/people/supervision.ts';
import { linksBetween } from './backlinks.ts';
import { addressesFrom, type Fixed } from './urls.ts';
import { parseFile } from './parse.ts';
import { namesIn, duplicatesIn, legalDaysIn, policiesIn, translationsIn } from './read-project.ts';
import { byLanguage } from '#lib/language.ts';
import type { Rule, Site } from './rule.ts';

const TODAY = '2026-11-21';
const URL = 'https://hearthline.example.com';
const FIXED: Fixed = {
  paths: ['/links', '/podcast.xml'],
  ids: ['plan', 'contact'],
  moved: { '/contact': ['/vibe-check'], '/services/*': ['/services'] },
  coded: ['/fees'],
};

/** Of an invented state. */
export const LAW: LawPack = {
  state: 'Anystate',
  board: { name: 'Anystate Board of Counselors', href: 'https://board.example.com/' },
  lastReviewed: '2026-11-21',
  claims: {
    superlative: { says: 'Anystate allows no claim that cannot be checked', rule: '1 ASC 49' },
    promise: { rule: '1 ASC 49' },
    comparison: { rule: '1 ASC 49' },
    fear: { says: 'Anystate does not allow that', rule: '1 ASC 49' },
    testimonial: { says: 'a real one needs consent', rule: '1 ASC 49' },
    statistic: { rule: '1 ASC 49' },
  },
  supervision: {
    titles: ['LMFT Associate', 'LMFT-A', 'LPC Associate', 'LPC Intern'],
    words: USUAL_WORDS,
    says: 'Anystate wants the supervisor’s name beside an associate’s',
    rule: '1 ASC 43',
  },
  notices: [
    {
      notice: 'complaint-notice',
      title: 'Complaint Notice',
      says: 'clients may complain',
      rule: '1 ASC 31',
    },
  ],
  rules: [{ rule: '1 ASC 49', about: 'Advertising', asOf: 2026 }],
};

/** One associate, a few pages, prices. */
export function siteWith(
  files: Readonly<Record<string, string>> = {},
  more: Partial<Site> = {},
): Site {
  const content = Object.entries(files).map(([path, text]) => parseFile(path, text));
  const addresses = addressesFrom(content, FIXED, TODAY);
  const offer = { description: '', length: '', category: 'Therapy' };
  return {
    today: TODAY,
    live: false,
    url: URL,
    place: { city: 'Springfield', state: 'Anystate' },
    ownNames: ['The Leading Edge Counseling', 'Proven 988', 'Sixty-Minute Session'],
    offers: [
      { ...offer, id: 'standard-rate', name: 'A session', low: 150, high: 290, options: [] },
      {
        ...offer,
        id: '6-session-reset',
        name: 'Six Sessions',
        low: 850,
        high: 1120,
        options: [
          { id: 'individual', name: 'Individual', text: 'For one.', price: 850 },
          { id: 'couple', name: 'Couple', text: 'For two.', price: 1120 },
        ],
      },
    ],
    policies: byLanguage((language) => policiesIn(content, language)),
    associates: [{ id: 'kim', name: 'Kim Alder', supervisor: 'Dr. Alex Rowan' }],
    gone: [],
    law: LAW,
    names: namesIn(content),
    pictures: new Set(['images/spaces.svg', 'images/our-room.jpg']),
    recordings: new Map(),
    duplicates: duplicatesIn(content, TODAY),
    translations: translationsIn(content),
    legalDays: legalDaysIn(content),
    addresses,
    ...linksBetween(content, { addresses, gone: [], url: URL, today: TODAY }),
    ...more,
  };
}

/** As `line field: words`; warnings start with `~`. */
export function testRule(rule: Rule, path: string, text: string, site = siteWith()): string[] {
  return rule(parseFile(path, text), site).map(
    ({ line, field, words, level }) => `${level ? '~' : ''}${line} ${field}: ${words}`,
  );
}

/** The body starts on line 4. */
export function post(text: string): string {
  return `---\ntitle: Whose turn is it\n---\n${text}\n`;
}
