/** What `claims.ts` looks for, in texts in English. */
import type { ClaimKind } from '#features/legal/law-pack.ts';
import type { Site } from '../rule.ts';

const SUPERLATIVE =
  '(?:very best|best|finest|greatest|leading|premier|top|top-rated|highest-rated|award-winning|world-class|unmatched|unrivaled|unparalleled|#1|number one|most (?:effective|experienced|trusted|successful|respected|qualified|skilled|affordable))';
const WORK =
  '(?:therap(?:y|ies|ists?)\\b(?! for you (?:is|may|might|will be)| is the one)|counsel(?:ing|ors?)\\b|clinics?\\b|clinicians?\\b|psychologists?\\b|treatments?\\b|programs?\\b|intensives?\\b|specialists?\\b|practices? (?:in|near|around)\\b)';

export interface Claim {
  kind: ClaimKind;
  /** Its first group is what makes it a claim; without one, all of it does. */
  pattern: RegExp;
  /** Whatever the law says. */
  why: string;
  example: string;
}

/** By the places that it names. */
const superlatives = new Map<string, Claim>();

function superlative({ city, state }: Site['place']): Claim {
  const named = [city, state].map((name) => RegExp.escape(name)).join('|');
  const known = superlatives.get(named);
  if (known) return known;
  const place = `(?:${named}|town|the (?:area|city|state|region|country|metroplex))`;
  const claim: Claim = {
    kind: 'superlative',
    pattern: new RegExp(
      `(?<![\\w-])(${SUPERLATIVE})[ ,]+(?:[\\w-]+,? ){0,3}?${WORK}|second to none|the only (?:\\w+ ){0,2}${WORK.replace('practices? (?:in|near|around)', 'practices?')} in ${place}`,
      'giu',
    ),
    why: 'nobody can check who is best',
    example: '“Every one of us works with couples all day.”',
  };
  superlatives.set(named, claim);
  return claim;
}

const CLAIMS: readonly Claim[] = [
  {
    kind: 'promise',
    pattern:
      /\b(?:we|i|our|is|are|comes? with|backed by|money-back|satisfaction|results?)\s+(?:\w+\s+){0,2}?guarantee[ds]?\b|\bguaranteed?\s+(?:results?|success|relief|satisfaction|to|that|you|your|a)\b|\b(?<!-)cure[sd]?\b(?!-|\s+(?:ham|meat|salmon|bacon|concrete))|\b(?:clinically |scientifically )?proven\s+(?:results?|to|methods?|approach|techniques?|track record)\b|\b(?:success|satisfaction) rate\b|\b(?:instant|immediate|permanent|guaranteed)\s+(?:results?|relief)\b|\brisk-free\b|\b(?:works? (?:every time|for every(?:one|body| couple))|always works)\b|\b(?:never (?:fight|argue) again)\b/giu,
    why: 'a promise of results raises hopes that no therapist can answer for',
    example: '“You leave with a map of the argument and one thing to try.”',
  },
  {
    kind: 'promise',
    pattern:
      /\b(?:we|it|therapy|counseling|(?:our|this|the) (?:[\w-]+ )?(?:therapists?|program|intensive|reset|session|method|weekend))\s+will\s+(?:save|fix|repair|heal|rescue|restore|transform)\s+(?:you|your|any|every)\b|\bwe can (?:save|fix|heal) (?:your|any|every)\b|(?:^|[.!?]\s+)(?:save|fix|rescue) your (?:marriage|relationship)\b/giu,
    why: 'that is a promise about somebody’s marriage, and nobody can keep it',
    example: '“We help you see the pattern. What you do with it is up to the two of you.”',
  },
  {
    kind: 'comparison',
    pattern:
      /\b(?:better|cheaper|faster|safer|kinder|more (?:effective|experienced|affordable|caring|helpful))\s+than\s+(?:any|all|most|many|other|the other|every other|traditional|ordinary)\s+(?:\w+\s+){0,2}?(?:therap\w+|counsel\w+|practices?|clinics?|programs?)\b|\bunlike (?:most|other|many) (?:\w+ )?(?:therap\w+|counsel\w+|practices?|clinics?)\b/giu,
    why: 'a comparison with other therapists needs proof',
    example: '“We meet for 50 minutes and answer the phone ourselves.”',
  },
  {
    kind: 'fear',
    pattern:
      /\bbefore it(?:[’']s| is) too late\b|\byour last chance\b|\bor lose (?:him|her|them|your (?:marriage|partner|family))\b/giu,
    why: 'it sells by fear',
    example: '“There is no deadline. Come when you are ready.”',
  },
];

/** @param place those of the practice: nobody there is the only one */
export const englishClaims = (place: Site['place']): readonly Claim[] => [
  superlative(place),
  ...CLAIMS,
];
