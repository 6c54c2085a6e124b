/** A step of the quiz, and class lists that its parts share. */
import type { ComponentProps, JSX } from 'react';

const SHAPE =
  'mx-auto grid w-full max-w-quiz rounded-paper p-(--pad) text-ink [--pad:clamp(1.25rem,4vw,3rem)] forced-colors:border print:min-h-0 print:p-0';

/** The first card, in its own color. */
export const INTRO_CARD = `${SHAPE} min-h-128 content-end justify-items-start gap-6 overflow-hidden bg-(--card) [--color-thread-b:var(--color-card-thread)] max-sm:min-h-0 max-sm:gap-3`;

/** Every other card, without its gap; flat in the dialog, which is a card itself. */
export const QUIZ_CARD = `${SHAPE} min-h-128 content-start bg-raised shadow-lift in-[dialog]:edge-none print:edge-none`;

/** Headings of the result's parts. */
export const PART_HEADING = 'text-[1.25rem] leading-[1.2] font-[540]';

/** Fills a phone below the bar that leaves the page, so that all five answers are in view. */
const STATEMENT =
  'gap-3 max-md:mx-[calc(-1*var(--spacing-gutter))] max-md:min-h-[calc(100dvh-var(--header)-4.25rem)] max-md:w-auto max-md:grid-rows-[auto_1fr_auto_auto] max-md:content-stretch max-md:rounded-none max-md:-mt-3 max-md:pt-2 max-md:pb-1 max-md:[--pad:var(--spacing-gutter)] md:gap-6';

/** @param isStatement the card of one statement, else of what follows */
export function QuizCard({
  isStatement = false,
  ...props
}: ComponentProps<'div'> & { isStatement?: boolean }): JSX.Element {
  return <div {...props} className={`${isStatement ? STATEMENT : 'gap-6'} ${QUIZ_CARD}`} />;
}
