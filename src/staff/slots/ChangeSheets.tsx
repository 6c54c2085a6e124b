/** Moving or canceling a call, with the mail that says so, in one sheet. */
import { useStore } from '@nanostores/react';
import { type JSX, useId, useState } from 'react';
import { timeText, zoneName } from '#lib/time-words.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import type { BookedCall, Slots } from '#staff/contract/slots.ts';
import { fullText, shortDate, spanText, weekday } from '#staff/contract/times.ts';
import { Secret } from '../frame/Secret.tsx';
import { useAction } from '../frame/use-action.ts';
import { $me } from '../stores/me.ts';
import { changeCall, changeFailure } from '../stores/slots.ts';
import { TextField } from '../ui/Field.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { cancelLetter, moveLetter, subjectOf, type Writer } from './letter.ts';

interface Props {
  call: BookedCall;
  slots: Slots;
  practice: StaffPractice;
  onClose: () => void;
}

const MAX_LETTER = 5000;

function useWriter({ business, callMinutes, bookingPath = '/' }: StaffPractice): Writer {
  const username = useStore($me)?.username ?? '';
  const link = `${location.origin}${bookingPath}`;
  return { username, zone: business.zone, minutes: callMinutes, link };
}

/** Who and when. */
function Who({ call, zone, now }: { call: BookedCall; zone: string; now?: number }): JSX.Element {
  const name = [call.firstName, call.lastName].filter(Boolean).join(' ');
  return (
    <p className="-mt-2 text-sm text-ink-soft">
      <Secret width="name">{name || 'No name'}</Secret> · {fullText(call.at, zone)}
      {now !== undefined && call.at > now && `, in ${spanText(call.at - now)}`}
    </p>
  );
}

/** How they learn of it: the letter, or why none can be sent. */
function Telling({
  call,
  zone,
  letter,
  onLetter,
}: { call: BookedCall; zone: string } & { letter: string; onLetter: (text: string) => void }) {
  const id = useId();
  if (!call.canWrite)
    return (
      <Notice look="bad" glyph="no">
        <b>Nothing can be written to them from here.</b> Call them first, and agree on it then.
      </Notice>
    );
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">
        By email. The subject is “{subjectOf(call.at, zone)}”. Their calendar entry changes with it
        if they added it.
      </p>
      <TextField
        id={id}
        label="Message"
        rows={9}
        maxLength={MAX_LETTER}
        value={letter}
        onChange={({ target }) => onLetter(target.value)}
      />
    </div>
  );
}

/** Free times by day, to pick one. */
function Times({
  slots,
  zone,
  picked,
  onPick,
}: { slots: Slots; zone: string } & { picked: number | undefined; onPick: (at: number) => void }) {
  const days = slots.days.filter(({ free }) => free.length > 0);
  if (days.length === 0)
    return (
      <p className="text-ms">No other time is free. You can cancel, and they pick one later.</p>
    );
  return (
    <div className="grid max-h-[45vh] gap-3 overflow-auto p-0.5" data-free-times>
      {days.map(({ day, free }) => (
        <fieldset className="m-0 grid min-w-0 gap-1.5 border-0 p-0" key={day}>
          <legend className="p-0 pb-1.5 text-sm font-semibold">
            {weekday(day)}, {shortDate(day)}
          </legend>
          <div className="flex flex-wrap gap-2">
            {free.map((at) => (
              <button
                key={at}
                type="button"
                className="min-h-11 rounded-thread border-[1.5px] border-line-strong bg-transparent px-4 text-sm aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-9"
                aria-pressed={picked === at}
                onClick={() => onPick(at)}
              >
                {timeText(at, zone)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function Failure({ text }: { text: string | undefined }): JSX.Element | null {
  if (!text) return null;
  return (
    <Notice look="bad" glyph="alert" role="alert">
      {text}
    </Notice>
  );
}

const first = ({ firstName }: BookedCall): string => firstName || 'them';

export function MoveSheet({ call, slots, practice, onClose }: Props): JSX.Element {
  const writer = useWriter(practice);
  const { zone } = writer;
  const [to, setTo] = useState<number>();
  const [letter, setLetter] = useState<string>();
  const { failure, isBusy, run } = useAction(changeFailure);
  const send = (text: string | null): void => {
    if (to !== undefined) run(() => changeCall(call, to, text), onClose);
  };
  if (to === undefined || letter === undefined)
    return (
      <Sheet title="Move this call" onClose={onClose}>
        <Who call={call} zone={zone} />
        <p className="text-sm text-ink-soft">Times are {zoneName(zone)}; they see their own.</p>
        <Times slots={slots} zone={zone} picked={to} onPick={setTo} />
        <StaffButton
          look="ink"
          tall
          wide
          disabled={to === undefined}
          onClick={() => setLetter(to === undefined ? undefined : moveLetter(call, to, writer))}
        >
          Next: tell <Secret width="short">{first(call)}</Secret>
        </StaffButton>
      </Sheet>
    );
  return (
    <Sheet
      title={
        <>
          Tell <Secret width="short">{first(call)}</Secret>
        </>
      }
      onClose={onClose}
    >
      <p className="-mt-2 text-sm text-ink-soft">New time: {fullText(to, zone)}</p>
      <Telling call={call} zone={zone} letter={letter} onLetter={setLetter} />
      <Failure text={failure} />
      {call.canWrite && (
        <StaffButton
          look="go"
          tall
          wide
          glyph={LATE_GLYPHS.send}
          disabled={isBusy}
          onClick={() => send(letter)}
        >
          Move and send
        </StaffButton>
      )}
      <StaffButton
        look={call.canWrite ? 'quiet' : 'ink'}
        tall
        wide
        disabled={isBusy}
        onClick={() => send(null)}
      >
        {call.canWrite ? 'Move, I’ll tell them myself' : 'Move, they know'}
      </StaffButton>
      <StaffButton look="quiet" wide onClick={() => setLetter(undefined)}>
        Another time
      </StaffButton>
    </Sheet>
  );
}

export function CancelSheet({
  call,
  slots,
  practice,
  onClose,
  onMove,
}: Props & { onMove: () => void }): JSX.Element {
  const writer = useWriter(practice);
  const { zone } = writer;
  const [letter, setLetter] = useState(() => cancelLetter(call, writer));
  const { failure, isBusy, run } = useAction(changeFailure);
  const send = (text: string | null): void => run(() => changeCall(call, null, text), onClose);
  return (
    <Sheet title="Cancel this call?" onClose={onClose}>
      <Who call={call} zone={zone} now={slots.now} />
      <p className="text-ms">The time opens on the form again. The request stays where it is.</p>
      <Telling call={call} zone={zone} letter={letter} onLetter={setLetter} />
      <Failure text={failure} />
      <StaffButton look="ink" tall wide onClick={onMove}>
        Move it instead
      </StaffButton>
      {call.canWrite && (
        <StaffButton look="danger" tall wide disabled={isBusy} onClick={() => send(letter)}>
          Cancel and send this
        </StaffButton>
      )}
      <StaffButton
        look={call.canWrite ? 'quiet' : 'danger'}
        tall
        wide
        disabled={isBusy}
        onClick={() => send(null)}
      >
        {call.canWrite ? 'Cancel, I’ll tell them myself' : 'Cancel, they know'}
      </StaffButton>
      <StaffButton look="quiet" wide onClick={onClose}>
        Keep the call
      </StaffButton>
    </Sheet>
  );
}
