/** A message box that stays until the problem is solved, unlike a toast. */
import type { JSX, ReactNode, Ref } from 'react';

interface Props {
  look: 'error' | 'thanks';
  title: string;
  children: ReactNode;
  /** Takes focus if its cause removed the focused element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

export function Alert({ look, title, children, ref }: Props): JSX.Element {
  return (
    <div
      className={look === 'error' ? 'form-note form-note-error' : 'form-note'}
      tabIndex={-1}
      ref={ref}
    >
      <p className="title">{title}</p>
      {children}
    </div>
  );
}
