/** List of edits that were not saved because another editor had changed the same lines. */
import { useStore } from '@nanostores/react';
import { type JSX, useState } from 'react';
import type { KeptVersion } from '#staff/contract/content.ts';
import { fileWords } from '#staff/contract/content-words.ts';
import { whenText } from '#staff/contract/times.ts';
import { actFailure, decideKept } from '../stores/content/acts.ts';
import { $me } from '../stores/me.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TwoVersions } from './Comparison.tsx';
import { useAction } from '../frame/use-action.ts';
import { QuestionSheet } from './QuestionSheet.tsx';

function SetItAside(props: { kept: KeptVersion; own: string; onClose: () => void }): JSX.Element {
  const { kept, own, onClose } = props;
  return (
    <QuestionSheet
      title="Keep what is in place?"
      yes="Keep what is in place"
      no="Decide later"

      act={() => decideKept(kept.id, 'set-aside')}
      onClose={onClose}
    >
      {own === 'Yours' ? 'Your version' : `The version of ${own}`} is not used. It is not lost: it
      stays under “Set aside” on this page, and can be used later.
    </QuestionSheet>
  );
}

function One({ kept, zone }: { kept: KeptVersion; zone: string }): JSX.Element {
  const me = useStore($me);
  const { failure, isBusy, run } = useAction(actFailure);
  const [isAsked, setAsked] = useState(false);
  const named = (name: string): string => (name === me?.username ? 'Yours' : name);
  const when = (at: number): string => whenText(at, Date.now(), zone);
  const own = named(kept.author);
  return (
    <li className="grid list-none gap-3 rounded-paper bg-raised p-4" data-kept>
      <h3>{fileWords(kept.path)}</h3>
      <TwoVersions
        kept={kept}
        own={`${own}, ${when(kept.at)}, not saved`}
        other={`${named(kept.other.author)}, ${when(kept.other.at)}, in place`}
      />
      {failure && (
        <Notice look="bad" glyph="alert" role="alert">
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <StaffButton
          look="ink"
          disabled={isBusy}
          onClick={() => run(() => decideKept(kept.id, 'use'))}
        >
          {own === 'Yours' ? 'Use yours' : `Use ${own}’s`}
        </StaffButton>
        <StaffButton disabled={isBusy} onClick={() => setAsked(true)}>
          Keep what is in place…
        </StaffButton>
      </div>
      {isAsked && <SetItAside kept={kept} own={own} onClose={() => setAsked(false)} />}
    </li>
  );
}

export function Kept(props: { all: readonly KeptVersion[]; zone: string }): JSX.Element | null {
  const { all, zone } = props;
  if (all.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="kept">
      <h2 id="kept">Two versions of the same lines</h2>
      <p className="text-sm text-ink-soft">
        Somebody else saved them meanwhile. Nothing is lost: choose one.
      </p>
      <ul className="m-0 grid gap-3 p-0">
        {all.map((kept) => (
          <One key={kept.id} kept={kept} zone={zone} />
        ))}
      </ul>
    </section>
  );
}
