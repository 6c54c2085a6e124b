/** Sheets of the inbox that are rarely opened, loaded after the list: filters, and all keys. */
import { useStore } from '@nanostores/react';
import { type FormEvent, type JSX, useRef, useState } from 'react';
import { addDays, zoneTimeOf } from '#lib/zone-time.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { $now } from '../stores/clock.ts';
import { $me } from '../stores/me.ts';
import { $colleagues, $filters, applyFilters } from '../stores/inbox.ts';
import { ENGLISH_NAMES } from '#lib/language.ts';
import { OUTCOME_WORDS } from '#staff/contract/lead.ts';
import { readFilters } from '../follow-up/read-filters.ts';
import { $keysOn, KEYS, switchKeys } from '../stores/keys.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { BoxField, ChoiceField, LineField } from '../ui/Field.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { OwnSheet } from '../frame/OwnSheet.tsx';
import { Key } from './Key.tsx';
import { exportView } from '../follow-up/row-actions.ts';

/** A choice of what the leads have; nothing chosen is any. */
function Choice({
  name,
  label,
  any,
  options,
}: {
  name: 'form' | 'service' | 'therapist' | 'language' | 'assignedTo' | 'outcome';
  label: string;
  any: string;
  /** Words by value. */
  options: readonly (readonly [value: string, words: string])[];
}): JSX.Element {
  const filters = useStore($filters);
  return (
    <ChoiceField id={`filter-${name}`} name={name} label={label} defaultValue={filters[name] ?? ''}>
      <option value="">{any}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </ChoiceField>
  );
}

/** Search and filters. */
export function FilterSheet({
  practice,
  onClose,
}: {
  practice: StaffPractice;
  onClose: () => void;
}): JSX.Element {
  const filters = useStore($filters);
  const colleagues = useStore($colleagues);
  const me = useStore($me);
  const today = zoneTimeOf(useStore($now), practice.business.zone).day;
  const ref = useRef<HTMLFormElement>(null);
  const since = (days: number): void => {
    const from = ref.current?.elements.namedItem('from');
    if (from instanceof HTMLInputElement) from.value = addDays(today, -days);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    applyFilters(readFilters(event.currentTarget)).catch(console.error);
    onClose();
  };
  return (
    <Sheet title="Search and filters" onClose={onClose}>
      <form className="grid gap-3.5" ref={ref} onSubmit={submit}>
        <LineField
          id="filter-search"
          name="search"
          type="search"
          label="Name, email or phone"
          defaultValue={filters.search}
        />
        {/* A list of one would say nothing. */}
        {colleagues.length > 1 && (
          <Choice
            name="assignedTo"
            label="Assigned to"
            any="Anybody or nobody"
            options={[
              ['me', 'Me'],
              ['none', 'Nobody'],
              ...colleagues
                .filter(({ id }) => id !== me?.id)
                .map(({ id, username }) => [id, username] as const),
            ]}
          />
        )}
        <Choice name="form" label="Form" any="Any form" options={Object.entries(practice.forms)} />
        <Choice
          name="service"
          label="Service"
          any="Any service"
          options={Object.entries(practice.services)}
        />
        <Choice
          name="therapist"
          label="Asked for"
          any="Any therapist"
          options={Object.entries(practice.therapists)}
        />
        <LineField
          id="filter-state"
          name="state"
          label="State they live in"
          defaultValue={filters.state}
        />
        <Choice
          name="language"
          label="Language"
          any="Any language"
          options={Object.entries(ENGLISH_NAMES)}
        />
        <Choice
          name="outcome"
          label="What came of it"
          any="Anything or nothing yet"
          options={Object.entries(OUTCOME_WORDS)}
        />
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="vh">Received</legend>
          <LineField
            id="filter-from"
            name="from"
            type="date"
            label="From"
            defaultValue={filters.from}
          />
          <LineField id="filter-to" name="to" type="date" label="To" defaultValue={filters.to} />
          <StaffButton onClick={() => since(0)}>Today</StaffButton>
          <StaffButton onClick={() => since(6)}>7 days</StaffButton>
        </fieldset>
        <StaffButton look="go" tall type="submit">
          Show
        </StaffButton>
        <StaffButton
          tall
          onClick={() => {
            applyFilters({}).catch(console.error);
            onClose();
          }}
        >
          Clear all
        </StaffButton>
      </form>
    </Sheet>
  );
}

/** All keys, and the switch that turns them off. */
export function KeySheet({ onClose }: { onClose: () => void }): JSX.Element {
  const isOn = useStore($keysOn);
  return (
    <Sheet title="All keys" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
        {KEYS.map(([key, what]) => (
          <div className="contents" key={key}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <BoxField checked={isOn} onChange={({ target }) => switchKeys(target.checked)}>
        Single keys are on
      </BoxField>
      <p className="text-sm text-ink-soft">Keys are off in fields. No key erases or sends.</p>
      <StaffButton look="ink" tall onClick={onClose}>
        Done
      </StaffButton>
    </Sheet>
  );
}

/** What a phone has no room for. */
export function MoreOfInbox({
  onKeys,
  onClose,
}: {
  onKeys: () => void;
  onClose: () => void;
}): JSX.Element {
  const [isOwn, setOwn] = useState(false);
  if (isOwn) return <OwnSheet onClose={onClose} />;
  const then = (run: () => void) => (): void => {
    onClose();
    run();
  };
  return (
    <Sheet title="More" onClose={onClose}>
      <StaffButton tall glyph={LATE_GLYPHS.download} onClick={then(exportView)}>
        Export this list
      </StaffButton>
      {/* A phone without a keyboard has no keys. */}
      <StaffButton
        className="not-any-pointer-fine:hidden"
        tall
        glyph={LATE_GLYPHS.key}
        onClick={then(onKeys)}
      >
        All keys
      </StaffButton>
      <StaffButton tall glyph={LATE_GLYPHS.lock} onClick={() => setOwn(true)}>
        Account, sign out…
      </StaffButton>
      <StaffButton tall look="bare" onClick={onClose}>
        Close
      </StaffButton>
    </Sheet>
  );
}
