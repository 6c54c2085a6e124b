/** Filters that are one tap away: whose leads, and of “All” what came of them. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import { OUTCOME_WORDS, OUTCOMES } from '#staff/contract/lead.ts';
import { $colleagues, $filters, applyFilters } from '../stores/inbox.ts';

const CHIP =
  'min-h-11 flex-none rounded-thread border-[1.5px] border-line-strong bg-transparent px-3.5 text-sm whitespace-nowrap hover:bg-sunk aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-9';

interface Props<Name extends 'assignedTo' | 'outcome'> {
  name: Name;
  legend: string;
  /** Words by value; an empty value filters nothing. */
  choices: readonly (readonly [value: string, words: string])[];
}

function Chips<Name extends 'assignedTo' | 'outcome'>({
  name,
  legend,
  choices,
}: Props<Name>): JSX.Element {
  const { [name]: current = '', ...others } = useStore($filters);
  return (
    <fieldset className="flex gap-2 overflow-x-auto px-4 py-2 lg:px-5">
      <legend className="vh">{legend}</legend>
      {choices.map(([value, words]) => (
        <button
          className={CHIP}
          key={value}
          type="button"
          aria-pressed={value === current}
          onClick={() => {
            applyFilters({ ...others, ...(value && { [name]: value }) }).catch(console.error);
          }}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}

const BY_OUTCOME = [
  ['', 'All'] as const,
  ...OUTCOMES.map((outcome) => [outcome, OUTCOME_WORDS[outcome]] as const),
];

export const OutcomeChips = (): JSX.Element => (
  <Chips name="outcome" legend="What came of it" choices={BY_OUTCOME} />
);

/** Where several people see leads; the sheet of filters has each of them. */
export function OwnerChips(): JSX.Element {
  const { assignedTo } = useStore($filters);
  const other = useStore($colleagues).find(({ id }) => id === assignedTo);
  return (
    <Chips
      name="assignedTo"
      legend="Whose"
      choices={[
        ['', 'Everybody’s'],
        ['me', 'Mine'],
        ['none', 'Nobody’s'],
        ...(other ? [[other.id, other.username] as const] : []),
      ]}
    />
  );
}
