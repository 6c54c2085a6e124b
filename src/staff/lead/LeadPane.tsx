/** One lead: beside the list where there is room, as a page elsewhere. */
import { useStore } from '@nanostores/react';
import { type JSX, lazy, Suspense, useEffect, useState } from 'react';
import { firstContactForStaff } from '#features/booking/first-contact-words.ts';
import type { EraseReceipt, LeadView } from '#staff/contract/lead.ts';
import { emailProblem } from '#staff/contract/messages/replies.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { fullText } from '#staff/contract/times.ts';
import { watchReturn } from '../stores/after-call.ts';
import { StaffError } from '../stores/client.ts';
import { loadInbox } from '../stores/inbox.ts';
import { $lead, act, loadLead } from '../stores/lead.ts';
import { dropNext, showToast } from '../stores/toast.ts';
import { StaffButton, StaffButtonLink } from '../ui/StaffButton.tsx';
import { BROKEN, Empty } from '../ui/Empty.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { Marked } from '../ui/Marked.tsx';
import { Bar, shortName, useHidden } from '../frame/Secret.tsx';
import { markSpam } from '../follow-up/row-actions.ts';
import { follow } from '../follow-up/act.ts';
import { CallLog } from '../follow-up/CallLog.tsx';
import { AfterCallSheet, CallSheet } from '../follow-up/call-sheets.tsx';
import { type Follow, LaterSheet, WhatHappenedSheet } from '../follow-up/sheets.tsx';
import { DangerBox } from '../follow-up/DangerBox.tsx';
import { ActionBar } from './ActionBar.tsx';
import { AssignSheet } from './AssignSheet.tsx';
import { copyLead } from './copy.ts';
import type { Doing, SheetName } from '../follow-up/doing.ts';
import { AskedFor, Consent, DangerHelp } from './Facts.tsx';
import { LeadHead } from './LeadHead.tsx';
import { EraseSheet, Person } from './Person.tsx';
import { Reach } from './Reach.tsx';
import { Receipt } from './Receipt.tsx';
import { Safety } from './Safety.tsx';
import { Section } from '../ui/Section.tsx';
import { DiscardSheet, MoreSheet, NoteSheet } from './sheets.tsx';
import { Timeline } from './Timeline.tsx';
import { LostReplies } from './reply/LostReplies.tsx';
import { Refused, SpamNotice } from './Trouble.tsx';

/** Apart: most leads are looked at without writing. */
const ReplySheet = lazy(async () => ({
  default: (await import('./reply/ReplySheet.tsx')).ReplySheet,
}));

const BookSheet = lazy(async () => ({
  default: (await import('./BookSheet.tsx')).BookSheet,
}));

const STUCK = new Set<LeadView['delivery']>(['refused', 'failed', 'quarantined']);
/** Milliseconds that a lead is looked at before it counts as opened. */
const LOOKED_MS = 800;

function Message({ lead: { message, marks, readFirst } }: { lead: LeadView }): JSX.Element {
  const isHidden = useHidden();
  return (
    <Section title="Message" className={readFirst ? '' : 'order-4 @4xl:order-none'}>
      <div className="max-w-[38rem] text-[1.0625rem] wrap-anywhere whitespace-pre-wrap lg:text-md">
        {isHidden ? <Bar width="long" /> : <Marked text={message} marks={readFirst ? marks : []} />}
      </div>
      {readFirst && (
        <p className="flex gap-2 text-xs text-ink-soft">
          <Glyph name="flag" small className="mt-px text-error" />
          {marks.length > 0 && !isHidden
            ? 'A word list marked the underlined words. It’s a guess. What you read counts.'
            : 'A word list marked this message. It’s a guess. What you read counts.'}
        </p>
      )}
    </Section>
  );
}

/** Their call, and the way to book or change one. */
function Slot({
  lead,
  practice,
  onBook,
}: {
  lead: LeadView;
  practice: StaffPractice;
  onBook: () => void;
}): JSX.Element | null {
  const { callAt, preferredTime, first, now } = lead;
  const isAhead = callAt !== null && callAt > now;
  // Who needs no answer may get a call all the same: see “More”.
  if (callAt === null && !preferredTime && lead.replyBy === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-paper bg-blue-tint px-3.5 py-3 text-sm">
      <Glyph name="slots" className="text-blue-deep" />
      <p className="min-w-0 flex-1 basis-48">
        {callAt === null ? (
          <>
            <b className="block text-ms">{preferredTime ?? 'No call yet'}</b>
            {preferredTime ? 'When it suits them. They have no call.' : 'They chose no time.'}
          </>
        ) : (
          <>
            <b className="block text-ms">{fullText(callAt, practice.business.zone)}</b>
            {isAhead ? 'Their' : 'Over: their'} {practice.callMinutes} minutes.{' '}
            {isAhead && first && firstContactForStaff(first)}
          </>
        )}
      </p>
      {isAhead && (
        <StaffButtonLink look="quiet" href="/admin/slots">
          Move or cancel
        </StaffButtonLink>
      )}
      {!isAhead && !lead.spam && <StaffButton onClick={onBook}>Book a call…</StaffButton>}
    </div>
  );
}

/** Everything about the lead, in the order it is needed. */
function LeadBody(props: { lead: LeadView; practice: StaffPractice; doing: Doing }): JSX.Element {
  const { lead, practice, doing } = props;
  const { zone } = practice.business;
  const column = 'contents @4xl:grid @4xl:content-start @4xl:gap-5.5';
  return (
    <div className="grid content-start gap-[18px] p-4 lg:p-5 @4xl:max-w-[76rem] @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:gap-x-9 @4xl:gap-y-5 @4xl:p-7">
      <LeadHead lead={lead} zone={zone} />
      <div className={column}>
        {lead.spam && <SpamNotice doing={doing} />}
        <LostReplies lead={lead} zone={zone} />
        {STUCK.has(lead.delivery) && !lead.spam && (
          <Refused key={lead.revision} lead={lead} doing={doing} />
        )}
        {lead.replyBy !== null && (
          <>
            <Safety lead={lead} doing={doing} />
            {lead.readFirst ? (
              <>
                <Message lead={lead} />
                <DangerBox lead={lead} practice={practice} doing={doing} />
              </>
            ) : null}
            <Reach lead={lead} zone={zone} />
          </>
        )}
        <Slot lead={lead} practice={practice} onBook={() => doing.show('book')} />
        {lead.message && !(lead.readFirst && lead.replyBy !== null) && <Message lead={lead} />}
        {lead.replyBy !== null && (
          <CallLog lead={lead} practice={practice} onAdd={() => doing.show('call')} />
        )}
        <Timeline lead={lead} practice={practice} />
      </div>
      <div className={column}>
        <AskedFor lead={lead} practice={practice} />
        <Consent lead={lead} practice={practice} />
        {!lead.readFirst && <DangerHelp practice={practice} />}
        <Person lead={lead} practice={practice} doing={doing} onErase={() => doing.show('erase')} />
      </div>
    </div>
  );
}

function FailedLead({ failure }: { failure: StaffError }): JSX.Element {
  const isGone = failure.trouble === 'missing';
  const { id } = $lead.get();
  return (
    <Empty drawing={BROKEN} title={isGone ? 'This lead is gone' : 'The lead did not load'}>
      <p className="max-w-[30ch] text-ms text-ink-soft">
        {isGone ? 'It may have been erased. The list is right.' : 'Nobody is lost. Try it again.'}
      </p>
      {!isGone && id && (
        <StaffButton look="go" onClick={() => loadLead(id).catch(console.error)}>
          Try again
        </StaffButton>
      )}
    </Empty>
  );
}

const FOLLOW_SHEETS: Partial<Record<SheetName, typeof WhatHappenedSheet>> = {
  happened: WhatHappenedSheet,
  later: LaterSheet,
  call: CallSheet,
};

interface Props {
  practice: StaffPractice;
  sheet: SheetName | null;
  onSheet: (sheet: SheetName | null) => void;
  /** Leaves the lead for the next one or the list. */
  onNext: () => void;
  onBack: () => void;
}

export function LeadPane({ practice, sheet, onSheet, onNext, onBack }: Props): JSX.Element | null {
  const { view: lead, failure } = useStore($lead);
  const [receipt, setReceipt] = useState<EraseReceipt | null>(null);
  const id = lead?.id;
  const isNew = lead?.openedAt === null;
  useEffect(() => watchReturn(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lead has another next one
  useEffect(() => dropNext, [id]);
  useEffect(() => {
    if (!id || !isNew) return;
    const timer = setTimeout(() => act(id, 'open').catch(console.error), LOOKED_MS);
    return () => clearTimeout(timer);
  }, [id, isNew]);
  if (receipt)
    return (
      <Receipt
        receipt={receipt}
        practice={practice}
        onDone={() => {
          setReceipt(null);
          onBack();
          loadInbox(false).catch(console.error);
        }}
      />
    );
  if (failure) return <FailedLead failure={failure} />;
  if (!lead) return null;
  const doing: Doing = {
    show: onSheet,
    run: async (action, body) => {
      try {
        await act(lead.id, action, body);
        return true;
      } catch (error) {
        if (!(error instanceof StaffError)) throw error;
        const said = (error.body as { message?: string } | null)?.message;
        showToast({ who: shortName(lead), text: `not changed. ${said ?? 'Try again.'}` });
        return false;
      }
    },
  };
  /** What finishes the lead brings the next one. */
  const followUp: Follow = (action, body, when) => {
    onSheet(null);
    if (follow(lead, action, body, when, onNext)) onNext();
  };
  const mayWrite = lead.replyBy !== null && emailProblem(lead) === null;
  const writeAfterTry = (): void => {
    follow(lead, 'no-answer', {}, '', onNext);
    onSheet('letter');
  };
  const dropAsSpam = (): void => {
    markSpam([lead.id]);
    onNext();
  };
  const FollowSheet = sheet === null ? undefined : FOLLOW_SHEETS[sheet];
  return (
    <article
      className="@container flex min-h-0 flex-1 flex-col lg:overflow-hidden"
      aria-labelledby="lead-name"
      data-open-lead={lead.id}
    >
      <div className="min-h-0 flex-1 lg:overflow-auto">
        <LeadBody lead={lead} practice={practice} doing={doing} />
      </div>
      <ActionBar lead={lead} doing={doing} />
      {sheet === 'note' && <NoteSheet lead={lead} doing={doing} />}
      {sheet === 'more' && (
        <MoreSheet
          lead={lead}
          doing={doing}
          onSpam={dropAsSpam}
          onCopy={() => copyLead(lead, practice)}
        />
      )}
      {(sheet === 'reply' || sheet === 'letter') && (
        <Suspense fallback={null}>
          <ReplySheet
            lead={lead}
            practice={practice}
            isAfterTry={sheet === 'letter'}
            onNext={onNext}
            onClose={() => onSheet(null)}
          />
        </Suspense>
      )}
      {sheet === 'book' && (
        <Suspense fallback={null}>
          <BookSheet lead={lead} practice={practice} onClose={() => onSheet(null)} />
        </Suspense>
      )}
      {sheet === 'discard' && <DiscardSheet lead={lead} doing={doing} />}
      {sheet === 'assign' && (
        <AssignSheet
          current={lead.assignedTo?.id ?? null}
          onAssign={(to) => doing.run('assign', { to })}
          onClose={() => onSheet(null)}
        />
      )}
      {sheet === 'erase' && (
        <EraseSheet
          lead={lead}
          practice={practice}
          onErased={(made) => {
            onSheet(null);
            setReceipt(made);
          }}
          onClose={() => onSheet(null)}
        />
      )}
      {FollowSheet && (
        <FollowSheet
          lead={lead}
          practice={practice}
          follow={followUp}
          {...(mayWrite && { onWrite: writeAfterTry })}
          onClose={() => onSheet(null)}
        />
      )}
      <AfterCallSheet key={lead.id} lead={lead} practice={practice} follow={followUp} />
    </article>
  );
}
