/** The last step of booking a call for somebody: what they are written, and the press. */
import { useStore } from '@nanostores/react';
import { type JSX, useState } from 'react';
import type { Language } from '#lib/language.ts';
import type { LeadView } from '#staff/contract/lead.ts';
import { bookLetter, type Writer } from '#staff/contract/messages/call-letters.ts';
import { noMailFor } from '#staff/contract/messages/replies.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { fullText } from '#staff/contract/times.ts';
import { $me } from '../stores/me.ts';
import { changeCall, changeFailure } from '../stores/slots.ts';
import { CallTelling } from '../ui/CallTelling.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { SafetyTag } from '../ui/Tag.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { Secret } from './Secret.tsx';
import { useAction } from './use-action.ts';

export function useWriter({ business, callMinutes, bookingPaths = {} }: StaffPractice): Writer {
  const username = useStore($me)?.username ?? '';
  const { en = Object.values(bookingPaths)[0] ?? '/' } = bookingPaths;
  const link = (language: Language): string => location.origin + (bookingPaths[language] ?? en);
  return { username, zone: business.zone, minutes: callMinutes, link };
}

interface Props {
  lead: LeadView;
  /** Start, epoch milliseconds. */
  at: number;
  practice: StaffPractice;
  /** The call of the lead has changed: booked, or taken back. */
  onChanged?: (id: string) => void;
  onDone: () => void;
  /** Words of the way back, and where it leads. */
  back: { text: string; go: () => void };
}

export function BookCall({ lead, at, practice, onChanged, onDone, back }: Props): JSX.Element {
  const writer = useWriter(practice);
  const { zone } = writer;
  const noMail = noMailFor(lead);
  const [letter, setLetter] = useState(() => bookLetter(lead, at, writer));
  const { failure, isBusy, run } = useAction(changeFailure);
  const book = (text: string | null): void =>
    run(() => changeCall({ ...lead, from: null }, at, text, onChanged), onDone);
  return (
    <>
      <p className="-mt-2 text-sm text-ink-soft">
        <Secret width="name">
          {[lead.firstName, lead.lastName].filter(Boolean).join(' ') || 'No name'}
        </Secret>{' '}
        · {fullText(at, zone)} <SafetyTag of={lead} />
      </p>
      <CallTelling
        noMail={noMail}
        at={at}
        zone={zone}
        language={lead.language}
        hint="An entry for their calendar comes with it."
        letter={letter}
        onLetter={setLetter}
      />
      <Trouble failure={failure} />
      {noMail === null && (
        <StaffButton
          look="go"
          tall
          wide
          glyph={LATE_GLYPHS.send}
          disabled={isBusy || letter.trim() === ''}
          onClick={() => book(letter)}
        >
          Book and send
        </StaffButton>
      )}
      <StaffButton
        look={noMail === null ? 'quiet' : 'ink'}
        tall
        wide
        disabled={isBusy}
        onClick={() => book(null)}
      >
        {noMail === null ? 'Book, I’ll tell them myself' : 'Book, they know'}
      </StaffButton>
      <StaffButton look="quiet" wide onClick={back.go}>
        {back.text}
      </StaffButton>
    </>
  );
}
