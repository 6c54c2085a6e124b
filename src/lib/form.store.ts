import type { FieldErrors, Parsed } from './parse-form.ts';
import { atom, type ReadableAtom } from 'nanostores';
import { type Attempt, type Attempts, attempts } from './draft.store.ts';
import { emit } from './events.store.ts';

/** `failed` is idle with an error: the form can be sent again. */
export type FormStatus = 'idle' | 'submitting' | 'success' | 'failed';

export type Fields = Record<string, unknown>;

export interface FormOptions<Value> {
  /** Names the form in events, which never contain input. */
  name: string;
  /** Endpoint, for attempts that survive a reload; without it, none do. */
  path?: string;
  parse: (fields: Fields) => Parsed<Value>;
  /** Rejects if the server did not accept the value. A retry has the same key and value. */
  send: (value: Value, key: string) => Promise<unknown>;
  /** Field messages of a known error; an unknown one is logged. */
  explain?: (error: unknown) => FieldErrors | undefined;
  succeeded?: (value: Value) => void;
  /** Called with the messages that are shown. */
  failed?: (errors: FieldErrors) => void;
}

export interface FormDeps {
  emit: typeof emit;
  newKey: () => string;
  log: (message: string, error: unknown) => void;
  attempts?: Attempts;
}

export interface Form {
  $status: ReadableAtom<FormStatus>;
  /** Messages by field. */
  $errors: ReadableAtom<FieldErrors>;
  /** The visitor started to fill in the form. Counted once. */
  start: () => void;
  /** Clears the field's message if it is valid now; with `isLeft`, also shows it if not, as the visitor is done. */
  amend: (name: string, fields: Fields, isLeft?: boolean) => void;
  /**
   * Validates and sends. Ignored while the same request is pending; a changed one is sent separately. The promise never
   * rejects.
   * @throws synchronously if this browser cannot send: nothing was sent, and the form can post natively.
   */
  submit: (fields: Fields) => Promise<void>;
  /** Restores an attempt from before a reload: its key, and that it failed. */
  resume: () => void;
  /** A pending request continues, but is not reported. */
  reset: () => void;
}

// `crypto.randomUUID` is missing on pages without TLS.
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export const browserDeps: FormDeps = {
  emit,
  newKey: randomKey,
  log: (...words) => console.error(...words),
  attempts,
};

const BLANK: Attempt = { body: '', key: '' };

export function createForm<Value>(options: FormOptions<Value>, deps: FormDeps = browserDeps): Form {
  const $status = atom<FormStatus>('idle');
  const $errors = atom<FieldErrors>({});
  let started = false;
  /** Kept until there is a response: the same body is a retry, a changed one a new request. */
  let attempt: Attempt = BLANK;

  const refuse = (errors: FieldErrors, status: FormStatus): void => {
    $errors.set(errors);
    $status.set(status);
  };

  /** A callback's error must not affect the result. */
  const attemptTo = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      deps.log(`A callback of the ${options.name} form failed`, error);
    }
  };
  const keep = (kept: Attempt | undefined): void => {
    if (options.path) deps.attempts?.write(options.path, kept);
  };

  const answered = async (
    value: Value,
    mine: Attempt,
    sending: Promise<unknown>,
  ): Promise<void> => {
    try {
      await sending;
    } catch (error) {
      const errors = options.explain?.(error);
      if (!errors) deps.log(`The ${options.name} form was not sent`, error);
      if (attempt !== mine) return;
      attemptTo(() => keep({ ...mine, failed: true }));
      refuse(errors ?? {}, 'failed');
      attemptTo(() => options.failed?.(errors ?? {}));
      return;
    }
    attemptTo(() => deps.emit('form sent', { form: options.name }));
    if (attempt !== mine) return;
    attempt = BLANK;
    attemptTo(() => keep(undefined));
    $status.set('success');
    attemptTo(() => options.succeeded?.(value));
  };

  const start = (): void => {
    if (started) return;
    started = true;
    deps.emit('form started', { form: options.name });
  };

  return {
    $status,
    $errors,
    start,
    amend(name, fields, isLeft) {
      const { [name]: shown, ...rest } = $errors.get();
      if (!shown && !isLeft) return;
      const parsed = options.parse(fields);
      const message = !parsed.ok && parsed.errors[name];
      $errors.set(message ? { ...rest, [name]: shown ?? message } : rest);
    },
    submit(fields) {
      start();
      const parsed = options.parse(fields);
      if (!parsed.ok) {
        refuse(parsed.errors, 'idle');
        return Promise.resolve();
      }
      const body = JSON.stringify(parsed.value);
      const isSame = attempt.body === body;
      if (isSame && $status.get() === 'submitting') return Promise.resolve();
      const mine = isSame ? attempt : { body, key: deps.newKey() };
      const sending = options.send(parsed.value, mine.key);
      attempt = mine;
      refuse({}, 'submitting');
      attemptTo(() => keep(mine));
      return answered(parsed.value, mine, sending);
    },
    resume() {
      const kept = options.path && deps.attempts?.read(options.path);
      if (!kept || attempt !== BLANK) return;
      attempt = kept;
      if (kept.failed) $status.set('failed');
    },
    reset() {
      attempt = BLANK;
      refuse({}, 'idle');
    },
  };
}
