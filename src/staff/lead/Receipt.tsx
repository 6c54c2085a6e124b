/** Proof of an erasure, without anything about the person. */
import type { JSX } from 'react';
import type { EraseReceipt } from '#staff/contract/lead.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { fullText } from '#staff/contract/times.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Fact, Facts } from '../ui/Section.tsx';

interface Props {
  receipt: EraseReceipt;
  practice: StaffPractice;
  onDone: () => void;
}

export function Receipt({ receipt, practice, onDone }: Props): JSX.Element {
  const { id, at, forms, backupsGoneBy } = receipt;
  const counts = Object.entries(forms).map(
    ([form, count]) => `${count} ${practice.forms[form] ?? form}`,
  );
  return (
    <div className="grid max-w-[38rem] content-start gap-5 p-4 lg:p-7" data-receipt>
      <h2 className="text-xl">Receipt</h2>
      <Notice look="good" glyph="check" role="status">
        <b>Erased.</b> Nothing about this person is left here.
      </Notice>
      <Facts>
        <Fact label="Receipt">
          <b>{id}</b>
        </Fact>
        <Fact label="Done">{fullText(at, practice.business.zone)} Central</Fact>
        <Fact label="Erased">{counts.join(', ')}</Fact>
        <Fact label="Backups">
          May hold it still. The server has deleted the last of them by <b>{backupsGoneBy}</b>.
          Copies that somebody keeps elsewhere stay until they delete them.
        </Fact>
      </Facts>
      <Notice look="warn">
        <b>Still to do: HubSpot</b>
        <br />
        Contacts, find the person, Actions, Delete, Permanently delete.
      </Notice>
      <div className="flex gap-2">
        <StaffButton glyph={LATE_GLYPHS.download} onClick={() => print()}>
          Print receipt
        </StaffButton>
        <StaffButton look="go" onClick={onDone}>
          Back to the inbox
        </StaffButton>
      </div>
      <p className="text-sm text-ink-soft">
        The receipt holds no name, no address and nothing made from them. Give the person its number
        if they want proof.
      </p>
    </div>
  );
}
