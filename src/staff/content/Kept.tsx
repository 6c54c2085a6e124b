/** Two versions of the same lines: both in view, and one of them is chosen. The other one is set aside. */
import { useStore } from '@nanostores/react';
import { type JSX, useId, useState } from 'react';
import type { ContentChange, KeptVersion } from '#staff/contract/content.ts';
import { fileWords, nameOf } from '#staff/contract/content-words.ts';
import { whenText } from '#staff/contract/times.ts';
import { decideKept } from '../stores/content/acts.ts';
import { $me } from '../stores/me.ts';
import { showToast } from '../stores/toast.ts';
import { initialsOf } from '../frame/OwnMenu.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Quote, Versions } from './Comparison.tsx';
import { named } from './names.ts';
import { QuestionSheet } from './QuestionSheet.tsx';
import type { MarkedLine } from './word-marks.ts';

const SIGN = 'grid size-8 flex-none place-items-center rounded-full text-xs font-semibold';
const LOOKS = { own: 'bg-teal-tint text-teal-deep', other: 'bg-sage-tint text-sage-deep' };

interface Side {
  author: string;
  /** When it was saved, and where it is. */
  when: string;
  lines: readonly MarkedLine[];
  /** `Use yours` */
  choice: string;
}

function Version(props: Side & { onChoose: () => void }): JSX.Element {
  const { author, when, lines, choice, onChoose } = props;
  const isMine = useStore($me)?.username === author;
  return (
    <li className="grid list-none content-start gap-2.5 rounded-paper bg-raised p-4" data-version>
      <p className="flex items-center gap-2.5">
        <span className={`${SIGN} ${LOOKS[isMine ? 'own' : 'other']}`} aria-hidden="true">
          {initialsOf(nameOf(author))}
        </span>
        <span className="min-w-0 text-ms wrap-anywhere">
          <b className="font-semibold">
            {nameOf(author)}
            {isMine && ' (you)'}
          </b>
          <span className="block text-sm text-ink-soft">{when}</span>
        </span>
      </p>
      <Quote lines={lines} />
      <StaffButton className="self-end" wide onClick={onChoose}>
        {choice}
      </StaffButton>
    </li>
  );
}

interface AskProps {
  kept: KeptVersion;
  chosen: 'use' | 'set-aside';
  /** What goes aside. */
  lines: readonly MarkedLine[];
  onClose: () => void;
}

function Ask({ kept, chosen, lines, onClose }: AskProps): JSX.Element {
  const me = useStore($me)?.username;
  const [own, other] = [named(kept.author, me), named(kept.other.author, me)];
  const [taken, left] = chosen === 'use' ? [own, other] : [other, own];
  const act = async (): Promise<void> => {
    await decideKept(kept.id, chosen);
    showToast({ who: '', text: `${left.first.whose} is under “Put aside”.` });
  };
  const yes = `${chosen === 'use' ? 'Use' : 'Keep'} ${taken.whose}`;
  return (
    <QuestionSheet title={`${yes}?`} yes={yes} no="Decide later" act={act} onClose={onClose}>
      <p>
        {chosen === 'use'
          ? `${own.first.whose} comes into place as a new change.`
          : `${other.first.whose} stays in place, and nothing on the site changes.`}{' '}
        This goes to “Put aside”, where it can be brought back for a year:
      </p>
      <Quote lines={lines} />
    </QuestionSheet>
  );
}

interface OneProps {
  kept: KeptVersion;
  /** Whether what is in place is on the site already. */
  isOnline: boolean;
  zone: string;
}

function One({ kept, isOnline, zone }: OneProps): JSX.Element {
  const id = useId();
  const me = useStore($me)?.username;
  const [chosen, setChosen] = useState<AskProps['chosen']>();
  const { author, at, other } = kept;
  const when = (time: number): string => `Saved ${whenText(time, Date.now(), zone)}`;
  return (
    <section className="grid gap-3" aria-labelledby={`${id}-title ${id}-file`} data-kept>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-md" id={`${id}-title`}>
          Two versions of the same lines
        </h2>
        <p className="text-sm text-ink-soft" id={`${id}-file`}>
          {fileWords(kept.path, kept.entry)}
        </p>
      </div>
      <Versions id={kept.id}>
        {(sides) => (
          <>
            <ul className="m-0 grid gap-3 p-0 md:grid-cols-2">
              <Version
                author={other.author}
                when={`${when(other.at)}, ${isOnline ? 'on the site now' : 'in place, not on the site yet'}`}
                lines={sides.other}
                choice={`Keep ${named(other.author, me).whose}`}
                onChoose={() => setChosen('set-aside')}
              />
              <Version
                author={author}
                when={`${when(at)}, kept beside`}
                lines={sides.own}
                choice={`Use ${named(author, me).whose}`}
                onChoose={() => setChosen('use')}
              />
            </ul>
            {chosen && (
              <Ask
                kept={kept}
                chosen={chosen}
                lines={chosen === 'use' ? sides.other : sides.own}
                onClose={() => setChosen(undefined)}
              />
            )}
          </>
        )}
      </Versions>
      <p className="text-sm text-ink-soft">
        Whichever you choose, the other goes to “Put aside” with its writer’s name. It isn’t
        deleted, and its writer gets a line about it here.
      </p>
    </section>
  );
}

interface Props {
  all: readonly KeptVersion[];
  /** What is saved and not on the site. */
  changes: readonly ContentChange[];
  zone: string;
}

export function Kept({ all, changes, zone }: Props): JSX.Element[] {
  return all.map((kept) => (
    <One
      key={kept.id}
      kept={kept}
      isOnline={!changes.some(({ files }) => files.some(({ path }) => path === kept.path))}
      zone={zone}
    />
  ));
}
