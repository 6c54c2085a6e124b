/** How a sentence can contradict a policy of the practice, by policy. */
import type { Offer } from '#features/fees/offer.schema.ts';
import { type Hours, minutesOf } from '#lib/hours.ts';
import { inWords } from '#lib/number-words.ts';
import type { ContentFile } from '../content-file.ts';

export interface PracticeFacts {
  /** `policies.yaml` by name. */
  policies: ReadonlyMap<string, string>;
  offers: readonly Offer[];
  phoneHours: Hours;
  /** The free first call. */
  call: { minutes: number; name: string };
}

export interface PolicyCheck {
  /** The owner of the fact, and what to write instead. */
  owner: (facts: PracticeFacts) => string;
  /** The contradicting words of a sentence. */
  otherwise: (sentence: string, facts: PracticeFacts, file: ContentFile) => string | undefined;
}

const policy = (name: string) => (): string =>
  `policies.yaml; write {policy:${name}}, or leave the sentence out`;
const found = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[0];

const NUMBERS = new Map(Array.from({ length: 99 }, (_, at) => [inWords(at + 1), at + 1]));
const NUMBER = `(?:\\d+|${[...NUMBERS.keys()].toSorted((one, other) => other.length - one.length).join('|')})`;
const numberOf = (word: string): number => NUMBERS.get(word.toLowerCase()) ?? Number(word);

/** Talks of the therapist with each partner alone. */
const ALONE =
  /\b(?:talk|speak|meet|sit|check in|see|spend|ask)(?:s|ing)?\b.{0,40}?\b(?:each (?:of you|partner|person)|both of you|you both|one of you|you each|each)\b.{0,25}?\b(?:alone|separately|apart|one[- ]on[- ]one|in private|on your own)\b|\b(?:minutes|session|conversation|time)\b.{0,15}\bwith (?:each (?:of you|partner)|one of you|you both)\b.{0,15}\b(?:alone|separately|one[- ]on[- ]one)\b/i;
const UNSURE =
  /\b(?:may|might|can|could|sometimes|often|usually|occasionally|if (?:you|it|there)|when (?:needed|it helps)|on request|optional|not always|rarely)\b/i;
const LATER =
  /\b(?:(?:in|at|by|after) the (?:first|second|third|fourth|last|next)|the (?:second|third|fourth|last)|later on|later session|after (?:a few|some|two|three|several))\b/i;
const NEVER = /\b(?:never|don[’']t|do not|doesn[’']t|won[’']t|will not|no need to|nobody)\b/i;

/** Confidentiality without an exception, or told to the partner. */
const ABSOLUTE =
  /\b(?:(?:completely|fully|totally|strictly|absolutely|100 ?%|always) confidential|confidential[ ,]+(?:always|no matter what|without exceptions?|no exceptions?)|(?:nothing|no word|not a word)\b.{0,30}\bleaves? (?:this|the|our) (?:room|office|practice)|everything\b.{0,30}\bstays (?:between us|in (?:this|the) room|here)|no exceptions)\b/i;
const TOLD =
  /\b(?:we|your therapist|they)\b(?: (?:will|may|might|can|sometimes|always|usually))* (?:tells?|shares?|passes|pass|reports?)\b.{0,40}\b(?:your partner|the other (?:one|partner))\b/i;

const NOTICE = new RegExp(
  `\\b(${NUMBER}|an?)[ -](hours?|days?|weeks?)(?:[’']s?)?(?:(?: of)? (?:notice|ahead|before|in advance|earlier))`,
  'gi',
);
const CANCEL =
  /\b(?:cancel\w*|reschedul\w*|mov(?:e|ing) (?:a|the|your) session|no-shows?|miss(?:ed|ing)? a session)\b|\bnotice\b.{0,50}\bsessions?\b|\bsessions?\b.{0,50}\bnotice\b/i;

/** By the first letter of a unit. */
const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };

const noticesIn = (text: string): { words: string; hours: number }[] =>
  [...text.matchAll(NOTICE)].map(({ 0: words, 1: count = '', 2: unit = '' }) => ({
    words,
    hours:
      (/^an?$/i.test(count) ? 1 : numberOf(count)) * (HOURS[unit.charAt(0).toLowerCase()] ?? 1),
  }));

const NAMED = `(${NUMBER}(?: (?:or|to) ${NUMBER})?|several|a few|a list of|only one|just one) (?:names?|therapists?)\\b`;
const AFTER_CALL = new RegExp(
  `\\b(?:hears?|suggests?|gives? you|recommends?|offers? you)(?: about| you)? ${NAMED}`,
  'i',
);

const LENGTHS = [
  new RegExp(
    `\\b(${NUMBER})[- ]minutes?(?:[- ]long)? (?:couples |individual |therapy |regular |standard |weekly )*(?:sessions?|appointments?)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:sessions?|appointments?) (?:is|are|takes?|lasts?|runs?|go(?:es)? on for)(?: about| usually| always)? (${NUMBER}) minutes\\b`,
    'i',
  ),
];
const minutesIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(`\\b(${NUMBER})[- ]minutes?\\b`, 'gi'))].map(([, count = '']) =>
    numberOf(count),
  );

/** Minutes after midnight: `noon`, `at one`, `5:30 PM`. */
const CLOCK = new RegExp(
  `\\b(noon|midnight)\\b|\\b(?:at )(${NUMBER}) o[’']clock\\b|\\b(\\d{1,2})(?::(\\d\\d))? ?([ap])\\.?m\\b|\\bat (${NUMBER})(?::(\\d\\d))?\\b(?! (?:minutes|hours|of))`,
  'i',
);
function clockIn(text: string): number | undefined {
  const [all, named, oclock, hour, minute, half, bare, past] = CLOCK.exec(text) ?? [];
  if (!all) return undefined;
  if (named) return named.toLowerCase() === 'noon' ? 720 : 0;
  const hours = numberOf(oclock ?? hour ?? bare ?? '');
  // Without AM or PM, 1 to 7 are in the afternoon, as in an office.
  const isAfternoon = half ? /p/i.test(half) : hours < 8;
  return ((hours % 12) + (isAfternoon ? 12 : 0)) * 60 + Number(minute ?? past ?? 0);
}

const START =
  /\b(?:starts?|begins?|starting|kicks? off|arrive|opens?)\b.{0,20}\b(Friday|Saturday|Sunday)\b.{0,12}|\b(Friday|Saturday|Sunday)\b.{0,20}\b(?:starts?|begins?)\b.{0,20}/i;

const PHONE = /\b(?:phone|phones|front desk|call us|answers? (?:the )?calls?)\b/i;
const RANGE =
  /\b(?:from )?(\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?) ?(?:to|until|till|–|-|and) ?(\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?)(?=\W|$)(?! minutes| weeks| sessions| months| people| dollars)/i;
const rangeClock = (text: string, isEnd: boolean): number => {
  const [, hour = '0', minute = '0', half] = /^(\d{1,2})(?::(\d\d))? ?([ap])?/i.exec(text) ?? [];
  const hours = Number(hour);
  const isLate = half ? /p/i.test(half) : isEnd && hours < 12;
  return ((hours % 12) + (isLate || (!half && hours === 12) ? 12 : 0)) * 60 + Number(minute);
};

/** `a 20-minute call`, `the call takes twenty minutes`. */
function callLengths(name: string): readonly [RegExp, RegExp] {
  const call = `(?:(?:free |first |phone |fit-finder )*call|consultation|${name})`;
  return [
    new RegExp(`\\b(${NUMBER})[- ]min(?:ute)?s? (?:free |first |phone )*${call}\\b`, 'i'),
    new RegExp(
      `\\b(?:your|our|the|a|this|free|first) ${call} (?:is|takes|lasts|runs)(?: about| only| just)? (${NUMBER}) minutes\\b`,
      'i',
    ),
  ];
}

export const POLICY_CHECKS: Readonly<Record<string, PolicyCheck>> = {
  'alone-first': {
    owner: policy('alone-first'),
    otherwise: (sentence) => {
      const words = found(ALONE, sentence);
      if (!words) return undefined;
      const isOtherwise = UNSURE.test(sentence) || LATER.test(sentence) || NEVER.test(sentence);
      return isOtherwise ? words : undefined;
    },
  },
  confidentiality: {
    owner: policy('confidentiality'),
    otherwise: (sentence) =>
      found(ABSOLUTE, sentence) ?? (NEVER.test(sentence) ? undefined : found(TOLD, sentence)),
  },
  cancellation: {
    owner: policy('cancellation'),
    otherwise: (sentence, { policies }) => {
      if (!CANCEL.test(sentence)) return undefined;
      const said = noticesIn(policies.get('cancellation') ?? '').map(({ hours }) => hours);
      if (said.length === 0) return undefined;
      return noticesIn(sentence).find(({ hours }) => !said.includes(hours))?.words;
    },
  },
  'after-the-call': {
    owner: policy('after-the-call'),
    otherwise: (sentence, { policies }) => {
      const said = AFTER_CALL.exec(policies.get('after-the-call') ?? '')?.[1]?.toLowerCase();
      const [words, count] = AFTER_CALL.exec(sentence) ?? [];
      return said && words && count?.toLowerCase() !== said ? words : undefined;
    },
  },
  'session-length': {
    owner: () => 'prices.yaml (length of standard-rate)',
    otherwise: (sentence, { offers }, { data }) => {
      const [standard] = minutesIn(offers.find(({ id }) => id === 'standard-rate')?.length ?? '');
      if (standard === undefined) return undefined;
      // A program may have sessions of another length.
      const own = offers
        .filter(({ id, name }) => id === data['offer'] || sentence.includes(name))
        .flatMap(({ length, options }) =>
          minutesIn([length, ...options.map(({ text }) => text)].join(' ')),
        );
      const match = LENGTHS.map((pattern) => pattern.exec(sentence)).find(Boolean);
      const minutes = numberOf(match?.[1] ?? '');
      return match && minutes !== standard && !own.includes(minutes) ? match[0] : undefined;
    },
  },
  weekend: {
    owner: policy('weekend'),
    otherwise: (sentence, { policies }) => {
      const said = [
        ...(policies.get('weekend') ?? '').matchAll(/\b(\w+day) (noon|\d\S*(?: [AP]M)?)/g),
      ];
      const match = START.exec(sentence);
      const day = match?.[1] ?? match?.[2];
      const at = match && clockIn(match[0]);
      const wanted = said.find(([, name]) => name === day)?.[2];
      return match && at !== undefined && wanted && clockIn(wanted) !== at ? match[0] : undefined;
    },
  },
  'phone-hours': {
    owner: () => 'src/site.config.ts (phoneHours); leave the hours out, sections print them',
    otherwise: (sentence, { phoneHours }) => {
      if (!PHONE.test(sentence)) return undefined;
      const [words, from = '', to = ''] = RANGE.exec(sentence) ?? [];
      if (!words) return undefined;
      const isSame =
        rangeClock(from, false) === minutesOf(phoneHours.opens) &&
        rangeClock(to, true) === minutesOf(phoneHours.closes);
      return isSame ? undefined : words.trim();
    },
  },
  'call-length': {
    owner: () => 'src/site.config.ts (consultation.minutes)',
    otherwise: (sentence, { call }) => {
      const [one, other] = callLengths(call.name);
      const match = one.exec(sentence) ?? other.exec(sentence);
      return match && numberOf(match[1] ?? '') !== call.minutes ? match[0] : undefined;
    },
  },
  'first-contact': {
    owner: () => 'what the request says; write {first.way}, because somebody may leave no number',
    otherwise: (sentence) =>
      /\b(?:if|when|unless|or)\b/i.test(sentence)
        ? undefined
        : found(
            /\b(?:[Ww]e(?:[’']ll)?|[Ss]?[Hh]e|[Aa] (?:person|human)|[Ss]omeone|[Ss]omebody|[A-Z][a-z]+)(?: (?:will|then|always))* (?:calls?|rings?|phones?) you\b(?! (?:by|on) (?:your|the) (?:first )?name)/,
            sentence,
          ),
  },
};
