/** The native dialog, with its own way out: the close button, Escape, a press on the backdrop. */
import type { JSX, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';

declare module 'react' {
  // React's types do not have the two yet; React passes them on as they are.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

export interface DialogProps {
  id: string;
  /** Name of the dialog. */
  label: string;
  closeLabel: string;
  ref: Ref<HTMLDialogElement>;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** The dialog that a button with `commandfor` is about. */
export function dialogOf({ currentTarget }: MouseEvent<HTMLButtonElement>): HTMLDialogElement {
  return document.getElementById(
    currentTarget.getAttribute('commandfor') ?? '',
  ) as HTMLDialogElement;
}

/** For engines without `closedby`: a press on the dialog itself is one on its backdrop, because it has no padding. */
function pressBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget && !('closedBy' in HTMLDialogElement.prototype))
    currentTarget.close();
}

export function Dialog({
  id,
  label,
  closeLabel,
  ref,
  onClose,
  children,
}: DialogProps): JSX.Element {
  return (
    <dialog
      className="modal"
      id={id}
      aria-label={label}
      closedby="any"
      ref={ref}
      onClose={onClose}
      onMouseDown={pressBackdrop}
    >
      {children}
      <button
        className="ico"
        type="button"
        command="close"
        commandfor={id}
        onClick={(event) => dialogOf(event).close()}
      >
        <span className="vh">{closeLabel}</span>
        <Icon name="close" />
      </button>
    </dialog>
  );
}
