/** What happens between a form and the server: the one submit function of the site. */
import type { FieldErrors, Parsed } from '#domain/lead.ts';
import { atom, type ReadableAtom } from 'nanostores';
import { emit } from './events.ts';

/** `failed` is idle with a reason: the form may be sent again. */
export type FormStatus = 'idle' | 'submitting' | 'success' | 'failed';

export type Fields = Record<string, unknown>;

export interface FormPlan<Value> {
  /** On the analytics bus; nothing that was typed ever is. */
  name: string;
  parse: (fields: Fields) => Parsed<Value>;
  /** Rejects when the server did not take the value. The same key may come again with the same value. */
  send: (value: Value, key: string) => Promise<unknown>;
  /** What a known error says about which fields; nothing for an unknown error, which is logged. */
  explain?: (error: unknown) => FieldErrors | undefined;
  succeeded?: (value: Value) => void;
  /** Hears the messages on show. */
  failed?: (errors: FieldErrors) => void;
}

/** What a form needs from the browser. */
export interface FormSurroundings {
  emit: typeof emit;
  newKey: () => string;
  log: (message: string, error: unknown) => void;
}

export interface Form {
  $status: ReadableAtom<FormStatus>;
  /** Field name → message to show beside it. */
  $errors: ReadableAtom<FieldErrors>;
  /** Somebody began to fill the form in. Counted once. */
  start: () => void;
  /** A field was changed: its message goes as soon as its value is right. */
  amend: (name: string, fields: Fields) => void;
  /** Checks and sends. Does nothing while a request is under way; never rejects. */
  submit: (fields: Fields) => Promise<void>;
}

// `crypto.randomUUID` is missing on pages served without TLS.
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The real surroundings. */
export const inBrowser: FormSurroundings = {
  emit,
  newKey: randomKey,
  log: (...words) => console.error(...words),
};

/** A form's state and what may be done with it, for one form on one page. */
export function createForm<Value>(plan: FormPlan<Value>, from: FormSurroundings = inBrowser): Form {
  const $status = atom<FormStatus>('idle');
  const $errors = atom<FieldErrors>({});
  let started = false;
  /** Kept until it is answered: sending the same again is a retry, anything else a new request. */
  let attempt = { body: '', key: '' };

  const refuse = (errors: FieldErrors, status: FormStatus): void => {
    $errors.set(errors);
    $status.set(status);
  };

  const deliver = async (value: Value): Promise<void> => {
    const body = JSON.stringify(value);
    if (attempt.body !== body) attempt = { body, key: from.newKey() };
    try {
      await plan.send(value, attempt.key);
    } catch (error) {
      const errors = plan.explain?.(error);
      if (!errors) from.log(`The ${plan.name} form was not sent`, error);
      refuse(errors ?? {}, 'failed');
      plan.failed?.(errors ?? {});
      return;
    }
    attempt = { body: '', key: '' };
    $status.set('success');
    from.emit('form sent', { form: plan.name });
    plan.succeeded?.(value);
  };

  const start = (): void => {
    if (started) return;
    started = true;
    from.emit('form started', { form: plan.name });
  };

  return {
    $status,
    $errors,
    start,
    amend(name, fields) {
      if (!(name in $errors.get())) return;
      const parsed = plan.parse(fields);
      if (!parsed.ok && name in parsed.errors) return;
      const { [name]: _corrected, ...rest } = $errors.get();
      $errors.set(rest);
    },
    async submit(fields) {
      if ($status.get() === 'submitting') return;
      start();
      const parsed = plan.parse(fields);
      if (!parsed.ok) {
        refuse(parsed.errors, 'idle');
        return;
      }
      refuse({}, 'submitting');
      await deliver(parsed.value);
    },
  };
}
