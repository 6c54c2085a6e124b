/** The content editor: a bar of the staff area, and below it Sveltia CMS, which is no part of React. */
import { useStore } from '@nanostores/react';
import { type JSX, lazy, Suspense, useEffect, useState } from 'react';
import type { GitHost } from '#lib/http/git-host.ts';
import { maySee, type StaffPractice } from '#staff/contract/practice.ts';
import { startEditor } from '../stores/content/editor.ts';
import { $content, $contentTrouble, loadContent } from '../stores/content/state.ts';
import { $places, $question } from '../stores/content/versions.ts';
import { watchEditor } from '../stores/content/writing.ts';
import { $me } from '../stores/me.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { StaffFrame } from '../frame/StaffFrame.tsx';
import { TopBar } from '../frame/TopBar.tsx';
import { ChangesLink, OwnAccountButton } from './EditorBar.tsx';
import { HostedEditor } from './HostedEditor.tsx';
import { NoContent } from './NoContent.tsx';
import { RefusalSheet } from './RefusalSheet.tsx';

// Rare. If it does not load, the save is refused in words, and the form stays.
const ConflictSheet = lazy(() =>
  import('./ConflictSheet.tsx').then(
    (loaded) => ({ default: loaded.ConflictSheet }),
    () => ({ default: Unseen }),
  ),
);

// Without it, the save is refused in words.
const PlacesSheet = lazy(() =>
  import('./PlacesSheet.tsx').then(
    (loaded) => ({ default: loaded.PlacesSheet }),
    () => ({ default: NotAsked }),
  ),
);

function NotAsked(): null {
  useEffect(() => $places.get()?.answer(undefined), []);
  return null;
}

function Unseen(_: { zone: string }): null {
  useEffect(() => $question.get()?.answer('unseen'), []);
  return null;
}

/** Below the bar, to the edges of the screen. What the editor fixes to the screen, it fixes to this box. */
const PLACE = 'fixed contain-layout inset-x-0 top-14 bottom-0 lg:top-[60px] lg:left-[76px]';
const BACK = 'grid size-11 flex-none place-items-center rounded-full hover:bg-sunk lg:hidden';

/** Until the editor is there, which then shows the same (`styles/editor-look.css`). */
function Opening({ name }: { name: string }): JSX.Element {
  return (
    <div className={PLACE}>
      <div className="editor-opening">
        <img src="/favicon.svg" alt="" />
        <p className="font-display">{name}</p>
        <p role="status">Opening the texts…</p>
      </div>
    </div>
  );
}

interface Props {
  practice: StaffPractice;
  /** Address of the script of Sveltia CMS. */
  script: string;
  /** Where the content is, if not on this server. */
  host: GitHost | undefined;
}

// One island for both, because each would split what the staff pages share into more files.
export function EditorPlace({ host, ...props }: Props): JSX.Element {
  return host ? <HostedEditor host={host} script={props.script} /> : <OwnEditor {...props} />;
}

function OwnEditor({ practice, script }: Omit<Props, 'host'>): JSX.Element {
  const me = useStore($me);
  const mayEdit = maySee(me?.role, 'content');
  const mayReadInbox = maySee(me?.role, 'inbox');
  const isThere = useStore($content) !== undefined;
  const trouble = useStore($contentTrouble);
  const [hasFailed, setFailed] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const isAsked = useStore($question) !== undefined;
  const isPointedAt = useStore($places) !== undefined;
  const isOn = mayEdit && isThere;
  useEffect(() => {
    if (mayEdit) loadContent().catch(console.error);
  }, [mayEdit]);
  useEffect(() => {
    if (!isOn) return;
    startEditor(script, undefined, () => $content.get()?.nextPost ?? 1)
      .then(() => setStarted(true))
      .catch((error: unknown) => {
        console.error(error);
        setFailed(true);
      });
    return watchEditor();
  }, [isOn, script]);
  return (
    <StaffFrame place="content" practice={practice} isDockHidden={isOn}>
      <TopBar
        title="Content"
        start={
          mayReadInbox && (
            <a className={`${BACK} -ml-3`} href="/admin">
              <span className="vh">Inbox</span>
              <Glyph name={LATE_GLYPHS.back} />
            </a>
          )
        }
      >
        {isOn && <ChangesLink />}
        <OwnAccountButton />
      </TopBar>
      {!isThere && trouble && <NoContent trouble={trouble} />}
      {hasFailed && <NoContent trouble="script" />}
      {!isStarted && !hasFailed && !trouble && <Opening name={practice.name} />}
      {isOn && !hasFailed && <div className={PLACE} id="nc-root" />}
      {isAsked && (
        <Suspense fallback={null}>
          <ConflictSheet zone={practice.business.zone} />
        </Suspense>
      )}
      {isPointedAt && (
        <Suspense fallback={null}>
          <PlacesSheet />
        </Suspense>
      )}
      <RefusalSheet />
    </StaffFrame>
  );
}
