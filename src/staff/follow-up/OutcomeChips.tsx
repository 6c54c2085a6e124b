/** Filters of “All” by what came of a lead. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import { OUTCOME_WORDS, OUTCOMES } from '#staff/contract/lead.ts';
import { $filters, applyFilters } from '../stores/inbox.ts';

const CHIP =
  'min-h-11 flex-none rounded-thread border-[1.5px] border-line-strong bg-transparent px-3.5 text-sm whitespace-nowrap hover:bg-sunk aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-9';

export function OutcomeChips(): JSX.Element {
  const filters = useStore($filters);
  const { outcome: current, ...others } = filters;
  return (
    <fieldset className="flex gap-2 overflow-x-auto px-4 py-2 lg:px-5">
      <legend className="vh">What came of it</legend>
      {[undefined, ...OUTCOMES].map((outcome) => (
        <button
          className={CHIP}
          key={outcome ?? 'all'}
          type="button"
          aria-pressed={outcome === current}
          onClick={() => {
            applyFilters({ ...others, ...(outcome && { outcome }) }).catch(console.error);
          }}
        >
          {outcome ? OUTCOME_WORDS[outcome] : 'All'}
        </button>
      ))}
    </fieldset>
  );
}
