/** A native dialog that closes by button, Escape, or a click on the backdrop. */
import type { JSX, MouseEvent, ReactNode, Ref } from 'react';
import { IconButton } from './IconButton.tsx';

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
      className="max-h-[calc(100dvh-2rem)] w-small-dialog rounded-paper border-0 bg-raised p-0 text-(length:--text-body) text-ink backdrop:bg-(--scrim)"
      id={id}
      aria-label={label}
      closedby="any"
      ref={ref}
      onClose={onClose}
      onMouseDown={pressBackdrop}
    >
      {children}
      <IconButton
        className="absolute top-3 right-3"
        label={closeLabel}
        icon="close"
        look="raised"
        command="close"
        commandfor={id}
        onClick={(event) => dialogOf(event).close()}
      />
    </dialog>
  );
}
