/** What a dialog holds until its form is here: strands, and the way to the page that has the same form. */
import type { JSX } from 'react';
import { Loading } from '#ui/Loading.tsx';

interface Props {
  /** Page with the same form. */
  href: string;
}

export function Waiting({ href }: Props): JSX.Element {
  return (
    <div className="modal-wait">
      <Loading />
      <a href={href}>Open it on its own page</a>
    </div>
  );
}
