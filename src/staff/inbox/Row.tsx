/** One lead in the list. */
import { useStore } from '@nanostores/react';
import { type JSX, type PointerEvent, type ReactNode, useRef } from 'react';
import type { InboxRow } from '#staff/contract/inbox.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { ageText, capital, dueState, dueText, pastText, slotText } from '#staff/contract/times.ts';
import { $now } from '../stores/clock.ts';
import { $isHidden, $peeked } from '../stores/hidden.ts';
import { $picked } from '../stores/inbox.ts';
import { $waiting } from '../stores/lead.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Bar, initials, Secret, shortName, useHidden } from '../frame/Secret.tsx';
import { DeliveryWords } from './DeliveryWords.tsx';
import { WayWords } from './WayWords.tsx';

interface Props {
  row: InboxRow;
  practice: StaffPractice;
  href: string;
  isCurrent: boolean;
  /** In “Read first”: its message with what was found, in two lines, and since when it waits. */
  words?: ReactNode;
  /** Selects or deselects it; with `upTo`, all from the last one. */
  onPick: (upTo: boolean) => void;
}

const DUE_LOOKS = {
  overdue: 'font-semibold text-error',
  today: 'font-semibold text-tan-deep',
  later: '',
} as const;
const ROW =
  'lead-row edge-thread rule-b hover:bg-raised data-current:bg-teal-tint data-picked:bg-blue-tint';
const MESSAGE = 'text-ms lg:text-sm cell-[msg] min-w-0';
const LINK =
  'absolute inset-0 z-1 focus-visible:rounded-none focus-visible:-outline-offset-3 focus-visible:outline-focus';
/** Milliseconds that a finger rests on a row until it is held. */
const HOLD_MS = 450;

interface WordsProps {
  row: InboxRow;
  now: number;
  zone: string;
}

/** The first line of the message; around the phrase that the word list knows, if there is one. */
function MessageLine({ row, words }: { row: InboxRow; words?: ReactNode }): JSX.Element {
  const isHidden = useHidden(row.id);
  const { text } = row.message;
  const isUrgent = words !== undefined;
  return (
    <span className={`${MESSAGE} ${isUrgent ? 'line-clamp-2' : 'truncate lg:text-ink-soft'}`}>
      {isHidden && text ? <Bar width="full" /> : (words ?? (text || 'No message'))}
    </span>
  );
}

function DueWords({ row, now, zone, isUrgent }: WordsProps & { isUrgent: boolean }): JSX.Element {
  const isDue = row.replyBy !== null && !row.answeredAt && !row.spam;
  const state = isDue && row.replyBy !== null ? dueState(row.replyBy, now, zone) : 'later';
  const words = isDue && row.replyBy !== null ? dueText(row.replyBy, now, zone) : 'No reply needed';
  if (isUrgent)
    return (
      <span className="justify-self-end whitespace-nowrap cell-[due] lg:justify-self-start">
        {slotText(row.receivedAt, now, zone)}
      </span>
    );
  return (
    <span
      className={`justify-self-end whitespace-nowrap cell-[due] lg:justify-self-start ${DUE_LOOKS[state]}`}
    >
      {row.answeredAt ? capital((row.outcome ?? 'answered').replace('-', ' ')) : !row.spam && words}
    </span>
  );
}

/** Holding a row shows its words while names are hidden, and selects it otherwise. */
function useHold(id: string, onPick: () => void) {
  const timer = useRef(0);
  const isHeld = useRef(false);
  const end = (): void => {
    clearTimeout(timer.current);
    if ($peeked.get() === id) $peeked.set(null);
  };
  return {
    onPointerDown: ({ pointerType, button }: PointerEvent): void => {
      isHeld.current = false;
      if (button || (pointerType === 'mouse' && !$isHidden.get())) return;
      timer.current = window.setTimeout(() => {
        isHeld.current = true;
        if ($isHidden.get()) $peeked.set(id);
        else onPick();
      }, HOLD_MS);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }): void => {
      if (isHeld.current) event.preventDefault();
    },
    onClickCapture: (event: { preventDefault: () => void }): void => {
      if (isHeld.current) event.preventDefault();
      isHeld.current = false;
    },
  };
}

/** What was asked for, beside the way on a phone, beside the name at a desk. */
function Wants({
  row,
  practice,
  className,
}: {
  row: InboxRow;
  practice: StaffPractice;
  className: string;
}): JSX.Element {
  const words = row.wants || (practice.forms[row.form] ?? row.form);
  return (
    <span className={`${className} truncate font-normal`}>
      <Secret width="line" row={row.id}>
        {words}
      </Secret>
    </span>
  );
}

/** The last call that nobody answered. @param words when, as long as its place is wide */
function TryWords({
  row,
  now,
  zone,
  className,
  words,
}: WordsProps & { className: string; words: typeof slotText }) {
  if (row.triedAt === null || row.answeredAt !== null) return null;
  return (
    <b className={`truncate text-xs text-tan-deep ${className}`}>
      Tried {words(row.triedAt, now, zone)}
      <span className="lg:vh">, no answer</span>
    </b>
  );
}

/** What the thread at the edge says. */
function edgeOf(
  { replyBy, answeredAt, spam }: InboxRow,
  isUrgent: boolean,
  now: number,
  zone: string,
) {
  if (isUrgent) return 'overdue';
  const isDue = replyBy !== null && !answeredAt && !spam;
  return isDue ? dueState(replyBy, now, zone) : undefined;
}

export function Row({ row, practice, href, isCurrent, words, onPick }: Props): JSX.Element {
  const isUrgent = words !== undefined;
  const now = useStore($now);
  const picked = useStore($picked);
  const waiting = useStore($waiting);
  const isHidden = useHidden(row.id);
  const { zone } = practice.business;
  const name = isHidden ? initials(row.firstName, row.lastName) || 'no name' : shortName(row);
  const isNew = !row.openedAt && !row.answeredAt;
  // Nothing to say of its delivery.
  const isCalm = !row.spam && (row.delivery === 'none' || row.delivery === 'delivered');
  const hold = useHold(row.id, () => onPick(false));
  return (
    <li
      className={ROW}
      {...hold}
      data-lead={isUrgent ? undefined : row.id}
      data-first-lead={isUrgent ? row.id : undefined}
      data-due={edgeOf(row, isUrgent, now, zone)}
      data-calm={isCalm ? '' : undefined}
      data-current={isCurrent ? '' : undefined}
      data-picked={picked.has(row.id) ? '' : undefined}
    >
      <span
        className="relative z-2 -ml-2.5 size-11 place-items-center cell-[pick] lg:-ml-2.5"
        data-cell="pick"
      >
        <input
          className="box lg:scale-75"
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={picked.has(row.id)}
          onChange={({ nativeEvent }) =>
            onPick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </span>
      <a className={LINK} href={href} aria-current={isCurrent ? 'true' : undefined}>
        <span className="vh">Open {name}</span>
      </a>
      <DueWords row={row} now={now} zone={zone} isUrgent={isUrgent} />
      <span
        className="flex min-w-0 items-center gap-2 text-md cell-[who] data-new:font-semibold lg:text-ms"
        data-new={isNew ? '' : undefined}
      >
        {isNew && (
          <span className="-ml-0.5 size-2 flex-none rounded-full bg-thread-a" data-dot>
            <span className="vh">Not opened yet: </span>
          </span>
        )}
        <span className="truncate">
          <Secret instead={initials(row.firstName, row.lastName)} width="short" row={row.id}>
            {shortName(row)}
          </Secret>
        </span>
        {row.isFirst && !isUrgent && <Tag look="first">Read first</Tag>}
        {row.foreign && <Tag>{row.foreign}</Tag>}
        <Wants row={row} practice={practice} className="text-sm text-ink-soft max-lg:hidden" />
      </span>
      <TryWords
        row={row}
        now={now}
        zone={zone}
        words={pastText}
        className="cell-[try] max-lg:hidden"
      />
      <MessageLine row={row} words={words} />
      <span className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-[7px] gap-y-1 cell-[reach] lg:justify-end">
        <Wants row={row} practice={practice} className="lg:hidden" />
        <WayWords row={row} now={now} zone={zone} />
        <TryWords row={row} now={now} zone={zone} words={slotText} className="lg:hidden" />
      </span>
      <span
        className="flex items-center gap-2 self-end justify-self-end cell-[state]"
        data-cell="state"
      >
        <span className="justify-self-end text-xs text-ink-soft lg:cell-[age]" data-cell="age">
          {waiting.some(({ id }) => id === row.id) ? (
            <Glyph name="clock" small />
          ) : (
            ageText(row.receivedAt, now)
          )}
          <span className="vh"> old</span>
        </span>
        <DeliveryWords state={row.delivery} spam={row.spam} />
      </span>
    </li>
  );
}
