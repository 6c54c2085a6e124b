/**
 * A button and the native dialog it opens, without JavaScript where the browser supports `command`;
 * elsewhere the island handles it (`client:interact` holds the click until then).
 */
import type { JSX } from 'react';
import { ActionButton, type ButtonLook } from './Button.tsx';
import { Dialog, type DialogProps, dialogOf } from './Dialog.tsx';

interface Props extends DialogProps {
  /** Label of the button. */
  text: string;
  look?: ButtonLook;
  /** Page with the same content, for browsers without dialogs. */
  href: string;
}

export function DialogButton({ text, look, href, ...dialog }: Props): JSX.Element {
  return (
    <>
      <ActionButton
        className="noscript:hidden"
        look={look}
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
      </ActionButton>
      <div className="late-styles">
        <Dialog {...dialog} />
      </div>
    </>
  );
}
