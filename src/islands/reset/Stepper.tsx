/** Progress indicator with three steps (R259). */
import type { JSX } from 'react';
import { RESET_STEPS } from '#domain/forms/reset.ts';

interface Props {
  /** Number of the current step, from 1. */
  step: number;
}

export function Stepper({ step }: Props): JSX.Element {
  return (
    <ol className="stepper" aria-label="Steps">
      {RESET_STEPS.map(({ name }, index) => (
        <li
          key={name}
          data-done={index + 1 < step || undefined}
          aria-current={index + 1 === step ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
