/** A box of words about what just happened: bad news stays until it is settled, unlike a toast. */
import type { JSX, ReactNode, Ref } from 'react';

interface Props {
  look: 'error' | 'thanks';
  title: string;
  children: ReactNode;
  /** To take focus, when what it reports took the focus away. */
  ref?: Ref<HTMLDivElement> | undefined;
}

export function Note({ look, title, children, ref }: Props): JSX.Element {
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
