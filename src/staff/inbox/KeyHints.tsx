/** A few keys in a line below the list at a desk. */
import type { JSX } from 'react';
import { Key } from './Key.tsx';

const HINTS = [
  [['J', 'K'], 'move'],
  [['Enter'], 'open'],
  [['E'], 'what happened'],
  [['L'], 'later'],
  [['F'], 'read first'],
  [['N'], 'note'],
  [['X'], 'select'],
  [['B'], 'hide names'],
] as const;

/** A few keys below the list. */
export function KeyHints({ onAll }: { onAll: () => void }): JSX.Element {
  return (
    <div className="hidden flex-wrap items-center gap-x-4 gap-y-1 rule-t px-4 py-[7px] text-xs text-ink-soft lg:flex">
      {HINTS.map(([keys, what]) => (
        <span className="inline-flex items-center gap-[5px]" key={what}>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {what}
        </span>
      ))}
      <button
        className="inline-flex min-h-6 items-center gap-[5px] border-0 bg-transparent p-0"
        type="button"
        onClick={onAll}
      >
        <Key>?</Key>all keys
      </button>
    </div>
  );
}
