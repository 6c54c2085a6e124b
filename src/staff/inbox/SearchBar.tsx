/** Search and filters: a line above the list, a sheet for the rest. */
import { useStore } from '@nanostores/react';
import { type FormEvent, type JSX, useState } from 'react';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { readFilters } from '../follow-up/read-filters.ts';
import { $filters, applyFilters, type Filters } from '../stores/inbox.ts';
import { StaffButton, StaffIconButton } from '../ui/StaffButton.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { useHidden } from '../frame/Secret.tsx';
import { FilterSheet } from './rare-sheets.tsx';

/** Number of filters in use besides the search. */
const countOf = (filters: Filters): number =>
  Object.keys(filters).filter((name) => name !== 'search').length;

/** On a phone, only while a search is on; `isOpen` opens the sheet from the top bar. */
export function SearchBar({
  practice,
  isOpen,
  onOpen,
  onNew,
}: {
  practice: StaffPractice;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onNew: () => void;
}): JSX.Element {
  const filters = useStore($filters);
  const isHidden = useHidden();
  const [key, setKey] = useState(0);
  const count = countOf(filters);
  const isUsed = Object.keys(filters).length > 0;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { search, ...others } = { ...filters, ...readFilters(event.currentTarget) };
    const typed = readFilters(event.currentTarget).search;
    applyFilters({ ...others, ...(typed && search && { search: typed }) }).catch(console.error);
  };
  return (
    <>
      <form
        className="items-center gap-2 px-4 py-2 not-data-used:hidden data-used:flex lg:flex! lg:px-5"
        onSubmit={submit}
        data-used={isUsed ? '' : undefined}
        autoComplete="off"
      >
        <div className="relative flex-1">
          <Glyph
            name="search"
            className="pointer-events-none absolute top-1/2 left-3 -mt-2.5 text-ink-soft"
          />
          <input
            className="min-h-11 w-full rounded-thread border border-line-strong bg-field pr-10 pl-10 text-md lg:min-h-9 lg:text-sm"
            key={`${filters.search ?? ''}${key}${isHidden}`}
            type="search"
            name="search"
            id="inbox-search"
            aria-label="Search"
            placeholder="Name, email or phone"
            defaultValue={isHidden ? '' : filters.search}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.currentTarget.blur();
              setKey((now) => now + 1);
            }}
          />
        </div>
        <button className="vh" type="submit" tabIndex={-1}>
          Search
        </button>
        <StaffButton look={count ? 'ink' : 'bare'} glyph="filter" onClick={() => onOpen(true)}>
          Filters{count > 0 && ` · ${count}`}
        </StaffButton>
        {isUsed && (
          <StaffIconButton
            label="Clear search and filters"
            glyph="close"
            onClick={() => applyFilters({}).catch(console.error)}
          />
        )}
        <StaffButton className="max-lg:hidden" glyph={LATE_GLYPHS.plus} onClick={onNew}>
          New request
        </StaffButton>
      </form>
      {isOpen && <FilterSheet practice={practice} onClose={() => onOpen(false)} />}
    </>
  );
}
