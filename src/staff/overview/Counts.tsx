/** Leads per day or week by form: a drawing, and the same numbers as a table. */
import { type JSX, useState } from 'react';
import { zoneTimeOf } from '#lib/zone-time.ts';
import { timeText } from '#lib/time-words.ts';
import { ANSWERED_FORMS, type StaffPractice } from '#staff/contract/practice.ts';
import type { LeadCounts, Overview } from '#staff/contract/overview.ts';
import { shortDate, tableDay } from '#staff/contract/times.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Chart } from './Chart.tsx';
import { barsOf, SERIES } from './bars.ts';

type Unit = 'day' | 'week';

/** Columns on a phone and at a desk; rows of the table before all are shown. */
const [NARROW, WIDE, ROWS] = [7, 14, 7];
const UNIT =
  'min-h-11 rounded-thread border-0 bg-transparent px-3.5 text-ms aria-pressed:bg-raised aria-pressed:font-semibold lg:min-h-9 lg:text-sm forced-colors:border';

function UnitSwitch({ unit, onUnit }: { unit: Unit; onUnit: (unit: Unit) => void }): JSX.Element {
  return (
    <fieldset className="flex rounded-thread bg-sunk p-[3px]">
      <legend className="vh">Per</legend>
      {(['day', 'week'] as const).map((one) => (
        <button
          className={`${UNIT} aria-pressed:shadow-[0_0_0_1px_var(--color-line-strong)]`}
          key={one}
          type="button"
          aria-pressed={one === unit}
          onClick={() => onUnit(one)}
        >
          {one === 'day' ? 'Day' : 'Week'}
        </button>
      ))}
    </fieldset>
  );
}

function Legend({ forms }: { forms: StaffPractice['forms'] }): JSX.Element {
  const entries = Object.entries(forms).slice(0, SERIES.length);
  const group = (isAnswered: boolean): JSX.Element[] =>
    entries.flatMap(([form, name], index) =>
      ANSWERED_FORMS.includes(form) === isAnswered
        ? [
            <li className="flex items-center gap-[7px]" key={form}>
              <svg className="size-3.5" viewBox="0 0 14 14" aria-hidden="true">
                <rect className={SERIES[index]} x="1" y="1" width="12" height="12" />
              </svg>
              {name}
            </li>,
          ]
        : [],
    );
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      <li className="text-ink-soft">We answer:</li>
      {group(true)}
      <li className="text-ink-soft">No reply needed:</li>
      {group(false)}
    </ul>
  );
}

interface TableProps {
  counts: readonly LeadCounts[];
  forms: StaffPractice['forms'];
  unit: Unit;
}

function CountsTable({ counts, forms, unit }: TableProps): JSX.Element {
  const [isWhole, setWhole] = useState(false);
  const names = Object.entries(forms);
  const total = (row: LeadCounts): number =>
    Object.values(row.forms).reduce((sum, count) => sum + count, 0);
  const newest = counts.toReversed();
  const shown = isWhole ? newest : newest.slice(0, ROWS);
  const cell =
    'rule-b px-1 py-[7px] text-right whitespace-nowrap lg:px-[5px] first:pl-0 first:text-left last:pr-0';
  const sum = (form: string): number =>
    counts.reduce((all, row) => all + (row.forms[form] ?? 0), 0);
  return (
    <section className="overflow-x-auto" tabIndex={0} aria-label="The numbers as a table">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-xs text-ink-soft">
            <th className={cell} scope="col">
              {unit === 'day' ? 'Day' : 'Week of'}
            </th>
            {names.map(([form, name]) => (
              <th className={`${cell} max-lg:whitespace-normal`} scope="col" key={form}>
                {name}
              </th>
            ))}
            <th className={cell} scope="col">
              All
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.day}>
              <th className={`${cell} font-normal`} scope="row">
                {unit === 'day' ? tableDay(row.day) : shortDate(row.day)}
              </th>
              {names.map(([form]) => (
                <td className={cell} key={form}>
                  {row.forms[form] ?? 0}
                </td>
              ))}
              <td className={`${cell} font-semibold`}>{total(row)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th className={`${cell} rule-none`} scope="row">
              {counts.length} {unit}s
            </th>
            {names.map(([form]) => (
              <td className={`${cell} rule-none`} key={form}>
                {sum(form)}
              </td>
            ))}
            <td className={`${cell} rule-none`}>
              {counts.reduce((all, row) => all + total(row), 0)}
            </td>
          </tr>
        </tfoot>
      </table>
      {counts.length > ROWS && (
        <StaffButton
          look="quiet"
          className="-ml-4.5"
          onClick={() => setWhole(!isWhole)}
          aria-expanded={isWhole}
        >
          {isWhole ? 'Show fewer' : `Show all ${counts.length} ${unit}s`}
        </StaffButton>
      )}
    </section>
  );
}

export function Counts({
  overview,
  practice,
}: {
  overview: Overview;
  practice: StaffPractice;
}): JSX.Element {
  const [unit, setUnit] = useState<Unit>('day');
  const { zone } = practice.business;
  const all = unit === 'day' ? overview.days.slice(-WIDE) : overview.weeks;
  const today = zoneTimeOf(overview.now, zone).day;
  const title = `Leads per ${unit}`;
  const chart = (counts: readonly LeadCounts[], slot: number, className: string): JSX.Element => (
    <Chart
      slot={slot}
      className={className}
      title={`${title}, the last ${counts.length} ${unit}s. The table has the numbers.`}
      bars={barsOf(counts, practice.forms, unit)}
    />
  );
  return (
    <section className="grid gap-4" aria-labelledby="counts">
      <div className="flex items-center justify-between gap-3">
        <h2 id="counts">{title}</h2>
        <UnitSwitch unit={unit} onUnit={setUnit} />
      </div>
      <Legend forms={practice.forms} />
      <div className="grid gap-4 wide:grid-cols-[minmax(0,1fr)_25rem] wide:items-start wide:gap-8">
        <figure>
          {chart(all.slice(-NARROW), 46, 'lg:hidden')}
          {chart(all, 54, 'max-lg:hidden')}
          <figcaption className="mt-2 text-xs text-ink-soft">
            {unit === 'day' && 'Shaded days are weekends. '}
            {all.at(-1)?.day === today && `Today counts until ${timeText(overview.now, zone)}.`}
          </figcaption>
        </figure>
        <CountsTable key={unit} counts={all} forms={practice.forms} unit={unit} />
      </div>
    </section>
  );
}
