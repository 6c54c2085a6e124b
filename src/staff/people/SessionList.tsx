/** Who is signed in, where. */
import { type JSX, useState } from 'react';
import type { SessionLine } from '#staff/contract/accounts.ts';
import { changeFailure, endOtherSessions, endSession } from '../stores/people.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Head, Line } from '../ui/Line.tsx';
import { SessionSign } from '../ui/SessionSign.tsx';
import { useAction } from '../frame/use-action.ts';
import { midText } from '../ui/when.ts';

interface Props {
  sessions: readonly SessionLine[];
  now: number;
  zone: string;
}

export function SessionList({ sessions, now, zone }: Props): JSX.Element {
  const { failure, isBusy, run } = useAction(changeFailure);
  const [isAsked, setAsked] = useState(false);
  return (
    <section className="grid content-start gap-1.5" data-sessions>
      <Head title="Signed in now">
        {sessions.length > 1 && (
          <StaffButton look="danger" disabled={isBusy} onClick={() => setAsked(true)}>
            End all but mine
          </StaffButton>
        )}
      </Head>
      {failure && (
        <Notice look="bad" glyph="alert" role="alert">
          {failure}
        </Notice>
      )}
      <ul className="m-0 p-0">
        {sessions.map(({ id, username, device, startedAt, lastSeenAt, isOwn }) => (
          <Line
            key={id}
            sign={<SessionSign device={device} />}
            look={isOwn ? 'staff' : 'admin'}
            title={
              <span className="wrap-anywhere">
                {username} · {device}
              </span>
            }
            about={
              isOwn
                ? `This one · since ${midText(startedAt, now, zone)}`
                : `Last used ${midText(lastSeenAt, now, zone)}`
            }
          >
            {isOwn ? (
              <Tag look="teal">You</Tag>
            ) : (
              <StaffButton disabled={isBusy} onClick={() => run(() => endSession(id))}>
                End<span className="vh"> the session of {username}</span>
              </StaffButton>
            )}
          </Line>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Everybody is signed out after 30 minutes without a tap, and after 12 hours in any case.
      </p>
      {isAsked && (
        <Sheet title="End all sessions but yours?" onClose={() => setAsked(false)}>
          <p className="text-sm">Everybody else is signed out at once and signs in again.</p>
          <StaffButton
            look="erase"
            tall
            onClick={() => {
              setAsked(false);
              run(endOtherSessions);
            }}
          >
            End them
          </StaffButton>
          <StaffButton tall onClick={() => setAsked(false)}>
            Cancel
          </StaffButton>
        </Sheet>
      )}
    </section>
  );
}
