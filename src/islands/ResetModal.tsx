/**
 * "Start Your Reset" and the dialog it opens (R148). Until its script is here it is the button of a small form that leads
 * to the page with the same form: a press waits for the script, and goes there where it never comes.
 */
import { type JSX, useEffect, useRef, useState } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { type BookingFacts, BookingForm } from './BookingForm.tsx';
import bookingLooks from './booking/booking.css?url&no-inline';
import looks from './modal.css?url&no-inline';

interface Props extends BookingFacts {
  /** On the button. */
  text: string;
  /** Of the page with the same form. */
  href: string;
}

/** The focus goes to the first field, not to the head above it. */
function open(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>('.step:not([hidden]) :is(input, textarea)')?.focus();
}

export function ResetModal({ text, href, ...facts }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpened, setOpened] = useState(false);
  // Not before its looks are here: React waits for them with the dialog.
  useEffect(() => {
    if (isOpened) open(dialog.current);
  }, [isOpened]);
  return (
    <>
      <form
        action={href}
        onSubmit={(event) => {
          event.preventDefault();
          open(dialog.current);
          setOpened(true);
        }}
      >
        <button className="btn" type="submit">
          {text}
        </button>
      </form>
      {isOpened && (
        <Dialog id="reset-modal" label={text} closeLabel="Close the booking" ref={dialog}>
          <link rel="stylesheet" href={looks} precedence="modal" />
          <link rel="stylesheet" href={bookingLooks} precedence="modal" />
          <BookingForm {...facts} id="reset-booking" />
        </Dialog>
      )}
    </>
  );
}
