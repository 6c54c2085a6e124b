/** A lead that the CRM refused, or that is in Spam: what happened, and the ways on. */
import { type JSX, useState } from 'react';
import type { LeadView } from '#staff/contract/lead.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { LineField } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { useHidden } from '../frame/Secret.tsx';
import { destinationName } from './Timeline.tsx';
import type { Doing } from '../follow-up/doing.ts';

/** Notice on a lead in Spam; unmarking delivers it. */
export function SpamNotice({ doing }: { doing: Doing }): JSX.Element {
  return (
    <section className="grid gap-2.5" aria-label="Spam">
      <Notice look="warn" glyph="spam">
        <b>This was taken for spam.</b> It was not delivered. Password managers sometimes fill in
        the hidden field that gives programs away.
      </Notice>
      <StaffButton look="go" tall glyph={LATE_GLYPHS.undo} onClick={() => doing.run('not-spam')}>
        Not spam: put it back
      </StaffButton>
      <p className="text-sm text-ink-soft">
        Putting it back sends it to the CRM. The time to reply counts from the first message.
      </p>
    </section>
  );
}

/** Refused or given up: the answer of the CRM, and three ways on. */
export function Refused({ lead, doing }: { lead: LeadView; doing: Doing }): JSX.Element {
  const isHidden = useHidden();
  const [email, setEmail] = useState(lead.email);
  const failed = lead.deliveries.find(({ state }) =>
    ['refused', 'failed', 'quarantined'].includes(state),
  );
  const isChanged = email.trim() !== lead.email && email.includes('@');
  return (
    <section className="grid gap-2.5" aria-label="Delivery">
      <Notice look="bad" glyph="alert">
        <b>{destinationName(failed?.destination ?? 'hubspot')} did not take this.</b>{' '}
        {failed?.reason && !isHidden && `It answered “${failed.reason}”. `}We keep it until you
        decide.
      </Notice>
      {!isHidden && (
        <LineField
          id="corrected"
          label="Email"
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      <StaffButton
        // While a person still waits for an answer, contacting them is the primary action.
        look={lead.replyBy === null ? 'go' : 'line'}
        tall
        glyph={LATE_GLYPHS.send}
        disabled={!isChanged}
        onClick={() => doing.run('correct', { email: email.trim() })}
      >
        Correct and send again
      </StaffButton>
      <StaffButton tall disabled={!lead.canResend} onClick={() => doing.run('resend')}>
        Send again as it is
      </StaffButton>
      {lead.canDiscard && (
        <StaffButton look="danger" tall onClick={() => doing.show('discard')}>
          Discard…
        </StaffButton>
      )}
      <p className="text-sm text-ink-soft">
        Both addresses stay in the timeline. Discarding gives up the delivery and leaves a line in
        the audit log.
      </p>
    </section>
  );
}
