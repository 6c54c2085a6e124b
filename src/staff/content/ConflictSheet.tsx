/** Somebody else saved meanwhile: both versions in view, and nothing is overwritten unseen. */
import { useStore } from '@nanostores/react';
import { type JSX, useState } from 'react';
import { fileWords } from '#staff/contract/content-words.ts';
import { type Conflict, conflictTitle, STILL_IN_FORM } from '#staff/contract/refusal.ts';
import { $question } from '../stores/content/versions.ts';
import { $me } from '../stores/me.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Quote } from './Comparison.tsx';
import { named } from './names.ts';
import { sidesOf } from './word-marks.ts';

/** What the other did, if there is no text of theirs to show. */
function goneWords({ kind, movedTo = '' }: Conflict): string {
  return kind === 'renamed'
    ? `It is “${fileWords(movedTo)}” now: copy your lines, load the page again, and put them there.`
    : 'It is not there anymore. Yours would be there again.';
}

function Versions({ conflict }: { conflict: Conflict }): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const { path, kind, author, sha, lines } = conflict;
  const { own, other } = sidesOf(lines);
  const isMine = useStore($me)?.username === author;
  const copy = (): void => {
    const text = own.map(({ before, marked, after }) => before + marked + after).join('\n\n');
    navigator.clipboard.writeText(text).then(() => setCopied(true), console.error);
  };
  return (
    <section className="grid gap-3" aria-label={fileWords(path)} data-conflict>
      <p className="m-0 text-sm text-ink-soft">{fileWords(path)}: what differs</p>
      <div className="grid gap-1.5" data-theirs>
        <h3 className="m-0 text-ms">
          {isMine ? 'Saved in the other place' : named(author, undefined).first.whose}
        </h3>
        {sha === undefined && <p className="m-0 text-sm">{goneWords(conflict)}</p>}
        {kind !== 'removed' && <Quote lines={other} />}
      </div>
      <div className="grid gap-1.5" data-own>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 className="m-0 text-ms">Yours, in the form</h3>
          <StaffButton look="bare" glyph={LATE_GLYPHS.copy} onClick={copy}>
            <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
            <span className="vh"> your lines</span>
          </StaffButton>
        </div>
        <Quote lines={own} />
      </div>
    </section>
  );
}

export function ConflictSheet({ zone }: { zone: string }): JSX.Element | null {
  const question = useStore($question);
  const me = useStore($me)?.username;
  const [first] = question?.conflicts ?? [];
  if (!question || !first) return null;
  const { conflicts, answer } = question;
  const isGone = first.sha === undefined;
  const { whose } = first.author === me ? { whose: 'the other one' } : named(first.author, me);
  return (
    <Sheet title={conflictTitle(first, me, Date.now(), zone)} onClose={() => answer('later')}>
      <p className="m-0 text-sm">
        {STILL_IN_FORM} It is not saved, and nothing is overwritten. What either of you changed in
        other places is kept.
      </p>
      {conflicts.map((conflict) => (
        <Versions key={conflict.path} conflict={conflict} />
      ))}
      {!conflicts.some(({ kind }) => kind === 'renamed') && (
        <StaffButton look="ink" tall onClick={() => answer('on-top')}>
          {isGone ? 'Save yours again' : `Save yours over ${whose}`}
        </StaffButton>
      )}
      <StaffButton tall onClick={() => location.reload()}>
        {isGone ? 'Load the page again' : `Take ${whose}: load the page again`}
      </StaffButton>
      <StaffButton tall onClick={() => answer('later')}>
        Go on writing
      </StaffButton>
    </Sheet>
  );
}
