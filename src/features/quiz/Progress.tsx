/** Where somebody is in the quiz: in words, as running stitch, and the area of the statement (R199). */
import type { JSX } from 'react';
import { CATEGORIES, RULES } from './scoring.ts';

/** Colors of the areas' threads. */
const COLORS = ['bg-thread-a', 'bg-thread-b', 'bg-thread-c'] as const;
const colorOf = (rule: (typeof RULES)[number]): string =>
  COLORS[CATEGORIES.indexOf(rule.category)] ?? COLORS[0];

const STITCH = 'h-[5px] min-w-[2px] flex-1 rounded-thread forced-colors:bg-[CanvasText]';

export function Progress({ number }: { number: number }): JSX.Element {
  const place = `Question ${number} of ${RULES.length}`;
  const rule = RULES[number - 1] ?? RULES[0];
  return (
    <div className="flex items-center gap-x-3 small in-[dialog]:pr-14 md:gap-x-4">
      <p className="whitespace-nowrap" id="quiz-place">
        {place}
      </p>
      <div
        className="flex max-w-[132px] min-w-8 flex-1 gap-[3px] md:max-w-[220px]"
        role="progressbar"
        aria-label="Quiz progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={(number / RULES.length) * 100}
        aria-valuetext={place}
      >
        {RULES.map((one) => (
          <span
            key={one.id}
            className={`${STITCH} ${one.id > number ? 'bg-line forced-colors:opacity-30' : colorOf(one)}`}
          />
        ))}
      </div>
      {rule && (
        <p className="ml-auto flex items-center gap-2 text-right leading-[1.2]">
          <span className={`h-1 w-4 flex-none ${colorOf(rule)}`} aria-hidden="true" />
          {rule.category}
        </p>
      )}
    </div>
  );
}
