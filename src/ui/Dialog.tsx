/** A native dialog that closes by button, Escape, or a click on the backdrop. */
import type { JSX, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';

declare module 'react' {
  // Not in React's types yet; React passes them through.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

export interface DialogProps {
  id: string;
  /** Accessible name of the dialog. */
  label: string;
  closeLabel: string;
  ref: Ref<HTMLDialogElement>;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** The dialog that a button with `commandfor` controls. */
export function dialogOf({ currentTarget }: MouseEvent<HTMLButtonElement>): HTMLDialogElement {
  return document.getElementById(
    currentTarget.getAttribute('commandfor') ?? '',
  ) as HTMLDialogElement;
}

/**
 * For browsers without `closedby`: the dialog has no padding, so a click on it is a click on its
 * backdrop.
 */
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
