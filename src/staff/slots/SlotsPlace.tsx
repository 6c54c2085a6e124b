/** Calls: who booked which, what is free and busy, and what can be done with them. */
import { useStore } from '@nanostores/react';
import { type JSX, lazy, Suspense, useEffect, useState } from 'react';
import { zoneName } from '#lib/time-words.ts';
import { zoneTimeOf } from '#lib/zone-time.ts';
import { maySee, type StaffPractice } from '#staff/contract/practice.ts';
import type { BookedCall, Slots } from '#staff/contract/slots.ts';
import { fullText, shortDate } from '#staff/contract/times.ts';
import { $counts } from '../stores/counts.ts';
import { $me } from '../stores/me.ts';
import { $slots, $slotsFailed, loadSlots, watchSlots } from '../stores/slots.ts';
import { StaffButton, StaffIconButton } from '../ui/StaffButton.tsx';
import { BROKEN, Empty } from '../ui/Empty.tsx';
import { LOOP } from '../ui/loop.ts';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { HideNamesButton } from '../frame/HideNamesButton.tsx';
import { StaffFrame } from '../frame/StaffFrame.tsx';
import { TopBar } from '../frame/TopBar.tsx';
import { Agenda } from './Agenda.tsx';
import { CallActions } from './CallCard.tsx';
import { CallBanners } from './CallBanners.tsx';
import { columnsOf, weekFrom } from './week.ts';
import { WeekTable } from './WeekTable.tsx';

const late = async () => (await import('./after-week.ts')).late;
const CalendarFeed = lazy(async () => ({ default: (await late()).CalendarFeed }));
const BusyCalendars = lazy(async () => ({ default: (await late()).BusyCalendars }));
const SlotRules = lazy(async () => ({ default: (await late()).SlotRules }));
const BookFreeSheet = lazy(async () => ({ default: (await late()).BookFreeSheet }));
const MoveSheet = lazy(async () => ({ default: (await late()).MoveSheet }));
const CancelSheet = lazy(async () => ({ default: (await late()).CancelSheet }));

const FORWARD = 'm8 4 6 6-6 6';
const PAGE = 'grid gap-6 px-4 py-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-9 lg:px-7 lg:py-6';
const LEGEND = [
  ['border-0 border-l-4 border-solid border-blue-deep bg-blue-tint', 'Booked by a person'],
  ['border border-solid border-line-strong', 'Free on the form: press to book'],
  ['hatched border border-solid border-line-strong', 'Busy in your calendar'],
  ['bg-sunk', 'Closed'],
] as const;

const reload = (): void => {
  loadSlots().catch(console.error);
};

/** What is done with a call. */
type Doing = 'look' | 'move' | 'cancel';

interface WeekProps {
  slots: Slots;
  practice: StaffPractice;
  chosen: BookedCall | undefined;
  /** @param doing what the sheet shows; none at a desk, where the call is beside the week */
  onChoose: (call: BookedCall, doing?: Doing) => void;
  /** @param at start of a free time */
  onBook: (at: number) => void;
}

/** Days from one on, with the way to earlier and later ones. */
function Week({ slots, practice, chosen, onChoose, onBook }: WeekProps): JSX.Element {
  /** Where the weeks begin that were gone through, the shown one last. */
  const [starts, setStarts] = useState<readonly number[]>([0]);
  const { days, now } = slots;
  const { business } = practice;
  const { zone } = business;
  const start = Math.min(starts.at(-1) ?? 0, Math.max(0, days.length - 1));
  const today = zoneTimeOf(now, zone).day;
  const shown = weekFrom(days, start, today);
  const [one, last] = [shown[0], shown.at(-1)];
  const columns = columnsOf(shown, today);
  return (
    <section className="grid content-start gap-3" aria-labelledby="who-booked" data-slot-days>
      <div className="flex items-center gap-1">
        <h2 className="flex-1" id="who-booked">
          {one && last ? `${shortDate(one.day)} – ${shortDate(last.day)}` : 'The days ahead'}
          <span className="block text-sm font-normal text-ink-soft">
            {zoneName(zone)}
            <span className="max-lg:hidden">. People see their own time.</span>
          </span>
        </h2>
        <span className="flex items-center print:hidden">
          <StaffButton look="quiet" disabled={start === 0} onClick={() => setStarts([0])}>
            Today
          </StaffButton>
          <StaffIconButton
            label="Earlier days"
            glyph={LATE_GLYPHS.back}
            disabled={start === 0}
            onClick={() => setStarts(starts.slice(0, -1))}
          />
          <StaffIconButton
            label="Later days"
            glyph={FORWARD}
            disabled={start + shown.length >= days.length}
            onClick={() => setStarts([...starts, start + shown.length])}
          />
        </span>
      </div>
      {days.length === 0 ? (
        <p className="text-ms text-ink-soft">
          No call can be booked in the days ahead, and nobody has booked one.
        </p>
      ) : (
        <>
          <Agenda
            columns={columns}
            now={now}
            zone={zone}
            onOpen={(call) => onChoose(call, 'look')}
            onBook={onBook}
          />
          <WeekTable
            columns={columns}
            now={now}
            business={business}
            chosen={chosen?.id}
            onChoose={(call) => onChoose(call)}
            onBook={onBook}
          />
          <ul className="m-0 flex flex-wrap gap-x-4 gap-y-1 p-0 text-sm print:hidden">
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

/** The week, the chosen call, calendars and rules. */
function Calls({ slots, practice }: { slots: Slots; practice: StaffPractice }): JSX.Element {
  const [choice, setChoice] = useState<{ id: string; doing: Doing | undefined }>();
  const [free, setFree] = useState<number>();
  const { zone } = practice.business;
  const { rules, now } = slots;
  const booked = slots.days.flatMap((day) => day.booked);
  const chosen = booked.find(({ id }) => id === choice?.id);
  const choose = ({ id }: BookedCall, doing?: Doing): void => setChoice({ id, doing });
  // Closing a sheet leaves the call chosen.
  const close = (): void => setChoice((now) => now && { ...now, doing: undefined });
  const to = (doing: Doing) => () => setChoice((now) => now && { ...now, doing });
  const doing = chosen && choice?.doing;
  const actions = chosen && (
    <CallActions call={chosen} now={now} zone={zone} onMove={to('move')} onCancel={to('cancel')} />
  );
  return (
    <>
      <CallBanners slots={slots} zone={zone} onMove={(call) => choose(call, 'move')} />
      <div className={`${PAGE} max-w-[100rem] print:block`}>
        <Week
          slots={slots}
          practice={practice}
          chosen={chosen}
          onChoose={choose}
          onBook={setFree}
        />
        <div className="grid content-start gap-4 print:hidden">
          {chosen && (
            <section className="grid gap-3 rounded-paper bg-raised p-4 max-lg:hidden lg:p-5">
              <h2>{fullText(chosen.at, zone)}</h2>
              {actions}
            </section>
          )}
          <Suspense fallback={null}>
            <CalendarFeed zone={zone} />
            <BusyCalendars slots={slots} zone={zone} />
          </Suspense>
          {rules && (
            <details className="rounded-paper bg-raised" data-hours>
              <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold lg:px-5">
                Hours and rules
              </summary>
              <Suspense fallback={null}>
                <SlotRules
                  slots={{ ...slots, rules }}
                  business={practice.business}
                  today={zoneTimeOf(now, zone).day}
                />
              </Suspense>
            </details>
          )}
        </div>
      </div>
      {chosen && doing === 'look' && (
        <Sheet title={fullText(chosen.at, zone)} onClose={close}>
          {actions}
        </Sheet>
      )}
      <Suspense fallback={null}>
        {free !== undefined && (
          <BookFreeSheet at={free} practice={practice} onClose={() => setFree(undefined)} />
        )}
        {chosen && doing === 'move' && (
          <MoveSheet call={chosen} slots={slots} practice={practice} onClose={close} />
        )}
        {chosen && doing === 'cancel' && (
          <CancelSheet
            call={chosen}
            slots={slots}
            practice={practice}
            onClose={close}
            onMove={to('move')}
          />
        )}
      </Suspense>
    </>
  );
}

function Content({ practice }: { practice: StaffPractice }): JSX.Element | null {
  const slots = useStore($slots);
  const hasFailed = useStore($slotsFailed);
  if (!slots)
    return hasFailed ? (
      <Empty drawing={BROKEN} title="The calls did not load">
        <p className="max-w-[30ch] text-ms text-ink-soft">
          Nobody is lost: calls are still booked and booked.
        </p>
        <StaffButton onClick={reload}>Try again</StaffButton>
      </Empty>
    ) : null;
  if (!slots.rules && slots.days.length === 0)
    return (
      <Empty drawing={LOOP} title="No calls on offer">
        <p className="max-w-[34ch] text-ms text-ink-soft">
          People who write can’t choose a time for a call. The file slots.yaml in the site’s content
          would offer some.
        </p>
      </Empty>
    );
  return <Calls slots={slots} practice={practice} />;
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
    document.title = unanswered ? `(${unanswered}) Calls` : 'Calls';
  }, [unanswered]);
  return (
    <StaffFrame place="slots" practice={practice}>
      <TopBar title="Calls">
        <HideNamesButton className="lg:hidden" />
      </TopBar>
      <div className="min-h-0 flex-1 lg:overflow-auto">
        <Content practice={practice} />
      </div>
    </StaffFrame>
  );
}
