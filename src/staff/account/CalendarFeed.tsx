/** The private address of booked calls for one's own calendar: made, shown once, reset. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useState } from 'react';
import {
  $account,
  $accountFailed,
  changed,
  failureText,
  loadAccount,
} from '../stores/session/account.ts';
import { capital, whenText } from '#staff/contract/times.ts';
import { ask, askJson } from '../stores/client.ts';
import type { NewFeed } from '#staff/contract/own-account.ts';
import { useAction } from '../frame/use-action.ts';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton, StaffButtonLink, StaffIconButton } from '../ui/StaffButton.tsx';
import { Trouble } from '../ui/Trouble.tsx';

/** Makes an address; a former one ends. */
const makeFeed = (): Promise<NewFeed> => changed(askJson('account/calendar', { body: {} }));
const endFeed = (): Promise<Response> => changed(ask('account/calendar', { method: 'DELETE' }));

/** The address, while it is known. */
function Address({ address }: { address: string }): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-2 rounded-field border border-solid border-line-strong bg-field py-1 pr-1 pl-3.5">
        <code className="min-w-0 flex-1 text-sm wrap-anywhere" data-feed-address>
          {address}
        </code>
        <StaffIconButton
          label="Copy the private address"
          glyph={isCopied ? 'check' : LATE_GLYPHS.copy}
          onClick={() => {
            navigator.clipboard.writeText(address).then(() => setCopied(true), console.error);
          }}
        />
      </div>
      <Notice look="warn" glyph="alert">
        You see it this once. Whoever has it sees when calls are, so keep it to yourself.
      </Notice>
      <StaffButtonLink glyph="slots" href={address.replace(/^https?:/, 'webcal:')}>
        Add to my calendar
      </StaffButtonLink>
    </div>
  );
}

export function CalendarFeed({ zone }: { zone: string }): JSX.Element | null {
  const account = useStore($account);
  const hasFailed = useStore($accountFailed);
  const [address, setAddress] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { failure, isBusy, run } = useAction(failureText);
  const isKnown = account !== undefined || hasFailed;
  useEffect(() => {
    if (!isKnown) loadAccount().catch(console.error);
  }, [isKnown]);
  const make = (): void => {
    setAsking(false);
    run(makeFeed, (made) => setAddress(made.address));
  };
  if (!account) return null;
  const { feed } = account;
  const now = Date.now();
  const readText = feed?.readAt
    ? `Last fetched ${whenText(feed.readAt, now, zone)}.`
    : 'No calendar has fetched it yet.';
  return (
    <section
      className="grid gap-3 rounded-paper bg-raised p-4 lg:p-5"
      aria-labelledby="feed"
      data-feed
    >
      <h2 id="feed">Add these calls to your calendar</h2>
      <p className="text-sm text-ink-soft">
        It shows “Call” with its length, and a link to the request. Never a name, a number or a
        reason.
      </p>
      <Trouble failure={failure} />
      {feed && address && <Address address={address} />}
      {feed ? (
        <>
          <div className="flex flex-wrap gap-2">
            <StaffButton disabled={isBusy} onClick={() => setAsking(true)}>
              Reset…
            </StaffButton>
            <StaffButton
              look="quiet"
              disabled={isBusy}
              onClick={() => run(endFeed, () => setAddress(undefined))}
            >
              End it
            </StaffButton>
          </div>
          <p className="text-xs text-ink-soft">
            Only yours, made {whenText(feed.madeAt, now, zone)}. {capital(readText)} It ends when
            your password or role changes.
          </p>
        </>
      ) : (
        <StaffButton glyph="slots" disabled={isBusy} onClick={make}>
          Make my private address
        </StaffButton>
      )}
      {isAsking && (
        <Sheet title="Reset the private address?" onClose={() => setAsking(false)}>
          <p className="text-ms">
            The old address stops now. Your phone and anybody you gave it to won’t see calls any
            more, until you add the new one.
          </p>
          <StaffButton look="ink" tall wide onClick={make}>
            Reset it
          </StaffButton>
          <StaffButton look="quiet" wide onClick={() => setAsking(false)}>
            Keep the old one
          </StaffButton>
        </Sheet>
      )}
    </section>
  );
}
