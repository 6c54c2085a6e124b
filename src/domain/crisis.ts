/**
 * Words that people type when they need a person now and not an article. A search that holds one is answered with the
 * help lines first, before anything is fetched. Rather once too often: the lines never stand in the way of results.
 */
import { fold } from './fold.ts';

/** Danger to oneself, and fear of somebody else; matched on folded text, at the start of a word. */
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

/** Whether a search should be answered with help lines first. */
export function soundsUrgent(query: string): boolean {
  return CRISIS.test(fold(query));
}
