/** Gives a free time to somebody: an open request without a call, or one that is searched; then what they are written. */
import { type FormEvent, type JSX, useEffect, useState } from 'react';
import type { InboxPage, InboxRow } from '#staff/contract/inbox.ts';
import type { LeadView } from '#staff/contract/lead.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { ageText, fullText } from '#staff/contract/times.ts';
import { BookCall } from '../frame/BookCall.tsx';
import { initials, Secret } from '../frame/Secret.tsx';
import { useAction } from '../frame/use-action.ts';
import { askJson } from '../stores/client.ts';
import { changeFailure } from '../stores/slots.ts';
import { LineField } from '../ui/Field.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { SafetyTag } from '../ui/Tag.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Trouble } from '../ui/Trouble.tsx';

interface Props {
  /** Start of the free time, epoch milliseconds. */
  at: number;
  practice: StaffPractice;
  onClose: () => void;
}

const ROW =
  'grid min-h-13 w-full content-center border-0 bg-transparent py-2 text-left hover:bg-sunk';

/** Requests that may have it, and when they were asked for. */
async function requests(search: string): Promise<{ rows: InboxRow[]; now: number }> {
  const query = search ? { queue: 'all', search } : { queue: 'unanswered' };
  const { rows, now } = await askJson<InboxPage>('inbox', { body: query });
  return { rows: rows.filter(({ callAt, spam }) => !spam && (callAt ?? 0) < now), now };
}

export function BookFreeSheet({ at, practice, onClose }: Props): JSX.Element {
  const { zone } = practice.business;
  const [found, setFound] = useState<Awaited<ReturnType<typeof requests>>>();
  const [search, setSearch] = useState('');
  const [lead, setLead] = useState<LeadView>();
  const { failure, isBusy, run } = useAction(changeFailure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => run(() => requests(''), setFound), []);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    setSearch(wanted);
    run(() => requests(wanted), setFound);
  };
  const pick = (id: string): void =>
    run(() => askJson<LeadView>(`leads/${encodeURIComponent(id)}`), setLead);
  if (lead)
    return (
      <Sheet
        key="tell"
        title={
          <>
            Tell <Secret width="short">{lead.firstName || 'them'}</Secret>
          </>
        }
        onClose={onClose}
      >
        <BookCall
          lead={lead}
          at={at}
          practice={practice}
          onDone={onClose}
          back={{ text: 'Somebody else', go: () => setLead(undefined) }}
        />
      </Sheet>
    );
  return (
    <Sheet key="who" title={fullText(at, zone)} onClose={onClose}>
      <p className="text-sm text-ink-soft">
        For whom? Those who wait for an answer and have no call are below.
      </p>
      <form className="flex items-end gap-2" onSubmit={submit} autoComplete="off">
        <div className="flex-1">
          <LineField id="book-search" name="search" type="search" label="Name, email or phone" />
        </div>
        <StaffButton type="submit" disabled={isBusy}>
          Search
        </StaffButton>
      </form>
      <Trouble failure={failure} />
      {found && (
        <ul className="m-0 grid max-h-[45vh] overflow-auto p-0" data-requests>
          {found.rows.map((row) => (
            <li className="list-none rule-t first:rule-none" key={row.id}>
              <button className={ROW} type="button" disabled={isBusy} onClick={() => pick(row.id)}>
                <b>
                  <Secret instead={initials(row.firstName, row.lastName)} width="name">
                    {[row.firstName, row.lastName].filter(Boolean).join(' ') || 'No name'}
                  </Secret>
                </b>
                <span className="text-sm text-ink-soft">
                  {row.wants}, {ageText(row.receivedAt, found.now)} ago <SafetyTag of={row} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found?.rows.length === 0 && (
        <p className="text-ms">
          {search ? 'Nobody like that is without a call.' : 'Nobody waits without a call.'} Who
          phones right now is entered first: <a href="/admin">New request</a>.
        </p>
      )}
      <StaffButton tall wide onClick={onClose}>
        Not now
      </StaffButton>
    </Sheet>
  );
}
