/** What is kept of the same person; export and erase. */
import { type JSX, useState } from 'react';
import type { EraseReceipt, LeadView } from '#staff/contract/lead.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { askJson, StaffError } from '../stores/client.ts';
import { saveFile } from '../stores/save-file.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { BoxField, LineField } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Secret } from '../frame/Secret.tsx';
import { SamePerson } from '../follow-up/SamePerson.tsx';
import type { Doing } from '../follow-up/doing.ts';
import { Fact, Facts, Section } from '../ui/Section.tsx';

interface Props {
  lead: LeadView;
  practice: StaffPractice;
  doing: Doing;
  onErase: () => void;
}

const pathOf = (id: string, what: string): string => `leads/${encodeURIComponent(id)}/${what}`;

export function Person({ lead, practice, doing, onErase }: Props): JSX.Element {
  const [failed, setFailed] = useState(false);
  const kept = Object.entries(lead.samePerson)
    .map(([form, count]) => `${count} ${practice.forms[form] ?? form}`)
    .join(', ');
  return (
    <Section title="This person" className="order-9 @4xl:order-none">
      <p className="text-sm text-ink-soft">Everything kept of this person: {kept || '1 lead'}.</p>
      <SamePerson lead={lead} practice={practice} doing={doing} />
      {failed && (
        <Notice look="bad" glyph="alert" role="alert">
          The file could not be made.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <StaffButton
          glyph={LATE_GLYPHS.download}
          onClick={() => {
            saveFile(pathOf(lead.id, 'export-person'), undefined, 'person.json').catch(() =>
              setFailed(true),
            );
          }}
        >
          Export
        </StaffButton>
        <StaffButton look="danger" glyph="trash" onClick={onErase}>
          Erase this person…
        </StaffButton>
      </div>
    </Section>
  );
}

interface EraseProps {
  lead: LeadView;
  practice: StaffPractice;
  onErased: (receipt: EraseReceipt) => void;
  onClose: () => void;
}

/** The last question before everything about a person is gone. */
export function EraseSheet({ lead, practice, onErased, onClose }: EraseProps): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const erase = async (): Promise<void> => {
    try {
      onErased(await askJson<EraseReceipt>(pathOf(lead.id, 'erase-person'), { body: {} }));
    } catch (error) {
      // Whoever did not say who they are chose that.
      const isRefused = error instanceof StaffError && error.trouble === 'forbidden';
      setProblem(
        `Nothing was erased.${isRefused ? '' : ' Try again, or ask whoever runs the site.'}`,
      );
    }
  };
  const isSure = isAsked && typed.trim().toLowerCase() === 'erase';
  return (
    <Sheet
      title={
        <>
          Erase{' '}
          <Secret>{[lead.firstName, lead.lastName].filter(Boolean).join(' ') || 'this'}</Secret>?
        </>
      }
      onClose={onClose}
    >
      <p className="text-sm">
        Everything kept of this person
        {lead.isApart || !lead.email ? (
          ' (this lead and what you put together with it) '
        ) : (
          <>
            , under{' '}
            <b className="wrap-anywhere">
              <Secret width="long">{lead.email}</Secret>
            </b>{' '}
            or put together with it,{' '}
          </>
        )}
        goes here now. Backups are not changed, and end on the day that the receipt names:
      </p>
      <Facts>
        {Object.entries(lead.samePerson).map(([form, count]) => (
          <Fact key={form} label={practice.forms[form] ?? form}>
            {count}
          </Fact>
        ))}
        <Fact label="HubSpot">
          <b>Not erased there.</b> The receipt says how.
        </Fact>
      </Facts>
      <BoxField checked={isAsked} onChange={({ target }) => setAsked(target.checked)}>
        They asked for this, or the law does
      </BoxField>
      <LineField
        id="erase-word"
        label={
          <>
            Type <b>erase</b> to go on
          </>
        }
        autoCapitalize="none"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {problem && (
        <Notice look="bad" glyph="alert" role="alert">
          {problem}
        </Notice>
      )}
      <StaffButton
        look="erase"
        tall
        disabled={!isSure}
        onClick={() => erase().catch(console.error)}
      >
        Erase for good
      </StaffButton>
      <StaffButton tall onClick={onClose}>
        Cancel
      </StaffButton>
    </Sheet>
  );
}
