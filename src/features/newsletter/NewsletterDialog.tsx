/**
 * "Pour Me In" and its dialog (R224–R230). The form loads with the script; until then, or if it
 * never loads, the dialog links to the page with the form.
 */
import { type JSX, useEffect, useRef, useState } from 'react';
import { FORM_TITLE } from '#ui/FormCard.tsx';
import { type NewsletterFacts, NewsletterForm } from './NewsletterForm.tsx';
import stylesheet from '#styles/late.css?url&no-inline';
import lip from './lip.svg?url&no-inline';
import mug from './mug.svg?url&no-inline';
import { ActionButton, type ButtonLook } from '#ui/Button.tsx';
import { Dialog, type DialogProps, dialogOf } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { ENGLISH_NEWSLETTER } from './words.en.ts';
import type { NewsletterWords } from './words.ts';

interface DialogPlaceholderProps {
  /** Page with the same form. */
  href: string;
  text: string;
}

function DialogPlaceholder({ href, text }: DialogPlaceholderProps): JSX.Element {
  return (
    <div className="grid min-h-104 place-content-center gap-6">
      <Loading />
      <a href={href}>{text}</a>
    </div>
  );
}

interface DialogButtonProps extends DialogProps {
  /** Label of the button. */
  text: string;
  look?: ButtonLook;
  /** Page with the same content, for browsers without dialogs. */
  href: string;
}

function DialogButton({ text, look, href, ...dialog }: DialogButtonProps): JSX.Element {
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

/** Milliseconds that the thank-you is shown (R230). */
const THANKS_SHOWN = 2000;

interface Props extends NewsletterFacts {
  title: string;
  /** Page with the same form. */
  href: string;
}

export function NewsletterDialog(props: Props): JSX.Element {
  const { title, href, ...facts } = props;
  const { words = ENGLISH_NEWSLETTER } = facts;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isHydrated, setAwake] = useState(false);
  const [isDone, setDone] = useState(false);
  useEffect(() => setAwake(true), []);
  // The element that had focus is gone when the form loads.
  useEffect(() => {
    if (isHydrated && dialog.current?.open) dialog.current.querySelector('input')?.focus();
  }, [isHydrated]);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => {
      dialog.current?.close();
      setDone(false);
    }, THANKS_SHOWN);
    return () => clearTimeout(timer);
  }, [isDone]);

  return (
    <DialogButton
      id="newsletter-modal"
      text={facts.submitLabel}
      href={href}
      look="newsletter"
      label={title}
      closeLabel={words.close}
      ref={dialog}
      onClose={() => setDone(false)}
    >
      {isHydrated ? (
        <>
          <link rel="stylesheet" href={stylesheet} precedence="late" />
          <img
            className="h-28 w-full object-cover"
            src={isDone ? mug : lip}
            width="480"
            height="112"
            alt=""
          />
          {isDone ? (
            <Thanks words={words} />
          ) : (
            <NewsletterForm {...facts} id="drip" title={title} onSubscribed={() => setDone(true)} />
          )}
        </>
      ) : (
        <DialogPlaceholder href={href} text={words.own} />
      )}
    </DialogButton>
  );
}

/** Takes the focus of the button it replaces. */
function Thanks({ words }: { words: NewsletterWords }): JSX.Element {
  return (
    <div
      className="grid min-h-88 content-center gap-4.5 px-card pt-6 pb-8"
      role="status"
      tabIndex={-1}
      ref={(box) => box?.focus()}
    >
      <p className={FORM_TITLE}>{words.thanks}</p>
      <p>{words.welcome}</p>
    </div>
  );
}
