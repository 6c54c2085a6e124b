/** What was saved, what is on the site, and the way from one to the other. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect } from 'react';
import { EDITOR_PAGE, type ContentState } from '#staff/contract/content.ts';
import { maySee, type StaffPractice } from '#staff/contract/practice.ts';
import { $connection } from '../stores/client.ts';
import { $acts } from '../stores/content/acts.ts';
import { $content, $contentTrouble, loadContent, watchContent } from '../stores/content/state.ts';
import { $me } from '../stores/me.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { Notice } from '../ui/Notice.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { StaffFrame } from '../frame/StaffFrame.tsx';
import { TopBar } from '../frame/TopBar.tsx';
import { Changes } from './Changes.tsx';
import { JobNotice } from './GoingOnline.tsx';
import { LostPages } from './LostPages.tsx';
import { NoContent } from './NoContent.tsx';
import { Publications } from './Publications.tsx';

const BACK = '-ml-3 grid size-11 flex-none place-items-center rounded-full hover:bg-sunk';
const PAGE = 'grid gap-6 px-4 py-5 lg:max-w-[84rem] lg:px-7 lg:py-6';
const COLUMNS = 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10';

/** After an act whose button is gone, focus goes to where it has led. */
function useFocus(): void {
  const acts = useStore($acts);
  useEffect(() => {
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (acts > 0 && isLost) document.querySelector<HTMLElement>('#saved')?.focus();
  }, [acts]);
}

function Content({ content, zone }: { content: ContentState; zone: string }): JSX.Element {
  const { isOnline } = useStore($connection);
  const { job, publications } = content;
  useFocus();
  return (
    <div className={PAGE} data-content-changes>
      {!isOnline && (
        <Notice look="warn" glyph="offline" role="status">
          No connection. What you see may be old, and nothing is changed.
        </Notice>
      )}
      {job && <JobNotice job={job} zone={zone} />}
      <div className={COLUMNS}>
        <div className="grid gap-6">
          <Changes content={content} zone={zone} />
          <LostPages head={content.head} />
        </div>
        <Publications all={publications} isBuilding={job?.state === 'running'} zone={zone} />
      </div>
    </div>
  );
}

export function ChangesPlace({ practice }: { practice: StaffPractice }): JSX.Element {
  const me = useStore($me);
  const content = useStore($content);
  const trouble = useStore($contentTrouble);
  const mayEdit = maySee(me?.role, 'content');
  useEffect(() => {
    if (!mayEdit) return;
    loadContent().catch(console.error);
    return watchContent();
  }, [mayEdit]);
  return (
    <StaffFrame place="content" practice={practice}>
      <TopBar
        title="Changes"
        start={
          <a className={BACK} href={EDITOR_PAGE}>
            <span className="vh">Back to the editor</span>
            <Glyph name={LATE_GLYPHS.back} />
          </a>
        }
      />
      <div className="min-h-0 flex-1 lg:overflow-auto">
        {content && <Content content={content} zone={practice.business.zone} />}
        {!content && trouble && <NoContent trouble={trouble} />}
      </div>
    </StaffFrame>
  );
}
