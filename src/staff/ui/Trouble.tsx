/** Why a change failed, announced at once. */
import type { JSX } from 'react';
import { Notice } from './Notice.tsx';

export function Trouble({
  failure,
  id,
}: {
  failure: string | undefined;
  id?: string;
}): JSX.Element | null {
  if (failure === undefined) return null;
  return (
    <div id={id}>
      <Notice look="bad" glyph="alert" role="alert">
        {failure}
      </Notice>
    </div>
  );
}
