/** The build that runs or ran last, the preview, and publishing. */
import { type JSX, useState } from 'react';
import { nameOf } from '#staff/contract/content-words.ts';
import type { ContentJob, ContentState } from '#staff/contract/content.ts';
import { shortClock, whenText } from '#staff/contract/times.ts';
import { actFailure, buildPreview, openPreview, publish } from '../stores/content/acts.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useAction } from '../frame/use-action.ts';

/** What happens now, or why it did not. */
export function JobNotice({ job, zone }: { job: ContentJob; zone: string }): JSX.Element | null {
  const isPreview = job.kind === 'preview';
  const since = shortClock(job.startedAt, zone);
  if (job.state === 'running')
    return (
      <Notice look="info" glyph="clock" role="status">
        <b>{isPreview ? 'Building the preview.' : 'Going online.'}</b> {nameOf(job.by)} started it
        at {since}; it takes a minute or two. You can close this page.{' '}
        {!isPreview && 'If it fails, the site stays as it was.'}
      </Notice>
    );
  if (job.state === 'failed')
    return (
      <Notice look="bad" glyph="alert" role="alert">
        <p>
          <b>{isPreview ? 'There is no preview.' : 'Not published.'}</b> The site is as it was. What
          the build says:
        </p>
        <p className="wrap-anywhere whitespace-pre-wrap">{job.trouble}</p>
      </Notice>
    );
  if (isPreview) return null;
  return (
    <Notice look="good" glyph="check" role="status">
      <b>Online</b> since {whenText(job.endedAt ?? job.startedAt, Date.now(), zone)}.
    </Notice>
  );
}

function PublishSheet(props: { content: ContentState; onClose: () => void }): JSX.Element {
  const { content, onClose } = props;
  // What the person sees here is what is published: a save in between is refused by the server.
  const [{ head, changes }] = useState(content);
  const { failure, isBusy, run } = useAction(actFailure);
  return (
    <Sheet
      title={changes.length === 1 ? 'Publish this change?' : `Publish ${changes.length} changes?`}
      onClose={onClose}
    >
      <ul className="m-0 list-disc pl-5 text-sm">
        {changes.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Posts with a day to come stay hidden until that day, and then appear by themselves.
      </p>
      {failure && (
        <Notice look="bad" glyph="alert" role="alert">
          {failure}
        </Notice>
      )}
      <StaffButton
        look="go"
        tall
        disabled={isBusy}
        onClick={() => run(() => publish(head), onClose)}
      >
        Publish
      </StaffButton>
      <StaffButton tall onClick={onClose}>
        Not yet
      </StaffButton>
    </Sheet>
  );
}

/** Asks, and then starts the build. */
export function PublishButton({ content }: { content: ContentState }): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  const isBuilding = content.job?.state === 'running';
  const count = content.changes.length;
  return (
    <>
      <StaffButton look="go" tall wide disabled={isBuilding} onClick={() => setAsking(true)}>
        {count === 1 ? 'Publish 1 change…' : `Publish ${count} changes…`}
      </StaffButton>
      {isAsking && <PublishSheet content={content} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Builds the preview, or opens the one that shows what is saved now. */
export function PreviewButtons({ content, zone }: { content: ContentState; zone: string }) {
  const { failure, isBusy, run } = useAction(actFailure);
  const { preview, head, job } = content;
  const isFresh = preview?.head === head;
  const open = (): void => {
    // Opened by the tap itself: browsers stop what opens later.
    const tab = window.open('', '_blank');
    run(openPreview, (path) => {
      if (tab) tab.location.href = path;
      else location.assign(path);
    });
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isFresh ? (
          <StaffButton disabled={isBusy} onClick={open}>
            Open the preview
          </StaffButton>
        ) : (
          <StaffButton
            disabled={isBusy || job?.state === 'running'}
            onClick={() => run(() => buildPreview())}
          >
            Preview
          </StaffButton>
        )}
        <p className="text-sm text-ink-soft">
          {isFresh
            ? `Made ${whenText(preview.at, Date.now(), zone)}, in a new tab.`
            : 'The whole site with what is saved, for you only.'}
        </p>
      </div>
      {failure && (
        <Notice look="bad" glyph="alert" role="alert">
          {failure}
        </Notice>
      )}
    </div>
  );
}
