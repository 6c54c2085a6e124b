/**
 * "Start Your Reset" and its dialog (R148). Before hydration, the button submits a small form that
 * leads to the page with the same form: a click waits for the script, and goes there if it never
 * loads.
 */
import { type JSX, useEffect, useRef, useState } from 'react';
import { ActionButton } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { type ResetFacts, ResetForm } from './ResetForm.tsx';
import type { ResetWords } from './words.ts';
import stylesheet from '#styles/late.css?url&no-inline';

interface Props extends ResetFacts {
  /** Label of the button. */
  text: string;
  /** Page with the same form. */
  href: string;
  /** In another language than English, with the words of the form. */
  closeLabel?: string;
  words?: ResetWords;
}

/** Focuses the first field, not the heading above it. */
function open(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>('.step:not([hidden]) :is(input, textarea)')?.focus();
}

export function ResetDialog({
  text,
  href,
  closeLabel = 'Close the booking',
  ...form
}: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpened, setOpened] = useState(false);
  // After the styles have loaded: React suspends the dialog until then.
  useEffect(() => {
    if (isOpened) open(dialog.current);
  }, [isOpened]);
  return (
    <>
      <form
        action={href}
        onSubmit={(event) => {
          // Browsers without dialogs go to the page.
          if (!('HTMLDialogElement' in window)) return;
          event.preventDefault();
          open(dialog.current);
          setOpened(true);
        }}
      >
        <ActionButton type="submit">{text}</ActionButton>
      </form>
      {isOpened && (
        <div className="late-styles">
          <link rel="stylesheet" href={stylesheet} precedence="late" />
          <Dialog id="reset-modal" label={text} closeLabel={closeLabel} ref={dialog}>
            <ResetForm {...form} id="reset-booking" />
          </Dialog>
        </div>
      )}
    </>
  );
}
