/** Where one is: three stitches on a thread (R259). */
import type { JSX } from 'react';
import { BOOKING_STEPS } from '#domain/booking.ts';

interface Props {
  /** Number of the step on show, from 1. */
  step: number;
}

export function Stepper({ step }: Props): JSX.Element {
  return (
    <ol className="stepper" aria-label="Steps">
      {BOOKING_STEPS.map(({ name }, index) => (
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
