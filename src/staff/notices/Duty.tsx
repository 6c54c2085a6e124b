/** Who is on duty in these two weeks, and who stands in while one is away. */
import { useStore } from '@nanostores/react';
import { type JSX, useState } from 'react';
import type { BusinessHours } from '#features/booking/reply-time.ts';
import { zoneTimeOf } from '#lib/zone-time.ts';
import type { Cover, DutyDay, NoticesView } from '#staff/contract/messages/notices.ts';
import { shortDate, weekday } from '#staff/contract/times.ts';
import type { Acting } from '../frame/use-action.ts';
import { answerCover, endCover } from '../stores/session/notices.ts';
import { $me } from '../stores/me.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { StaffButton, StaffTextButton } from '../ui/StaffButton.tsx';
import { CoverSheet, DutySheet } from './duty-sheets.tsx';
import { Card, Setting } from './Setting.tsx';

interface Props {
  view: NoticesView;
  business: BusinessHours;
  run: Acting['run'];
  isBusy: boolean;
}

const DAY =
  'grid min-h-18 justify-items-center content-start gap-1 rounded-field border border-line bg-transparent px-0 py-1.5 text-sm aria-[current]:border-2 aria-[current]:border-ink aria-[current]:font-semibold lg:hover:bg-sunk';
const FACE = 'text-xs grid size-7 place-items-center rounded-full font-semibold uppercase';
const FACES = [
  'bg-teal-tint text-teal-deep',
  'bg-tan-tint text-tan-deep',
  'bg-blue-tint text-blue-deep',
];

/** The first day on which the practice is open and nobody is on duty. */
const gapIn = (duty: readonly DutyDay[], today: string): DutyDay | undefined =>
  duty.find(({ day, userId, isOpen }) => day >= today && userId === null && isOpen);

export function Duty({ view, business, run, isBusy }: Props): JSX.Element {
  const me = useStore($me);
  const [open, setOpen] = useState<DutyDay>();
  const { duty, people } = view;
  const today = zoneTimeOf(view.now, business.zone).day;
  const nameOf = (id: string | null): string | undefined =>
    people.find((one) => one.id === id)?.username;
  const now = duty.find(({ day }) => day === today)?.userId ?? null;
  const gap = duty.some(({ userId }) => userId !== null) ? gapIn(duty, today) : undefined;
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-3">
        <h2>On duty</h2>
        <span className="text-sm text-ink-soft">Rings for this person first</span>
      </div>
      <p className="pt-0.5 pb-2.5 text-ms">
        {now === null ? (
          'Nobody today, so it rings for everybody who turned it on.'
        ) : (
          <b>{now === me?.id ? 'You, today.' : `${nameOf(now) ?? 'Somebody'}, today.`}</b>
        )}
      </p>
      <fieldset className="grid min-w-0 grid-cols-7 gap-1 lg:gap-2">
        <legend className="vh">On duty by day</legend>
        {duty.map((one) => {
          const name = nameOf(one.userId);
          const face = people.findIndex(({ id }) => id === one.userId) % FACES.length;
          return (
            <button
              className={DAY}
              type="button"
              key={one.day}
              aria-current={one.day === today ? 'date' : undefined}
              disabled={one.day < today}
              onClick={() => setOpen(one)}
            >
              <span>{weekday(one.day)} </span>
              <span>{Number(one.day.slice(8))}</span>
              <span
                aria-hidden="true"
                className={`${FACE} ${name ? FACES[face] : 'border border-dashed border-line-strong'}`}
              >
                {name?.slice(0, 2) ?? '?'}
              </span>
              <span className="vh">: {name ?? 'nobody'}</span>
            </button>
          );
        })}
      </fieldset>
      {gap && (
        <p className="flex gap-2 pt-3 text-sm text-error">
          <Glyph name="alert" />
          <span>
            <b>
              Nobody’s on duty on {weekday(gap.day)}, {shortDate(gap.day)}.
            </b>{' '}
            Until somebody is, it rings for everybody.{' '}
            <StaffTextButton onClick={() => setOpen(gap)}>Put somebody on</StaffTextButton>
          </span>
        </p>
      )}
      <Covers view={view} run={run} isBusy={isBusy} nameOf={nameOf} today={today} />
      {open && <DutySheet day={open} people={people} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

const spanOf = ({ from, through }: Cover): string =>
  from === through ? shortDate(from) : `${shortDate(from)} – ${shortDate(through)}`;

interface CoversProps extends Omit<Props, 'business'> {
  nameOf: (id: string) => string | undefined;
  today: string;
}

function Covers({ view, run, isBusy, nameOf, today }: CoversProps): JSX.Element {
  const me = useStore($me);
  const [isOpen, setIsOpen] = useState(false);
  const own = view.covers.find(({ userId }) => userId === me?.id);
  const asked = view.covers.filter(({ by }) => by === me?.id);
  const state = own?.agreed ? 'gets your notices.' : 'was asked, and has not said yes.';
  return (
    <div className="rule-t mt-3.5 pt-1.5">
      <Setting
        title="Cover while you’re away"
        about={
          own
            ? `${spanOf(own)}: ${nameOf(own.by) ?? 'somebody'} ${state}`
            : 'Somebody else gets your notices for some days.'
        }
      >
        {own ? (
          <StaffButton disabled={isBusy} onClick={() => run(endCover)}>
            End it
          </StaffButton>
        ) : (
          <StaffButton onClick={() => setIsOpen(true)}>Ask</StaffButton>
        )}
      </Setting>
      {asked.map((cover) => (
        <Setting
          key={cover.userId}
          title={`${nameOf(cover.userId) ?? 'Somebody'} is away`}
          about={`${spanOf(cover)}: ${cover.agreed ? 'you cover.' : 'can you cover?'}`}
        >
          <span className="flex gap-2">
            {!cover.agreed && (
              <StaffButton
                look="ink"
                disabled={isBusy}
                onClick={() => run(() => answerCover(cover.userId, true))}
              >
                Yes
              </StaffButton>
            )}
            <StaffButton
              disabled={isBusy}
              onClick={() => run(() => answerCover(cover.userId, false))}
            >
              {cover.agreed ? 'Stop' : 'No'}
            </StaffButton>
          </span>
        </Setting>
      ))}
      {isOpen && (
        <CoverSheet
          people={view.people.filter(({ id }) => id !== me?.id)}
          today={today}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
