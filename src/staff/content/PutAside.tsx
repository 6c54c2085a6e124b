/** What was not chosen or taken back: by whom, when, and the way back. Nothing here removes it. */
import { useStore } from '@nanostores/react';
import { type JSX, useState } from 'react';
import type { SetAside } from '#staff/contract/content.ts';
import { whenText } from '#staff/contract/times.ts';
import { bringBack } from '../stores/content/acts.ts';
import { $me } from '../stores/me.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { ChangeLines, Quote, Versions } from './Comparison.tsx';
import { named } from './names.ts';
import { QuestionSheet } from './QuestionSheet.tsx';

/** `Yours, not chosen by ana, Nov 19, 3:00 PM` */
export function fateOf(one: SetAside, me: string | undefined, zone: string): string {
  const [author, by] = [named(one.author, me), named(one.by, me)];
  const when = whenText(one.decidedAt, Date.now(), zone);
  if (one.kind === 'taken-back' && one.author === one.by) return `Taken back by ${by.who}, ${when}`;
  const fate = one.kind === 'not-chosen' ? 'not chosen' : 'taken back';
  return `${author.first.whose}, ${fate} by ${by.who}, ${when}`;
}

function Ask({ one, onClose }: { one: SetAside; onClose: () => void }): JSX.Element {
  return (
    <QuestionSheet
      title="Bring this back?"
      yes="Bring it back"
      no="Leave it here"
      act={() => bringBack(one.id)}
      onClose={onClose}
    >
      <p>
        <b className="font-semibold wrap-anywhere">{one.title}</b> becomes a new change, which goes
        online with the next publish.
      </p>
      {one.kind === 'taken-back' ? (
        <ChangeLines of="kept" id={one.id} />
      ) : (
        <Versions id={one.id}>
          {({ own, other }) => (
            <>
              <Quote lines={own} />
              <p>In place of this, which goes to “Put aside”:</p>
              <Quote lines={other} />
            </>
          )}
        </Versions>
      )}
    </QuestionSheet>
  );
}

export function PutAside(props: { all: readonly SetAside[]; zone: string }): JSX.Element {
  const { all, zone } = props;
  const me = useStore($me)?.username;
  const [asked, setAsked] = useState<SetAside>();
  return (
    <section className="card" aria-labelledby="put-aside">
      <h2 className="text-md" id="put-aside" tabIndex={-1}>
        Put aside
      </h2>
      <p className="text-sm text-ink-soft">
        Everything that was taken back or not chosen. Kept for a year; nobody can empty it.
        {all.length === 0 && ' Nothing yet.'}
      </p>
      <ul className="card-rows">
        {all.map((one) => (
          <li className="card-row" key={one.id} data-set-aside>
            <div className="min-w-0 wrap-anywhere">
              <h3 className="text-ms">{one.title}</h3>
              <p className="text-sm text-ink-soft">{fateOf(one, me, zone)}</p>
            </div>
            <StaffButton onClick={() => setAsked(one)}>
              Bring back<span className="vh">: {one.title}</span>
            </StaffButton>
          </li>
        ))}
      </ul>
      {asked && <Ask one={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
