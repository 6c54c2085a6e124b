/** The content editor for content at a git host, where editors sign in; the staff area is not asked. */
import { type JSX, useEffect, useState } from 'react';
import type { GitHost } from '#lib/http/git-host.ts';
import { startEditor } from '../stores/content/editor.ts';
import { TopBar } from '../frame/TopBar.tsx';
import { NoContent } from './NoContent.tsx';

/** Below the bar, to the edges of the screen. */
const PLACE = 'fixed contain-layout inset-x-0 top-14 bottom-0 lg:top-[60px]';
const BACK = 'grid min-h-11 place-content-center px-3';

export function HostedEditor({ host, script }: { host: GitHost; script: string }): JSX.Element {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    startEditor(script, host).catch((error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  }, [host, script]);
  return (
    <main id="main" data-content-host={host.kind}>
      <TopBar title="Content">
        <a className={BACK} href="/">
          The site
        </a>
      </TopBar>
      {hasFailed ? <NoContent trouble="script" /> : <div className={PLACE} id="nc-root" />}
    </main>
  );
}
