/** The contact form with times to choose from; a file of its own, because other forms offer none. */
import { type ComponentProps, type JSX, useLayoutEffect, useRef } from 'react';
import { ENGLISH_CALL_TIMES } from './first-contact-words.en.ts';
import type { CallTimesWords } from './first-contact-words.ts';
import { type CallTimes, startCallTimes } from './call-times.client.ts';
import { ContactForm } from './ContactForm.tsx';

type Props = Omit<ComponentProps<typeof ContactForm>, 'settled' | 'phoneHint'> & {
  /** First name of who calls. */
  caller: string;
  /** In another language; English if missing. */
  timesWords?: CallTimesWords;
};

export function BookingForm(all: Props): JSX.Element {
  const { id = 'contact', caller, timesWords = ENGLISH_CALL_TIMES, ...props } = all;
  const picker = useRef<CallTimes>(null);
  // Before a replayed click on the button, which may be what woke the island.
  useLayoutEffect(() => {
    const form = document.getElementById(`${id}-form-title`)?.closest('form');
    if (form) picker.current = startCallTimes(form, id, timesWords);
  }, [id, timesWords]);
  return (
    <ContactForm
      {...props}
      id={id}
      phoneHint={timesWords.first.phoneHint.replace('{name}', caller)}
      settled={(status, errors) => picker.current?.settled(status, errors)}
    />
  );
}
