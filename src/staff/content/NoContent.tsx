/** Why there is nothing to edit, and what to do. */
import type { JSX } from 'react';
import { loadContent } from '../stores/content/state.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { BROKEN, Empty } from '../ui/Empty.tsx';
import { LOOP } from '../ui/loop.ts';

/** `off`: the server has no folder with content. `failed`: it did not answer. `script`: the editor did not start. */
type Trouble = 'off' | 'failed' | 'script';

const TITLES: Readonly<Record<Trouble, string>> = {
  off: 'The editor is not turned on',
  failed: 'The content did not load',
  script: 'The editor did not load',
};
const WORDS = 'text-ms max-w-[40ch] text-ink-soft';

export function NoContent({ trouble }: { trouble: Trouble }): JSX.Element {
  return (
    <Empty drawing={trouble === 'off' ? LOOP : BROKEN} title={TITLES[trouble]}>
      {trouble === 'off' ? (
        <>
          <p className={WORDS}>
            This server has no folder where it keeps the content. Whoever runs it sets{' '}
            <code>CONTENT_DIR</code> to such a folder and starts it again; the guide{' '}
            <code>src/server/README.md</code> says how.
          </p>
          <p className={WORDS}>
            Until then, texts and pictures are changed in the files of the site.
          </p>
        </>
      ) : (
        <>
          <p className={WORDS}>Nothing is lost: what was saved is on the server.</p>
          <StaffButton
            onClick={
              trouble === 'failed'
                ? () => {
                    loadContent().catch(console.error);
                  }
                : () => location.reload()
            }
          >
            Try again
          </StaffButton>
        </>
      )}
    </Empty>
  );
}
