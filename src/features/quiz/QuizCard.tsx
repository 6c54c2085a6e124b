/** A step of the quiz, and class lists that its parts share. */
import type { ComponentProps, JSX } from 'react';

const SHAPE =
  'mx-auto grid w-full max-w-quiz rounded-paper p-(--pad) text-ink [--pad:clamp(1.25rem,4vw,3rem)] forced-colors:border print:min-h-0 print:p-0';

/** The first card, in its own color, to both edges of the window; on phones its start is above the consent bar. */
export const INTRO_CARD =
  'full-bleed -mt-(--quiz-pad,0px) grid min-h-[min(46rem,calc(100dvh-var(--header)-12rem))] sm:min-h-[min(46rem,calc(100dvh-var(--header)-7.5rem))] content-end low:min-h-0 low:pt-5 justify-items-start gap-4 overflow-clip bg-(--card) px-(--edge) pb-columns text-ink [--edge:max(var(--spacing-gutter),(100vw-64rem)/2)] in-dialog:m-0 in-dialog:[--edge:var(--spacing-gutter)] forced-colors:border-y';

/** Every other card, without its gap; flat in the dialog, which is a card itself. */
export const QUIZ_CARD = `${SHAPE} min-h-128 content-start bg-raised shadow-lift in-dialog:edge-none print:edge-none`;

/** Headings of the result's parts. */
export const PART_HEADING = 'text-lede leading-snug font-firm';

/** Fills a phone below the bar that leaves the page, so that all five answers are in view. */
const STATEMENT =
  'mx-auto grid w-full max-w-256 content-start text-ink [--pad:clamp(1.25rem,4vw,3rem)] in-dialog:p-(--pad) max-md:-mt-(--quiz-pad,0px) max-md:min-h-[calc(100dvh-var(--header)-4.25rem)] max-md:grid-rows-[auto_minmax(92px,1fr)_auto_auto_auto] max-md:content-stretch max-md:pt-2';
/** On paper, without a sheet of its own. */
const PLAIN =
  'grid w-full content-start gap-6 text-ink [--pad:clamp(1.25rem,4vw,3rem)] in-dialog:p-(--pad)';

/** The email gate, below the tangle. */
const GATE =
  'mx-auto grid w-full max-w-256 content-start gap-4 max-md:gap-2 text-ink [--pad:clamp(1.25rem,4vw,3rem)] max-md:-mt-(--quiz-pad,0px) in-dialog:p-(--pad)';

const LOOKS = {
  statement: STATEMENT,
  gate: GATE,
  plain: PLAIN,
  card: `gap-6 ${QUIZ_CARD}`,
} as const;

export type QuizLook = keyof typeof LOOKS;

/** @param look a statement, a result with its card, or everything else as a card */
export function QuizCard({
  look = 'card',
  ...props
}: ComponentProps<'div'> & { look?: QuizLook }): JSX.Element {
  return <div {...props} className={LOOKS[look]} />;
}
