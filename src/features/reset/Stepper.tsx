/** Progress indicator with three steps (R259). */
import type { JSX } from 'react';
import type { ResetWords } from './words.ts';
import { Icon } from '#ui/Icon.tsx';

interface Props {
  /** Number of the current step, from 1. */
  step: number;
  /** Number of fields to correct, by step. */
  wrong?: readonly number[];
  words: ResetWords;
}

const DOT =
  'z-1 grid size-6.5 place-items-center rounded-full bg-raised text-paper edge-3 edge-line-strong group-aria-current:edge-8 group-aria-current:edge-thread-b group-data-done:bg-thread-a group-data-done:edge-none forced-colors:border-3 forced-colors:group-aria-current:border-highlight';
const WRONG =
  'group-data-wrong:bg-raised group-data-wrong:text-error group-data-wrong:edge-3 group-data-wrong:edge-error';

/** The line between two steps: dashed before open steps, two threads after done ones. */
const LINE =
  'absolute inset-[11px_-0.5rem_auto_26px] h-1 border-t-2 border-dashed border-line-strong group-data-done:border-y-2 group-data-done:border-solid group-data-done:border-t-thread-a group-data-done:border-b-thread-b';

export function Stepper({ step, wrong = [], words }: Props): JSX.Element {
  return (
    <ol
      className="stepper mb-1.5 grid grid-cols-[1fr_1fr_auto] gap-x-2 in-dialog:mr-13"
      aria-label={words.steps}
    >
      {words.names.map((name, index) => {
        const isDone = index + 1 < step;
        const toFix = wrong[index] ?? 0;
        return (
          <li
            className="group relative grid content-start justify-items-start gap-1.5 text-small/close text-ink-soft aria-current:font-semibold aria-current:text-ink"
            key={name}
            data-done={isDone || undefined}
            data-wrong={toFix > 0 || undefined}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <i className={`${DOT} ${WRONG}`} aria-hidden="true">
              {isDone && <Icon name={toFix ? 'alert' : 'check'} className="size-3.5" />}
            </i>
            <span>
              {name}
              {toFix > 0 && (
                <b className="block text-error">{words.toFix.replace('#', `${toFix}`)}</b>
              )}
            </span>
            {index + 1 < words.names.length && <i className={LINE} aria-hidden="true" />}
          </li>
        );
      })}
    </ol>
  );
}
