/** A line for whoever wrote something that somebody else did not choose or took back. */
import type { JSX } from 'react';
import { nameOf } from '#staff/contract/content-words.ts';
import type { SetAside } from '#staff/contract/content.ts';
import { whenText } from '#staff/contract/times.ts';
import { seeDecided, useDecided } from '../stores/content/decided.ts';
import { Notice } from '../ui/Notice.tsx';
import { StaffTextButton } from '../ui/StaffButton.tsx';

function lineOf({ kind, title, by, decidedAt }: SetAside, zone: string): string {
  const when = whenText(decidedAt, Date.now(), zone);
  return kind === 'not-chosen'
    ? `${nameOf(by)} chose another version of “${title}” than yours, ${when}.`
    : `${nameOf(by)} took back your change “${title}”, ${when}.`;
}

export function ForWriter({ zone }: { zone: string }): JSX.Element | null {
  const decided = useDecided();
  if (decided.length === 0) return null;
  return (
    <div data-for-writer>
      <Notice look="info" glyph="alert" role="status">
        <ul className="m-0 grid list-none gap-1 p-0 wrap-anywhere">
          {decided.map((one) => (
            <li key={one.id}>{lineOf(one, zone)}</li>
          ))}
        </ul>
        <p className="pt-1">
          What you wrote is under <a href="#put-aside">“Put aside”</a>.{' '}
          <StaffTextButton onClick={() => seeDecided(decided)}>I’ve seen it</StaffTextButton>
        </p>
      </Notice>
    </div>
  );
}
