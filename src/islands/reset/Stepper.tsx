/** Progress indicator with three steps (R259). */
import type { JSX } from 'react';
import { RESET_STEPS } from '#domain/forms/reset.ts';

interface Props {
  /** Number of the current step, from 1. */
  step: number;
}

const DOT =
  'z-1 size-6.5 rounded-full bg-raised edge-3 edge-line-strong group-aria-[current]:edge-8 group-aria-[current]:edge-thread-b group-data-done:bg-thread-a group-data-done:edge-none forced-colors:border-3 forced-colors:group-aria-[current]:border-[Highlight]';

export function Stepper({ step }: Props): JSX.Element {
  return (
    <ol
      className="stepper mb-[0.35rem] grid grid-cols-[1fr_1fr_auto] gap-x-2 in-[dialog]:mr-13"
      aria-label="Steps"
    >
      {RESET_STEPS.map(({ name }, index) => (
        <li
          className="group relative grid justify-items-start gap-[0.4rem] text-small/[1.3] text-ink-soft aria-[current]:font-semibold aria-[current]:text-ink"
          key={name}
          data-done={index + 1 < step || undefined}
          aria-current={index + 1 === step ? 'step' : undefined}
        >
          <i className={DOT} aria-hidden="true" />
          <span>{name}</span>
          {index + 1 < RESET_STEPS.length && (
            <i className="absolute inset-[11px_-0.5rem_auto_26px] h-1 bg-line" aria-hidden="true" />
          )}
        </li>
      ))}
    </ol>
  );
}
