/** Where the person is signed in. */
import type { JSX } from 'react';
import type { SessionLine } from '#staff/contract/accounts.ts';
import { endOwnOthers, endOwnSession, failureText } from '../stores/session/account.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Head, Line } from '../ui/Line.tsx';
import { SessionSign } from '../ui/SessionSign.tsx';
import { midText } from '../ui/when.ts';
import { useAction } from '../frame/use-action.ts';
import { Trouble } from '../ui/Trouble.tsx';

interface Props {
  sessions: readonly SessionLine[];
  now: number;
  zone: string;
  onDone: (what: string) => void;
}

export function OwnSessions({ sessions, now, zone, onDone }: Props): JSX.Element {
  const { failure, isBusy, run } = useAction(failureText);
  return (
    <section className="grid content-start gap-1.5" data-own-sessions>
      <Head title="Where you’re signed in">
        {sessions.length > 1 && (
          <StaffButton
            look="danger"
            disabled={isBusy}
            onClick={() => run(endOwnOthers, () => onDone('All other sessions have ended.'))}
          >
            End all others
          </StaffButton>
        )}
      </Head>
      <Trouble failure={failure} />
      <ul className="m-0 p-0">
        {sessions.map(({ id, device, startedAt, lastSeenAt, isOwn }) => (
          <Line
            key={id}
            sign={<SessionSign device={device} />}
            look={isOwn ? 'staff' : 'admin'}
            title={<span className="wrap-anywhere">{device}</span>}
            about={
              isOwn
                ? `Since ${midText(startedAt, now, zone)}`
                : `Last used ${midText(lastSeenAt, now, zone)}`
            }
          >
            {isOwn ? (
              <Tag look="teal">This one</Tag>
            ) : (
              <StaffButton
                disabled={isBusy}
                onClick={() =>
                  run(
                    () => endOwnSession(id),
                    () => onDone('The session has ended.'),
                  )
                }
              >
                End<span className="vh"> the session in {device}</span>
              </StaffButton>
            )}
          </Line>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        A session you don’t know? End it, then change the password.
      </p>
    </section>
  );
}
