/**
 * Content of a dialog until its form loads: a loading animation, and a link to the page with the
 * same form.
 */
import type { JSX } from 'react';
import { Loading } from './Loading.tsx';

interface Props {
  /** Page with the same form. */
  href: string;
}

export function DialogPlaceholder({ href }: Props): JSX.Element {
  return (
    <div className="grid min-h-104 place-content-center gap-6">
      <Loading />
      <a href={href}>Open it on its own page</a>
    </div>
  );
}
