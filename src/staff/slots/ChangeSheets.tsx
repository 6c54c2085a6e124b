/** Moving or canceling a call, with the mail that says so, in one sheet. */
import { type JSX, useState } from 'react';
import { zoneName } from '#lib/time-words.ts';
import { cancelLetter, moveLetter } from '#staff/contract/messages/call-letters.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import type { BookedCall, Slots } from '#staff/contract/slots.ts';
import { fullText, spanText } from '#staff/contract/times.ts';
import { useWriter } from '../frame/BookCall.tsx';
import { Secret } from '../frame/Secret.tsx';
import { useAction } from '../frame/use-action.ts';
import { changeCall, changeFailure } from '../stores/slots.ts';
import { CallTelling } from '../ui/CallTelling.tsx';
import { CallTimes } from '../ui/CallTimes.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Trouble } from '../ui/Trouble.tsx';

interface Props {
  call: BookedCall;
  slots: Slots;
  practice: StaffPractice;
  onClose: () => void;
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

const HINT = 'Their calendar entry changes with it if they added it.';
const NONE = 'No other time is free. You can cancel, and they pick one later.';

const first = ({ firstName }: BookedCall): string => firstName || 'them';

export function MoveSheet({ call, slots, practice, onClose }: Props): JSX.Element {
  const writer = useWriter(practice);
  const { zone } = writer;
  const [to, setTo] = useState<number>();
  const [letter, setLetter] = useState<string>();
  const { failure, isBusy, run } = useAction(changeFailure);
  const send = (text: string | null): void => {
    if (to !== undefined) run(() => changeCall({ ...call, from: call.at }, to, text), onClose);
  };
  if (to === undefined || letter === undefined)
    return (
      <Sheet title="Move this call" onClose={onClose}>
        <Who call={call} zone={zone} />
        <p className="text-sm text-ink-soft">Times are {zoneName(zone)}; they see their own.</p>
        <CallTimes slots={slots} zone={zone} picked={to} none={NONE} onPick={setTo} />
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
      <CallTelling
        noMail={call.noMail}
        at={call.at}
        hint={HINT}
        zone={zone}
        language={call.language}
        letter={letter}
        onLetter={setLetter}
      />
      <Trouble failure={failure} />
      {call.noMail === null && (
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
        look={call.noMail === null ? 'quiet' : 'ink'}
        tall
        wide
        disabled={isBusy}
        onClick={() => send(null)}
      >
        {call.noMail === null ? 'Move, I’ll tell them myself' : 'Move, they know'}
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
  const send = (text: string | null): void =>
    run(() => changeCall({ ...call, from: call.at }, null, text), onClose);
  return (
    <Sheet title="Cancel this call?" onClose={onClose}>
      <Who call={call} zone={zone} now={slots.now} />
      <p className="text-ms">The time opens on the form again. The request stays where it is.</p>
      <CallTelling
        noMail={call.noMail}
        at={call.at}
        hint={HINT}
        zone={zone}
        language={call.language}
        letter={letter}
        onLetter={setLetter}
      />
      <Trouble failure={failure} />
      <StaffButton look="ink" tall wide onClick={onMove}>
        Move it instead
      </StaffButton>
      {call.noMail === null && (
        <StaffButton look="danger" tall wide disabled={isBusy} onClick={() => send(letter)}>
          Cancel and send this
        </StaffButton>
      )}
      <StaffButton
        look={call.noMail === null ? 'quiet' : 'danger'}
        tall
        wide
        disabled={isBusy}
        onClick={() => send(null)}
      >
        {call.noMail === null ? 'Cancel, I’ll tell them myself' : 'Cancel, they know'}
      </StaffButton>
      <StaffButton look="quiet" wide onClick={onClose}>
        Keep the call
      </StaffButton>
    </Sheet>
  );
}
