/**
 * A button and the native dialog it opens, without JavaScript where the browser supports `command`;
 * elsewhere the island handles it (`client:interact` holds the click until then).
 */
import type { JSX } from 'react';
import { Dialog, type DialogProps, dialogOf } from './Dialog.tsx';

interface Props extends DialogProps {
  /** Label of the button. */
  text: string;
  look?: 'btn' | 'btn btn-ink';
  /** Page with the same content, for browsers without dialogs. */
  href: string;
}

export function DialogButton({ text, look = 'btn', href, ...dialog }: Props): JSX.Element {
  return (
    <>
      <button
        className={`${look} opener`}
        type="button"
        command="show-modal"
        commandfor={dialog.id}
        onClick={(event) => {
          const box = dialogOf(event);
          if ('command' in event.currentTarget || box.open) return;
          if (box.showModal) box.showModal();
          else location.href = href;
        }}
      >
        {text}
      </button>
      <Dialog {...dialog} />
    </>
  );
}
