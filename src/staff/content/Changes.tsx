/** What is saved and not on the site: compare, discard. */
import { type JSX, useState } from 'react';
import type { ContentChange, WaitingEntry } from '#staff/contract/content.ts';
import { fileWords } from '#staff/contract/content-words.ts';
import { shortDate, whenText } from '#staff/contract/times.ts';
import { discardChange } from '../stores/content/acts.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ChangeLines } from './Comparison.tsx';
import { QuestionSheet } from './QuestionSheet.tsx';

function Discard({ change, onClose }: { change: ContentChange; onClose: () => void }): JSX.Element {
  return (
    <QuestionSheet
      title="Discard this change?"
      yes="Discard"
      no="Keep it"
      isDanger
      act={() => discardChange(change.id)}
      onClose={onClose}
    >
      “{change.title}” by {change.author} is taken back. The site does not change, because it was
      never published. The other changes stay.
    </QuestionSheet>
  );
}

function Change({ change, zone }: { change: ContentChange; zone: string }): JSX.Element {
  const [isCompared, setCompared] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const { title, author, at, files, advice } = change;
  return (
    <li className="grid list-none gap-2 rounded-paper bg-raised p-4" data-change>
      <h3 className="wrap-anywhere">{title}</h3>
      <p className="text-sm text-ink-soft">
        {author}, {whenText(at, Date.now(), zone)} ·{' '}
        {files.map(({ path }) => fileWords(path)).join(', ')}
      </p>
      {advice.length > 0 && (
        <Notice look="warn" glyph="alert">
          <p>Worth a look; you may leave it:</p>
          <ul className="m-0 list-disc pl-5">
            {advice.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isCompared && <ChangeLines id={change.id} />}
      <div className="-ml-3 flex flex-wrap gap-1">
        <StaffButton
          look="bare"
          aria-expanded={isCompared}
          onClick={() => setCompared(!isCompared)}
        >
          {isCompared ? 'Hide the lines' : 'Compare'}
          <span className="vh">: {title}</span>
        </StaffButton>
        <StaffButton look="bare" onClick={() => setDiscarding(true)}>
          Discard…
          <span className="vh"> {title}</span>
        </StaffButton>
      </div>
      {isDiscarding && <Discard change={change} onClose={() => setDiscarding(false)} />}
    </li>
  );
}

interface Props {
  all: readonly ContentChange[];
  waiting: readonly WaitingEntry[];
  zone: string;
}

export function Changes({ all, waiting, zone }: Props): JSX.Element {
  return (
    <section className="grid content-start gap-3" aria-labelledby="saved">
      <h2 id="saved">Saved, not on the site</h2>
      {all.length === 0 ? (
        <p className="text-ms text-ink-soft">Nothing to publish: the site has every change.</p>
      ) : (
        <ul className="m-0 grid gap-3 p-0">
          {all.map((change) => (
            <Change key={change.id} change={change} zone={zone} />
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <ul className="text-sm m-0 grid gap-1 p-0" data-waiting>
          {waiting.map(({ title, day }) => (
            <li className="list-none" key={`${day} ${title}`}>
              “{title}” appears by itself on {shortDate(day)}, {day.slice(0, 4)}.
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">
        A post with a day to come appears by itself soon after midnight of that day, once it is
        published here.
      </p>
    </section>
  );
}
