/** Versions that were not chosen: who wrote them, who chose another one, and the way back. */
import { useStore } from '@nanostores/react';
import { type JSX, useState } from 'react';
import type { SetAside } from '#staff/contract/content.ts';
import { fileWords } from '#staff/contract/content-words.ts';
import { whenText } from '#staff/contract/times.ts';
import { decideKept } from '../stores/content/acts.ts';
import { $me } from '../stores/me.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { TwoVersions } from './Comparison.tsx';
import { QuestionSheet } from './QuestionSheet.tsx';

function Use({ version, onClose }: { version: SetAside; onClose: () => void }): JSX.Element {
  return (
    <QuestionSheet
      title="Use this version?"
      yes="Use it"
      no="Leave it as it is"

      act={() => decideKept(version.id, 'use')}
      onClose={onClose}
    >
      The version of {version.author} comes into place as a new change. What is in place now is set
      aside, and stays in this list.
    </QuestionSheet>
  );
}

function One({ version, zone }: { version: SetAside; zone: string }): JSX.Element {
  const me = useStore($me);
  const [isCompared, setCompared] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const when = (at: number): string => whenText(at, Date.now(), zone);
  const { id, path, author, at, by, decidedAt } = version;
  const own = `${author === me?.username ? 'Yours' : author}, ${when(at)}`;
  return (
    <li className="grid list-none gap-2 rounded-paper bg-raised p-4" data-set-aside>
      <h3 className="wrap-anywhere">{fileWords(path)}</h3>
      <p className="text-sm text-ink-soft">
        {own} · {by === me?.username ? 'you' : by} chose the other one, {when(decidedAt)}
      </p>
      {isCompared && <TwoVersions kept={{ id }} own={`${own}, set aside`} other="In place now" />}
      <div className="-ml-3 flex flex-wrap gap-1">
        <StaffButton
          look="bare"
          aria-expanded={isCompared}
          onClick={() => setCompared(!isCompared)}
        >
          {isCompared ? 'Hide the lines' : 'Compare'}
          <span className="vh">: {fileWords(path)}</span>
        </StaffButton>
        <StaffButton look="bare" onClick={() => setAsked(true)}>
          Use this version…
        </StaffButton>
      </div>
      {isAsked && <Use version={version} onClose={() => setAsked(false)} />}
    </li>
  );
}

export function SetAsideVersions(props: {
  all: readonly SetAside[];
  zone: string;
}): JSX.Element | null {
  const { all, zone } = props;
  if (all.length === 0) return null;
  return (
    <section className="grid content-start gap-3" aria-labelledby="set-aside">
      <h2 id="set-aside">Set aside</h2>
      <p className="text-sm text-ink-soft">
        Versions that somebody did not choose. None of them is ever removed.
      </p>
      <ul className="m-0 grid gap-3 p-0">
        {all.map((version) => (
          <One key={version.id} version={version} zone={zone} />
        ))}
      </ul>
    </section>
  );
}
