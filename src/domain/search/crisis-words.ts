/**
 * Words of people in a crisis. A search with one of them shows the help lines first, before
 * anything loads. False positives are fine: the results still show.
 */
import { normalize } from './normalize.ts';

/** Danger to oneself, and fear of others; matched on normalized text at word starts. */
const CRISIS = new RegExp(
  `\\b(?:${[
    'suic',
    'kill',
    'end (?:it all|my life|things)',
    '(?:take|taking) my (?:own )?life',
    '(?:want|wanna|going|ready) (?:to )?die',
    'wish (?:i|to) (?:was|were|be) dead',
    'not (?:want|worth) (?:to )?liv',
    'self ?harm',
    '(?:hurt|harm|cut)\\w* (?:my|him|her)sel',
    '(?:hurt|harm|hit|beat|chok|kick|push|shov|slap|punch|grab|forc)\\w* (?:me|us|my)\\b',
    'overdos',
    'abus',
    'violen',
    'assault',
    'rap(?:e|ing)',
    'molest',
    'strangl',
    'stalk',
    'threaten',
    '(?:has|with|owns) a gun',
    'afraid of',
    'scared of',
    'fear (?:of )?(?:my|him|her)',
    'unsafe',
    'not safe',
    'in danger',
    'emergency',
    'crisis',
    'help me',
    'hotline',
    '988',
    '911',
  ].join('|')})`,
);

/** Whether a search should show the help lines first. */
export function soundsUrgent(query: string): boolean {
  return CRISIS.test(normalize(query));
}
