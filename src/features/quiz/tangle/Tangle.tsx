/**
 * The tangle above a statement: each answer pulls its loop. Decorative: what it says is in words on
 * the result. Without its script the space stays empty, and the quiz works.
 */
import { type JSX, useEffect, useRef } from 'react';
import { type Answers, RULES, SCALE } from '../scoring.ts';
import type { Pull } from './motion.client.ts';

/** Loaded with the quiz; a failure is not repeated. */
const drawing = import.meta.env.SSR ? undefined : import('./motion.client.ts');
drawing?.catch(() => undefined);

/** Takes the height that is left on phones; the threads run off both edges of the window. */
const BOX =
  'no-print relative full-bleed min-h-23 overflow-clip in-dialog:mx-[calc(-1*var(--pad))] md:h-[clamp(170px,30vh,330px)]';

/** Strokes of the three threads; the third is for the quiz alone. */
export const STROKES = ['stroke-thread-a', 'stroke-thread-b', 'stroke-thread-c'] as const;

/** Looseness of the eight loops: 0 without an answer or with the worst, 1 with the best. */
export const openOf = (answers: Answers): number[] =>
  RULES.map(({ id, reverseScored }) => {
    const answer = answers[id];
    if (!answer) return 0;
    return (reverseScored ? SCALE.length - answer : answer - 1) / (SCALE.length - 1);
  });

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Props {
  answers: Answers;
  /** Statement on screen, 1 to 8; none at the email gate. */
  number?: number | undefined;
  className?: string;
}

export function Tangle({ answers, number = 0, className = '' }: Props): JSX.Element {
  const svg = useRef<SVGSVGElement>(null);
  const pull = useRef<Pull>(undefined);
  useEffect(() => {
    let isGone = false;
    drawing?.then(
      ({ live }) => {
        if (isGone || !svg.current) return;
        pull.current ??= live(svg.current, isStill);
        pull.current(openOf(answers), number - 1);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [answers, number]);
  return (
    <div className={`${BOX} ${className}`} data-tangle-of-answers>
      <svg
        className="absolute inset-0 size-full overflow-visible"
        viewBox="-168 -92 336 184"
        fill="none"
        strokeWidth="3.4"
        strokeLinejoin="round"
        aria-hidden="true"
        ref={svg}
      >
        {STROKES.map((stroke) => (
          <path key={stroke} className={stroke} />
        ))}
        <circle className="fill-paper in-dialog:fill-raised" r="7" visibility="hidden" />
      </svg>
    </div>
  );
}
