/** Sheets for what happened next: an outcome, another day. */
import { useStore } from '@nanostores/react';
import { type JSX, type ReactNode, useState } from 'react';
import { timeText } from '#lib/time-words.ts';
import type { ActionBody, LeadAction, LeadView, Outcome } from '#staff/contract/lead.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { shortClock } from '#staff/contract/times.ts';
import { Secret } from '../frame/Secret.tsx';
import { $called } from '../stores/after-call.ts';
import { $now } from '../stores/clock.ts';
import { LineField } from '../ui/Field.tsx';
import { Glyph, type GlyphLook } from '../ui/Glyph.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { type Choice, laterTimes, openingOf, tryTimes } from './times.ts';

/** Saves an action and closes the sheet. */
export type Follow = (action: LeadAction, body?: ActionBody, when?: string) => void;

/** What each sheet of a lead gets. */
export interface FollowProps {
  lead: LeadView;
  practice: StaffPractice;
  follow: Follow;
  /** Notes that nobody answered, and opens the letter for it; missing where no mail may go. */
  onWrite?: () => void;
  onClose: () => void;
}

const CHIP =
  'min-h-11 rounded-thread border-[1.5px] border-line-strong bg-transparent px-3.5 text-ms whitespace-nowrap hover:bg-sunk disabled:border-dashed disabled:text-ink-soft';
const OPTION =
  'grid min-h-[58px] w-full grid-cols-[22px_minmax(0,1fr)] items-center gap-x-2.5 border-0 bg-transparent py-[7px] text-left hover:bg-sunk disabled:text-ink-soft';

interface OptionProps {
  glyph: GlyphLook;
  title: string;
  text: ReactNode;
  isOff?: boolean;
  onClick: () => void;
}

function Option({ glyph, title, text, isOff = false, onClick }: OptionProps): JSX.Element {
  return (
    <li className="rule-t first:rule-none">
      <button className={OPTION} type="button" disabled={isOff} onClick={onClick}>
        <Glyph name={glyph} className="text-ink-soft" />
        <span>
          <b className="block text-md">{title}</b>
          <span className="text-sm text-ink-soft">{text}</span>
        </span>
      </button>
    </li>
  );
}

const OUTCOME_OPTIONS: readonly [Outcome, GlyphLook, string, string][] = [
  ['held', 'check', 'Call held', 'The booked call took place'],
  ['scheduled', 'slots', 'Scheduled', 'First session is on the calendar'],
  ['no-fit', LATE_GLYPHS.hands, 'No fit', 'And they’ve heard it from us'],
];

/** Chips with the times of the next try; one tap saves. */
function NextTry({ lead, practice, follow, onWrite }: Omit<FollowProps, 'onClose'>): JSX.Element {
  const now = useStore($now);
  const { zone } = practice.business;
  const choices = tryTimes(lead, now, practice.business);
  const isHeld = choices.some(({ isOpen }) => !isOpen);
  return (
    <div className="grid gap-2 pb-3.5 pl-9">
      <fieldset className="flex flex-wrap gap-2" aria-labelledby="try-again">
        {choices.map(({ at, text, isOpen }) => (
          <button
            className={CHIP}
            key={at}
            type="button"
            disabled={!isOpen}
            onClick={() => follow('no-answer', { next: at }, text)}
          >
            {text}
          </button>
        ))}
        <button className={CHIP} type="button" onClick={() => follow('no-answer')}>
          No time yet
        </button>
        {onWrite && (
          <button className={CHIP} type="button" onClick={onWrite}>
            Write to them
          </button>
        )}
      </fieldset>
      {isHeld && lead.replyBy !== null && (
        <p className="text-sm text-ink-soft">
          {lead.replyBy < now
            ? 'The answer is late: another day opens once somebody has written or talked.'
            : `Past ${shortClock(lead.replyBy, zone)} opens once somebody has written or talked.`}
        </p>
      )}
    </div>
  );
}

/** What happened: one tap saves it. */
export function WhatHappenedSheet(props: FollowProps): JSX.Element {
  const { lead, practice, follow, onClose } = props;
  const called = useStore($called);
  const [isReferring, setReferring] = useState(false);
  const [whom, setWhom] = useState('');
  const { zone } = practice.business;
  const call = called?.id === lead.id ? called.at : null;
  return (
    <Sheet title="What happened?" onClose={onClose}>
      <p className="-mt-3 text-sm text-ink-soft">
        <Secret>{[lead.firstName, lead.lastName].filter(Boolean).join(' ')}</Secret>
        {call !== null && ` · you called at ${timeText(call, zone)}`}
      </p>
      <p className="text-sm text-ink-soft">One tap saves it. Undo stays for ten seconds.</p>
      <ul className="grid">
        <Option
          glyph="phone"
          title="Reached them"
          text="Stops the clock"
          onClick={() => follow('reached')}
        />
        <li className="rule-t">
          <div className={OPTION.replace('hover:bg-sunk', '')}>
            <Glyph name={LATE_GLYPHS.later} className="text-ink-soft" />
            <span>
              <b className="block text-md" id="try-again">
                No answer, try again
              </b>
              <span className="text-sm text-ink-soft">
                The clock runs on: a try isn’t an answer
              </span>
            </span>
          </div>
          <NextTry {...props} />
        </li>
        {OUTCOME_OPTIONS.map(([outcome, glyph, title, text]) => (
          <Option
            key={outcome}
            glyph={glyph}
            title={title}
            text={text}
            onClick={() => follow(outcome)}
          />
        ))}
        <Option
          glyph={LATE_GLYPHS.open}
          title="Referred"
          text="To whom, if you want to keep it"
          onClick={() => (isReferring ? follow('referred', { text: whom }) : setReferring(true))}
        />
      </ul>
      {isReferring && (
        <>
          <LineField
            id="referred-to"
            label="To whom (optional)"
            value={whom}
            maxLength={200}
            onChange={({ target }) => setWhom(target.value)}
          />
          <StaffButton look="ink" tall onClick={() => follow('referred', { text: whom })}>
            Save “Referred”
          </StaffButton>
        </>
      )}
      <StaffButton tall onClick={onClose}>
        Close
      </StaffButton>
    </Sheet>
  );
}

/** Puts a lead on a day. */
export function LaterSheet({ lead, practice, follow, onClose }: FollowProps): JSX.Element {
  const now = useStore($now);
  const [why, setWhy] = useState('');
  const put = ({ at, text }: Choice): void => follow('later', { next: at, text: why }, text);
  const choices = laterTimes(lead, now, practice.business);
  const isHeld = choices.some(({ isOpen }) => !isOpen);
  return (
    <Sheet title="Put it on a day" onClose={onClose}>
      {isHeld && (
        <p className="text-sm">
          A day never passes the answer-by time before somebody has written or talked.
        </p>
      )}
      <ul className="grid">
        {choices.map((choice) => (
          <Option
            key={choice.at}
            glyph={LATE_GLYPHS.later}
            title={choice.text}
            text={choice.isOpen ? 'Back in Due today then' : 'After the answer is due'}
            isOff={!choice.isOpen}
            onClick={() => put(choice)}
          />
        ))}
      </ul>
      <LineField
        id="later-day"
        type="date"
        label="Another day"
        onChange={({ target }) => {
          if (!/^\d{4}-\d\d-\d\d$/.test(target.value)) return;
          const at = openingOf(target.value, practice.business);
          if (at > now) put({ at, text: target.value, isOpen: true });
        }}
      />
      <LineField
        id="later-why"
        label="Why (optional, only staff see it)"
        value={why}
        maxLength={300}
        onChange={({ target }) => setWhy(target.value)}
      />
      <StaffButton tall onClick={onClose}>
        Close
      </StaffButton>
    </Sheet>
  );
}
