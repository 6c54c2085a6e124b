/** What was on the site, newest first, and the way back to it. */
import { type JSX, useState } from 'react';
import { nameOf } from '#staff/contract/content-words.ts';
import type { Publication } from '#staff/contract/content.ts';
import { capital, whenText } from '#staff/contract/times.ts';
import { goBackTo } from '../stores/content/acts.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Tag } from '../ui/Tag.tsx';
import { QuestionSheet } from './QuestionSheet.tsx';

interface Props {
  all: readonly Publication[];
  /** Whether a build runs, which a publication would have to wait for. */
  isBuilding: boolean;
  zone: string;
}

function GoBack(props: { to: Publication; when: string; onClose: () => void }): JSX.Element {
  const { to, when, onClose } = props;
  return (
    <QuestionSheet
      title="Go back to this?"
      yes="Go back"
      no="Leave it as it is"
      act={() => goBackTo(to.id)}
      onClose={onClose}
    >
      <p>
        The site becomes what {nameOf(to.by)} published {when}. What came after it stays in the
        history, and you can go forward to it again. Saved changes that are not on the site are
        taken back, too: publish them first if you need them.
      </p>
    </QuestionSheet>
  );
}

export function Publications({ all, isBuilding, zone }: Props): JSX.Element {
  const [chosen, setChosen] = useState<Publication>();
  const when = (at: number): string => whenText(at, Date.now(), zone);
  return (
    <section className="card" aria-labelledby="published">
      <h2 className="text-md" id="published">
        Published
      </h2>
      {all.length === 0 && <p className="text-ms text-ink-soft">Nothing was published here yet.</p>}
      <ul className="card-rows">
        {all.map((publication) => (
          <li
            className="grid list-none gap-1 border-0 border-t border-solid border-line py-3 first:border-t-0"
            key={publication.id}
            data-publication
          >
            <p className="flex flex-wrap items-center gap-2 text-ms font-semibold">
              {capital(when(publication.at))}{' '}
              {publication.isOnline && <Tag look="sage">Online</Tag>}
            </p>
            <p className="text-sm text-ink-soft">
              {nameOf(publication.by)}
              {publication.titles.length > 0 && ` · ${publication.titles.join(', ')}`}
            </p>
            {!publication.isOnline && (
              <div className="-ml-3">
                <StaffButton
                  look="bare"
                  disabled={isBuilding}
                  onClick={() => setChosen(publication)}
                >
                  Go back to this…
                  <span className="vh"> {when(publication.at)}</span>
                </StaffButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {chosen && <GoBack to={chosen} when={when(chosen.at)} onClose={() => setChosen(undefined)} />}
    </section>
  );
}
