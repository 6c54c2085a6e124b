/** The contact form with times to choose from; a file of its own, because other forms offer none. */
import { type ComponentProps, type JSX, useLayoutEffect, useRef } from 'react';
import { type CallTimes, startCallTimes } from './call-times.ts';
import { ContactForm } from './ContactForm.tsx';

type Props = Omit<ComponentProps<typeof ContactForm>, 'settled'>;

export function BookingForm({ id = 'contact', ...props }: Props): JSX.Element {
  const picker = useRef<CallTimes>(null);
  // Before a replayed click on the button, which may be what woke the island.
  useLayoutEffect(() => {
    const form = document.getElementById(`${id}-form-title`)?.closest('form');
    if (form) picker.current = startCallTimes(form, id);
  }, [id]);
  return (
    <ContactForm
      {...props}
      id={id}
      settled={(status, errors) => picker.current?.settled(status, errors)}
    />
  );
}
