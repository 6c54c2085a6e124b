/** Books a free call for the open lead: a time, then what the person is written. Loaded when it is opened. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useState } from 'react';
import { zoneName } from '#lib/time-words.ts';
import type { LeadView } from '#staff/contract/lead.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { BookCall } from '../frame/BookCall.tsx';
import { Secret } from '../frame/Secret.tsx';
import { refresh } from '../stores/inbox.ts';
import { $lead, loadLead } from '../stores/lead.ts';
import { $slots, $slotsFailed, loadSlots } from '../stores/slots.ts';
import { CallTimes } from '../ui/CallTimes.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';

interface Props {
  lead: LeadView;
  practice: StaffPractice;
  onClose: () => void;
}

/** Shows the lead and its row as they are now. */
function reload(id: string): void {
  if ($lead.get().id === id) loadLead(id, true).catch(console.error);
  refresh().catch(console.error);
}

const NONE = 'No time is free. Calls are offered by the rules of the site; see them under Calls.';

export function BookSheet({ lead, practice, onClose }: Props): JSX.Element {
  const { zone } = practice.business;
  const slots = useStore($slots);
  const hasFailed = useStore($slotsFailed);
  const [at, setAt] = useState<number>();
  const [isTelling, setTelling] = useState(false);
  useEffect(() => {
    loadSlots().catch(console.error);
  }, []);
  const who = <Secret width="short">{lead.firstName || 'them'}</Secret>;
  if (isTelling && at !== undefined)
    return (
      <Sheet key="tell" title={<>Tell {who}</>} onClose={onClose}>
        <BookCall
          lead={lead}
          at={at}
          practice={practice}
          onChanged={reload}
          onDone={onClose}
          back={{ text: 'Another time', go: () => setTelling(false) }}
        />
      </Sheet>
    );
  return (
    <Sheet key="time" title="Book a call" onClose={onClose}>
      <p className="text-sm text-ink-soft">
        {practice.callMinutes} minutes. Times are {zoneName(zone)}; they see their own.
      </p>
      {slots && <CallTimes slots={slots} zone={zone} picked={at} none={NONE} onPick={setAt} />}
      {!slots && hasFailed && (
        <Notice look="bad" glyph="alert" role="alert">
          The free times did not load.
        </Notice>
      )}
      {!slots && hasFailed && (
        <StaffButton tall onClick={() => loadSlots().catch(console.error)}>
          Try again
        </StaffButton>
      )}
      <StaffButton
        look="ink"
        tall
        wide
        disabled={at === undefined}
        onClick={() => setTelling(true)}
      >
        Next: tell {who}
      </StaffButton>
      <StaffButton look="quiet" wide onClick={onClose}>
        Not now
      </StaffButton>
    </Sheet>
  );
}
