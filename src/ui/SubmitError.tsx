/** Error message after a failed submit, with other ways to reach us; the input is kept (D40). */
import type { JSX, Ref } from 'react';
import { ENGLISH_SUBMIT_ERROR } from '#lib/form-words.en.ts';
import type { SubmitErrorWords } from '#lib/form-words.ts';
import { Alert } from './Alert.tsx';

interface Props {
  phone: { text: string; href: string };
  ref: Ref<HTMLDivElement>;
  words?: SubmitErrorWords | undefined;
}

export function SubmitError({ phone, ref, words = ENGLISH_SUBMIT_ERROR }: Props): JSX.Element {
  return (
    <Alert look="error" title={words.title} ref={ref}>
      <p>
        {words.text}{' '}
        <a className="font-semibold" href={phone.href}>
          {words.call.replace('#', phone.text)}
        </a>{' '}
        {words.or}{' '}
        <a className="font-semibold" href={phone.href.replace('tel:', 'sms:')}>
          {words.write}
        </a>
        .
      </p>
    </Alert>
  );
}
