/** Call slots: who holds which, what is free, and by which rules. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useState } from 'react';
import { zoneTimeOf } from '#domain/booking/zone-time.ts';
import { maySee, type StaffPractice } from '#staff/contract/practice.ts';
import type { Slots } from '#staff/contract/slots.ts';
import { $counts } from '../stores/counts.ts';
import { $me } from '../stores/me.ts';
import { $slots, $slotsFailed, loadSlots, watchSlots } from '../stores/slots.ts';
import { StaffButton, StaffIconButton } from '../ui/StaffButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { HideNamesButton } from '../frame/HideNamesButton.tsx';
import { StaffFrame } from '../frame/StaffFrame.tsx';
import { TopBar } from '../frame/TopBar.tsx';
import { DayColumn } from './DayColumn.tsx';
import { SlotRules } from './SlotRules.tsx';

/** Days beside each other at a desk. */
const DAYS_SHOWN = 5;
const FORWARD = 'm8 4 6 6-6 6';
const PAGE = 'grid gap-6 px-4 py-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-9 lg:px-7 lg:py-6';
const LEGEND = [
  ['border-0 border-l-4 border-solid border-blue-deep bg-blue-tint', 'Held by a person'],
  ['border border-solid border-line-strong', 'Free'],
  ['bg-sunk', 'Closed'],
] as const;

const reload = (): void => {
  loadSlots().catch(console.error);
};

/** Days from one on, with the way to earlier and later ones. */
function Days({ slots, zone }: { slots: Slots; zone: string }): JSX.Element {
  const [from, setFrom] = useState(0);
  const { days } = slots;
  const first = Math.min(from, Math.max(0, days.length - 1));
  return (
    <section className="grid content-start gap-3" aria-labelledby="who-holds" data-slot-days>
      <div className="flex items-center justify-between gap-3">
        <h2 id="who-holds">Who holds which slot</h2>
        <div className="flex">
          <StaffIconButton
            label="Earlier days"
            glyph={LATE_GLYPHS.back}
            disabled={first === 0}
            onClick={() => setFrom(Math.max(0, first - DAYS_SHOWN))}
          />
          <StaffIconButton
            label="Later days"
            glyph={FORWARD}
            disabled={first + DAYS_SHOWN >= days.length}
            onClick={() => setFrom(first + DAYS_SHOWN)}
          />
        </div>
      </div>
      {days.length === 0 ? (
        <p className="text-ms text-ink-soft">
          No call can be booked in the days ahead, and nobody holds one.
        </p>
      ) : (
        <>
          <div className="grid gap-5 lg:grid-cols-5 lg:gap-3">
            {days.slice(first, first + DAYS_SHOWN).map((day) => (
              <DayColumn key={day.day} day={day} now={slots.now} zone={zone} />
            ))}
          </div>
          <ul className="text-sm m-0 flex flex-wrap gap-x-4 gap-y-1 p-0">
            {LEGEND.map(([look, words]) => (
              <li className="flex list-none items-center gap-2" key={words}>
                <span className={`size-3.5 rounded-[3px] ${look}`} />
                {words}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Content({ practice }: { practice: StaffPractice }): JSX.Element | null {
  const slots = useStore($slots);
  const hasFailed = useStore($slotsFailed);
  if (!slots)
    return hasFailed ? (
      <Empty drawing="broken" title="The slots did not load">
        <p className="text-ms max-w-[30ch] text-ink-soft">
          Nobody is lost: calls are still booked and held.
        </p>
        <StaffButton onClick={reload}>Try again</StaffButton>
      </Empty>
    ) : null;
  const { zone } = practice.business;
  const today = zoneTimeOf(slots.now, zone).day;
  const { rules } = slots;
  if (!rules && slots.days.length === 0)
    return (
      <Empty title="No calls on offer">
        <p className="text-ms max-w-[34ch] text-ink-soft">
          People who write can’t choose a time for a call. The file slots.yaml in the site’s content
          would offer some.
        </p>
      </Empty>
    );
  return (
    <div className={`${PAGE} max-w-[100rem]`}>
      <Days slots={slots} zone={zone} />
      {rules && (
        <SlotRules slots={{ ...slots, rules }} business={practice.business} today={today} />
      )}
    </div>
  );
}

export function SlotsPlace({ practice }: { practice: StaffPractice }): JSX.Element {
  const me = useStore($me);
  const mayRead = maySee(me?.role, 'slots');
  const unanswered = useStore($counts)?.unanswered ?? 0;
  useEffect(() => {
    if (!mayRead) return;
    reload();
    return watchSlots();
  }, [mayRead]);
  useEffect(() => {
    document.title = unanswered ? `(${unanswered}) Call slots` : 'Call slots';
  }, [unanswered]);
  return (
    <StaffFrame place="slots" practice={practice}>
      <TopBar title="Call slots">
        <HideNamesButton className="lg:hidden" />
      </TopBar>
      <div className="min-h-0 flex-1 lg:overflow-auto">
        <Content practice={practice} />
      </div>
    </StaffFrame>
  );
}
