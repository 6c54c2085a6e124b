/** Finds dates that have passed, will pass soon, or are impossible. */
import { longDay } from '#lib/day.ts';
import { daysAfter, daysIn } from '../days.ts';
import { type ContentFile, fieldName } from '../content-file.ts';
import type { RuleFinding, Rule } from '../rule.ts';
import { lineIn, sentencesOf } from '../sentences.ts';

const SOON = 30;
const YEAR = 366;
/** Days. */
const STALE = { availabilityUpdated: 60, posted: 180, lastReviewed: YEAR } as const;
/** Fields that cannot be in the future. */
const PAST_ONLY = new Set(['updated', 'lastReviewed', 'availabilityUpdated', 'posted']);
/** Dated texts, whose announcements may be over. */
const ARCHIVE = new Set(['posts', 'episodes', 'issues', 'media.yaml', 'legal']);
const ANNOUNCEMENT =
  /\b(?:until|till|by|before|through|deadline|ends?|ending|expires?|register|sign up|next|upcoming|starts?|starting|begins?|beginning|opens?|opening|join us|from|on)\b[^.]*$/i;

const REVIEW_ADVICE: Readonly<Record<keyof typeof STALE, string>> = {
  availabilityUpdated: 'look into the calendar and write today’s date',
  posted: 'if the role is open, write today’s date; if not, delete the file',
  lastReviewed: 'read it against its source and write today’s date',
};

function dateFields({ fields }: ContentFile, today: string): RuleFinding[] {
  return fields.flatMap(({ path, line, value }): RuleFinding[] => {
    const name = String(path.at(-1));
    const words = String(value);
    if (!/^\d{4}-\d\d-\d\d$/.test(words)) return [];
    const found = { field: fieldName(path), line, words };
    if (PAST_ONLY.has(name) && words > today)
      return [
        {
          ...found,
          why: 'this day has not come yet, so nobody can have done it',
          example: `${name}: ${today}`,
        },
      ];
    if (name === 'until' && words < today)
      return [
        {
          ...found,
          why: 'this day has passed, and the role is still on the site',
          example: 'write the new last day, or delete the file',
        },
      ];
    if (name === 'nextOpening' && words < today)
      return [
        {
          ...found,
          why: 'this day has passed, and the profile shows no opening any more',
          example: 'write the next free day, or delete the line',
          level: 'warning',
        },
      ];
    const days = Object.hasOwn(STALE, name) ? STALE[name as keyof typeof STALE] : undefined;
    if (days === undefined || daysAfter(words, days) >= today) return [];
    return [
      {
        ...found,
        why: days === YEAR ? 'this is more than a year ago' : `this is more than ${days} days ago`,
        example: REVIEW_ADVICE[name as keyof typeof STALE],
        level: 'warning',
      },
    ];
  });
}

function announcedDates({ passages, collection }: ContentFile, today: string): RuleFinding[] {
  if (ARCHIVE.has(collection)) return [];
  return passages.flatMap(({ text, line, field }) =>
    sentencesOf(text).flatMap((sentence) =>
      daysIn(sentence.text)
        .filter(({ index }) => ANNOUNCEMENT.test(sentence.text.slice(0, index)))
        .flatMap(({ day, index, words }): RuleFinding[] => {
          const found = { field, line: lineIn(text, line, sentence.start + index), words };
          if (day < today)
            return [
              {
                ...found,
                why: 'this day has passed, and the text still announces it',
                example: 'delete the sentence, or write the next date',
              },
            ];
          if (day > daysAfter(today, SOON)) return [];
          return [
            {
              ...found,
              why: `this runs out in less than ${SOON} days`,
              example: `come back after ${longDay(day, 'en')}`,
              level: 'warning',
            },
          ];
        }),
    ),
  );
}

export const dates: Rule = (file, { today }) => [
  ...dateFields(file, today),
  ...announcedDates(file, today),
];
