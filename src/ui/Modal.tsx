/**
 * A button and the native dialog it opens, before any script: the browser runs the two commands itself, and where it does
 * not know them yet the island does (`client:interact` holds such a click until then).
 */
import type { JSX, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';

declare module 'react' {
  // React's types do not have the two yet; React passes them on as they are.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

interface Props {
  id: string;
  /** On the button. */
  text: string;
  look?: 'btn' | 'btn btn-ink';
  /** Name of the dialog. */
  label: string;
  closeLabel: string;
  ref: Ref<HTMLDialogElement>;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

const dialogOf = ({ currentTarget }: MouseEvent<HTMLButtonElement>): HTMLDialogElement =>
  document.getElementById(currentTarget.getAttribute('commandfor') ?? '') as HTMLDialogElement;

/** For engines without `closedby`: a press on the dialog itself is one on its backdrop, because it has no padding. */
function pressBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget && !('closedBy' in HTMLDialogElement.prototype))
    currentTarget.close();
}

export function Modal(props: Props): JSX.Element {
  const { id, text, look = 'btn', label, closeLabel, ref, onClose, children } = props;
  return (
    <>
      <button
        className={`${look} opener`}
        type="button"
        command="show-modal"
        commandfor={id}
        onClick={(event) => {
          const dialog = dialogOf(event);
          if (!('command' in event.currentTarget) && !dialog.open) dialog.showModal();
        }}
      >
        {text}
      </button>
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
    </>
  );
}
