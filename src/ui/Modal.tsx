/**
 * A button and the native dialog it opens, before any script: the browser runs the two commands itself, and where it does
 * not know them yet the island does (`client:interact` holds such a click until then).
 */
import type { JSX } from 'react';
import { Dialog, type DialogProps, dialogOf } from './Dialog.tsx';

interface Props extends DialogProps {
  /** On the button. */
  text: string;
  look?: 'btn' | 'btn btn-ink';
}

export function Modal({ text, look = 'btn', ...dialog }: Props): JSX.Element {
  return (
    <>
      <button
        className={`${look} opener`}
        type="button"
        command="show-modal"
        commandfor={dialog.id}
        onClick={(event) => {
          const box = dialogOf(event);
          if (!('command' in event.currentTarget) && !box.open) box.showModal();
        }}
      >
        {text}
      </button>
      <Dialog {...dialog} />
    </>
  );
}
