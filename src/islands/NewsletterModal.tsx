/**
 * "Pour Me In" and what it opens (R224–R230). The form arrives with the script, so that the page does not carry it; until
 * then, and where it never comes, the dialog leads to the page that has it.
 */
import { type JSX, useEffect, useRef, useState } from 'react';
import { SIGNUP_WORDS } from '#domain/newsletter.ts';
import { Modal } from '#ui/Modal.tsx';
import { type SignupFacts, NewsletterForm } from './NewsletterForm.tsx';
import { Waiting } from './Waiting.tsx';
import lip from './art/drip-lip.svg?url&no-inline';
import mug from './art/drip-mug.svg?url&no-inline';
import looks from './modal.css?url&no-inline';

/** How long the thanks stay, in milliseconds (R230). */
const THANKS_SHOWN = 2000;

interface Props extends SignupFacts {
  title: string;
  /** Of the page with the same form. */
  href: string;
}

export function NewsletterModal(props: Props): JSX.Element {
  const { title, href, ...facts } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [isDone, setDone] = useState(false);
  useEffect(() => setAwake(true), []);
  // What had the focus while the form was on its way is gone.
  useEffect(() => {
    if (isAwake && dialog.current?.open) dialog.current.querySelector('input')?.focus();
  }, [isAwake]);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => {
      dialog.current?.close();
      setDone(false);
    }, THANKS_SHOWN);
    return () => clearTimeout(timer);
  }, [isDone]);

  return (
    <Modal
      id="newsletter-modal"
      text={facts.submitLabel}
      look="btn btn-ink"
      label={title}
      closeLabel="Close the signup"
      ref={dialog}
      onClose={() => setDone(false)}
    >
      {isAwake ? (
        <>
          <link rel="stylesheet" href={looks} precedence="modal" />
          <img className="modal-lip" src={isDone ? mug : lip} width="480" height="112" alt="" />
          {isDone ? (
            <Thanks />
          ) : (
            <NewsletterForm {...facts} id="drip" title={title} onSignedUp={() => setDone(true)} />
          )}
        </>
      ) : (
        <Waiting href={href} />
      )}
    </Modal>
  );
}

/** Takes the focus that the vanished button had. */
function Thanks(): JSX.Element {
  return (
    <div className="modal-thanks" role="status" tabIndex={-1} ref={(box) => box?.focus()}>
      <p className="form-title">{SIGNUP_WORDS.thanks}</p>
      <p>{SIGNUP_WORDS.welcome}</p>
    </div>
  );
}
