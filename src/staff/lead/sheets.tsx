/** Sheets over a lead: note, more, discard, another person came first. */
import { useStore } from '@nanostores/react';
import { type JSX, useState } from 'react';
import { timeText } from '#lib/time-words.ts';
import { type LeadAction, type LeadView, OUTCOMES } from '#staff/contract/lead.ts';
import { refresh } from '../stores/inbox.ts';
import { draftOf, keepDraft } from '../stores/drafts.ts';
import { $conflict, act } from '../stores/lead.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { BoxField, TextField } from '../ui/Field.tsx';
import { Glyph, type GlyphLook } from '../ui/Glyph.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Secret } from '../frame/Secret.tsx';
import type { Doing } from '../follow-up/doing.ts';
import { Fact, Facts } from '../ui/Section.tsx';

interface Props {
  lead: LeadView;
  doing: Doing;
}

/** Keeps a text when the sheet closes, the session ends or another device opens the lead. */
function useDraft({ id, draft }: LeadView): [text: string, set: (text: string) => void] {
  const [text, setText] = useState(() => draftOf(id, draft));
  const set = (next: string): void => {
    setText(next);
    keepDraft(id, next);
  };
  return [text, set];
}

export function NoteSheet({ lead, doing }: Props): JSX.Element {
  const [text, setText] = useDraft(lead);
  const keep = async (): Promise<void> => {
    // A text that was not kept stays in the sheet.
    if (!(await doing.run('note', { text: text.trim() }))) return;
    setText('');
    doing.show(null);
  };
  return (
    <Sheet title="Note" onClose={() => doing.show(null)}>
      <TextField
        id="note"
        label="Note"
        hint="(only staff see it)"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <StaffButton
        look="ink"
        tall
        disabled={!text.trim()}
        onClick={() => keep().catch(console.error)}
      >
        Keep the note
      </StaffButton>
      <StaffButton tall onClick={() => doing.show(null)}>
        Not now
      </StaffButton>
    </Sheet>
  );
}

interface MoreProps extends Props {
  onSpam: () => void;
  onCopy: () => void;
}

export function MoreSheet({ lead, doing, onSpam, onCopy }: MoreProps): JSX.Element {
  const item = (glyph: GlyphLook, text: string, run: () => void, isBad = false): JSX.Element => (
    <button
      className="flex min-h-13 w-full items-center gap-3 border-0 bg-transparent px-1 text-left text-ms hover:bg-sunk data-bad:text-error"
      type="button"
      data-bad={isBad ? '' : undefined}
      onClick={run}
    >
      <Glyph name={glyph} />
      {text}
    </button>
  );
  const then = (run: () => void) => (): void => {
    doing.show(null);
    run();
  };
  const resend = (): void => {
    doing.run('resend').catch(console.error);
  };
  return (
    <Sheet title="More" onClose={() => doing.show(null)}>
      <div className="grid">
        {item(LATE_GLYPHS.note, 'Note', () => doing.show('note'))}
        {item(LATE_GLYPHS.assign, 'Assign', () => doing.show('assign'))}
        {!lead.spam &&
          (lead.callAt === null || lead.callAt < lead.now) &&
          item('slots', 'Book a call…', () => doing.show('book'))}
        {lead.answeredAt !== null &&
          item(
            LATE_GLYPHS.undo,
            'Open again',
            then(() => {
              doing.run('reopen').catch(console.error);
            }),
          )}
        {item(LATE_GLYPHS.copy, 'Copy all as text', then(onCopy))}
        {lead.canResend && item(LATE_GLYPHS.send, 'Send to the CRM again', then(resend))}
        {!lead.spam && item('spam', 'Mark as spam', then(onSpam))}
        {item('trash', 'Erase this person…', () => doing.show('erase'), true)}
      </div>
      <StaffButton tall onClick={() => doing.show(null)}>
        Close
      </StaffButton>
    </Sheet>
  );
}

const REASONS = ['The address does not exist', 'It is a test', 'Something else'] as const;

export function DiscardSheet({ doing }: Props): JSX.Element {
  const [reason, setReason] = useState<string>(REASONS[0]);
  return (
    <Sheet title="Discard this delivery?" onClose={() => doing.show(null)}>
      <p className="text-sm">
        The CRM does not get this lead. It stays here, with a line in the audit log.
      </p>
      <fieldset>
        <legend className="text-sm font-semibold">Why</legend>
        {REASONS.map((one) => (
          <BoxField
            key={one}
            type="radio"
            name="reason"
            checked={reason === one}
            onChange={() => setReason(one)}
          >
            {one}
          </BoxField>
        ))}
      </fieldset>
      <StaffButton
        look="erase"
        tall
        onClick={() => {
          doing.run('discard', { text: reason }).catch(console.error);
          doing.show(null);
        }}
      >
        Discard
      </StaffButton>
      <StaffButton tall onClick={() => doing.show(null)}>
        Keep it
      </StaffButton>
    </Sheet>
  );
}

/** Actions that say that a person has an answer. */
const STOPS: ReadonlySet<LeadAction> = new Set(['answer', ...OUTCOMES]);

/** Another person was faster: theirs stands, ours can be added. */
export function ConflictSheet({ zone }: { zone: string }): JSX.Element | null {
  const conflict = useStore($conflict);
  if (!conflict) return null;
  const { action, body, now } = conflict;
  const last = now.timeline.findLast((entry) => entry.kind === 'staff');
  const by = last?.by ?? 'Another person';
  const isAnswer = STOPS.has(action) && now.answeredAt !== null;
  const close = (): void => $conflict.set(null);
  const again = (): void => {
    close();
    act(now.id, isAnswer ? 'reopen' : action, body)
      .then(refresh)
      .catch(console.error);
  };
  return (
    <Sheet title={isAnswer ? `${by} answered first` : `${by} changed this`} onClose={close}>
      <p className="text-sm">
        {by} {isAnswer ? 'marked this as answered' : 'changed this'}
        {last && ` at ${timeText(last.at, zone)}`}, before you. Nothing of yours is lost.
      </p>
      <Facts>
        {last?.text && (
          <Fact label={by}>
            <Secret width="long">{last.text}</Secret>
          </Fact>
        )}
        {body.text && <Fact label="You">{body.text}</Fact>}
      </Facts>
      <StaffButton look="ink" tall onClick={close}>
        {isAnswer ? 'Leave it answered' : 'Leave it so'}
      </StaffButton>
      <StaffButton tall onClick={again}>
        {isAnswer ? 'Open it again' : 'Do mine as well'}
      </StaffButton>
    </Sheet>
  );
}
