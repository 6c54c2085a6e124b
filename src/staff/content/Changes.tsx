/** What goes online with the next publish: who saved it, what it changed, and the way to take it back. */
import { useStore } from '@nanostores/react';
import { type JSX, useState } from 'react';
import type { ContentChange, ContentState } from '#staff/contract/content.ts';
import { nameOf } from '#staff/contract/content-words.ts';
import { shortDate, whenText } from '#staff/contract/times.ts';
import { discardChange } from '../stores/content/acts.ts';
import { $me } from '../stores/me.ts';
import { showToast } from '../stores/toast.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ChangeLines } from './Comparison.tsx';
import { PreviewButtons, PublishButton } from './GoingOnline.tsx';
import { named } from './names.ts';
import { QuestionSheet } from './QuestionSheet.tsx';

const SHOW =
  '-my-3 border-0 bg-transparent px-0 py-3 text-ink-soft underline decoration-line-strong underline-offset-4';

function TakeBack({ change, onClose }: { change: ContentChange; onClose: () => void }) {
  const act = async (): Promise<void> => {
    await discardChange(change.id);
    showToast({ who: '', text: 'Taken back' });
  };
  return (
    <QuestionSheet
      title="Take this change back?"
      yes="Take it back"
      no="Leave it"
      act={act}
      onClose={onClose}
    >
      <p>
        The site does not change, because this was never published. The other changes stay. This is
        what {nameOf(change.author)} did; copy what you may need of it:
      </p>
      <ChangeLines id={change.id} />
    </QuestionSheet>
  );
}

/** What of it is for a day to come. */
function Appears({ change: { files } }: { change: ContentChange }): JSX.Element[] {
  const later = files.filter(({ appears }) => appears !== undefined);
  return later.map(({ path, title, appears = '' }) => (
    <span key={path}>
      {later.length > 1 ? `“${title}” appears ` : 'Appears '}
      {shortDate(appears)}
    </span>
  ));
}

/** What of it publishing does not show. */
function Drafts({ change: { files } }: { change: ContentChange }): JSX.Element[] {
  return files
    .filter(({ isDraft }) => isDraft)
    .map(({ path, title }) => <span key={path}>“{title}” is a draft: not on the site</span>);
}

function Change({ change, zone }: { change: ContentChange; zone: string }): JSX.Element {
  const [isCompared, setCompared] = useState(false);
  const [isTakingBack, setTakingBack] = useState(false);
  const me = useStore($me)?.username;
  const { title, author, at, advice } = change;
  return (
    <li className="card-row" data-change>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-ms">{title}</h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {named(author, me).first.who}, {whenText(at, Date.now(), zone)}
          <Appears change={change} />
          <Drafts change={change} />
          <button
            className={SHOW}
            type="button"
            aria-expanded={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            {isCompared ? 'Hide what changed' : 'Show what changed'}
            <span className="vh">: {title}</span>
          </button>
        </p>
      </div>
      <StaffButton look="quiet" onClick={() => setTakingBack(true)}>
        Take back…<span className="vh"> {title}</span>
      </StaffButton>
      {(advice.length > 0 || isCompared) && (
        <div className="col-span-2 grid gap-3 pt-2.5">
          {advice.length > 0 && (
            <Notice look="warn" glyph="alert">
              <p>Worth a look; you may leave it:</p>
              <ul className="m-0 list-disc pl-5 wrap-anywhere">
                {advice.map((finding) => (
                  <li key={finding}>{finding}</li>
                ))}
              </ul>
            </Notice>
          )}
          {isCompared && <ChangeLines id={change.id} />}
        </div>
      )}
      {isTakingBack && <TakeBack change={change} onClose={() => setTakingBack(false)} />}
    </li>
  );
}

export function Changes(props: { content: ContentState; zone: string }): JSX.Element {
  const { content, zone } = props;
  const { changes, waiting } = content;
  return (
    <section className="card" aria-labelledby="saved">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-md" id="saved" tabIndex={-1}>
          Goes online with the next publish
        </h2>
        {changes.length > 0 && (
          <p className="text-sm text-ink-soft">
            {changes.length === 1 ? '1 change' : `${changes.length} changes`}
          </p>
        )}
      </div>
      {changes.length === 0 ? (
        <p className="text-ms text-ink-soft">Nothing to publish: the site has every change.</p>
      ) : (
        <>
          <ul className="card-rows">
            {changes.map((change) => (
              <Change key={change.id} change={change} zone={zone} />
            ))}
          </ul>
          <PreviewButtons content={content} zone={zone} />
          <PublishButton content={content} />
        </>
      )}
      {waiting.length > 0 && (
        <ul className="m-0 grid gap-1 p-0 text-sm" data-waiting>
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
