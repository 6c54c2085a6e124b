/** The other leads of a person, and those with the same phone: put together and taken apart by hand. */
import { type FormEvent, type JSX, useState } from 'react';
import type { InboxPage, InboxRow } from '#staff/contract/inbox.ts';
import { type LeadView, OUTCOME_WORDS, type Related } from '#staff/contract/lead.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { fullText } from '#staff/contract/times.ts';
import { initials, Secret } from '../frame/Secret.tsx';
import type { Doing } from './doing.ts';
import { askJson, StaffError } from '../stores/client.ts';
import { LineField } from '../ui/Field.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton, StaffTextButton } from '../ui/StaffButton.tsx';

const WHY = {
  email: 'Same email',
  phone: 'Same phone, another email',
  hand: 'Put together by hand',
} as const;

interface Props {
  lead: LeadView;
  practice: StaffPractice;
  doing: Doing;
}

const nameOf = ({ firstName, lastName }: Pick<Related, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'No name';

function Name({ of: one }: { of: Pick<Related, 'firstName' | 'lastName'> }): JSX.Element {
  return <Secret instead={initials(one.firstName, one.lastName)}>{nameOf(one)}</Secret>;
}

function stateOf({ outcome, isAnswered }: Related): string {
  if (outcome) return OUTCOME_WORDS[outcome];
  return isAnswered ? 'Answered' : 'Not answered';
}

/** Most leads that a search offers. */
const MAX_LEADS = 6;

/** Finds a lead by name, email or phone, to put it together with this one. */
function FindSheet({ lead, practice, doing, onClose }: Props & { onClose: () => void }) {
  const [found, setFound] = useState<readonly InboxRow[] | null>(null);
  const [failed, setFailed] = useState(false);
  const known = new Set([lead.id, ...lead.related.flatMap((one) => (one.isOwn ? [one.id] : []))]);
  const search = async (text: string): Promise<void> => {
    try {
      const page = await askJson<InboxPage>('inbox', { body: { queue: 'all', search: text } });
      setFound(page.rows.filter(({ id }) => !known.has(id)).slice(0, MAX_LEADS));
      setFailed(false);
    } catch (error) {
      if (!(error instanceof StaffError)) throw error;
      setFailed(true);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (text) search(text).catch(console.error);
  };
  return (
    <Sheet title="Which lead is theirs as well?" onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit} autoComplete="off">
        <LineField id="same-search" name="search" type="search" label="Name, email or phone" />
        <StaffButton look="ink" tall type="submit">
          Search all leads
        </StaffButton>
      </form>
      <div role="status">
        {failed && 'The search did not work. Try again.'}
        {found?.length === 0 && 'Nobody else fits.'}
      </div>
      <ul className="grid">
        {(found ?? []).map((row) => (
          <li className="flex items-center justify-between gap-3 rule-t py-2" key={row.id}>
            <span className="min-w-0 text-sm">
              <b className="block">
                <Name of={row} />
              </b>
              {practice.forms[row.form] ?? row.form},{' '}
              {fullText(row.receivedAt, practice.business.zone)}
            </span>
            <StaffButton
              onClick={() => {
                doing.run('join', { to: row.id }).catch(console.error);
                onClose();
              }}
            >
              Same person
            </StaffButton>
          </li>
        ))}
      </ul>
      <StaffButton tall onClick={onClose}>
        Close
      </StaffButton>
    </Sheet>
  );
}

export function SamePerson({ lead, practice, doing }: Props): JSX.Element {
  const [isFinding, setFinding] = useState(false);
  const isJoined = lead.related.some(({ isOwn }) => isOwn);
  return (
    <>
      <ul className="grid">
        {lead.related.map((one) => (
          <li className="grid gap-1 rule-t py-2.5 text-sm first:rule-none" key={one.id}>
            <a className="min-h-6 font-semibold" href={`#all/${one.id}`}>
              <Name of={one} />, {fullText(one.receivedAt, practice.business.zone)}
            </a>
            <span className="text-ink-soft">
              {practice.forms[one.form] ?? one.form} · {stateOf(one)} · {WHY[one.why]}
            </span>
            {!one.isOwn && (
              <span>
                <StaffTextButton
                  onClick={() => {
                    doing.run('join', { to: one.id }).catch(console.error);
                  }}
                >
                  Same person: put together
                </StaffTextButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {lead.isApart && (
        <p className="text-sm text-ink-soft">
          Taken apart from the leads of the same email.{' '}
          <StaffTextButton
            onClick={() => {
              doing.run('rejoin').catch(console.error);
            }}
          >
            Let it count again
          </StaffTextButton>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <StaffButton onClick={() => setFinding(true)}>Add a lead of theirs…</StaffButton>
        {isJoined && (
          <StaffButton
            onClick={() => {
              doing.run('part').catch(console.error);
            }}
          >
            Another person: take this apart
          </StaffButton>
        )}
      </div>
      {isFinding && (
        <FindSheet
          lead={lead}
          practice={practice}
          doing={doing}
          onClose={() => setFinding(false)}
        />
      )}
    </>
  );
}
