/** A request that did not arrive: nothing is lost, and there are other ways in (D40). */
import type { JSX, Ref } from 'react';
import { Note } from '#ui/Note.tsx';

interface Props {
  phone: { text: string; href: string };
  ref: Ref<HTMLDivElement>;
}

export function Unsent({ phone, ref }: Props): JSX.Element {
  return (
    <Note look="error" title="That did not reach us." ref={ref}>
      <p>
        Your text is still here, nothing is lost. Send it again in a moment, or reach us right away:{' '}
        <a href={phone.href}>call {phone.text}</a> or{' '}
        <a href={phone.href.replace('tel:', 'sms:')}>text us</a>.
      </p>
    </Note>
  );
}
