/** Form behavior after hydration: sends through its store, saves drafts, and announces results. */
import { useStore } from '@nanostores/react';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FieldErrors } from '#lib/parse-form.ts';
import { draftOf, emptyForm, restoreDraft, saveDrafts } from '#lib/draft.store.ts';
import type { Fields, Form, FormStatus } from '#lib/form.store.ts';
import { preloadToasts } from '#lib/toasts.store.ts';

interface FormHooks {
  /** Converts the entries to the fields that the schema expects. */
  read?: (entries: FormData) => Fields;
  /** Called after each attempt, before focus moves. */
  settled?: (status: FormStatus, errors: FieldErrors) => void;
  /** Whether the form loaded with its script, not with the page. */
  isLate?: boolean;
}

interface FormBinding {
  status: FormStatus;
  errors: FieldErrors;
  /** For the error summary, which gets focus after a rejected attempt. */
  summary: RefObject<HTMLDivElement | null>;
  /** For the element that gets focus otherwise. */
  outcome: RefObject<HTMLDivElement | null>;
  /** Shows the messages of fields that were left. */
  check: (names: readonly string[], element: HTMLFormElement) => void;
  /** For the form element. */
  listeners: {
    ref: (form: HTMLFormElement) => () => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
  };
}

function takeOver(form: HTMLFormElement): () => void {
  // Not in the server's HTML: without this script, native messages are the only ones (D35).
  form.noValidate = true;
  preloadToasts();
  return saveDrafts(form);
}

function takeOverLate(form: HTMLFormElement): () => void {
  restoreDraft(form);
  return takeOver(form);
}

/** Connects a form element to a store that is created once. */
export function useForm(
  create: () => Form,
  { read = Object.fromEntries, settled, isLate = false }: FormHooks = {},
): FormBinding {
  const [form] = useState(create);
  const status = useStore(form.$status);
  const errors = useStore(form.$errors);
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  // The server-rendered HTML has no attempt. In the commit of hydration, not after the next paint:
  // a click in between would get a new key, so a second lead.
  useLayoutEffect(() => form.resume(), [form]);

  // The submit button was disabled, which drops focus: move it to the result.
  useEffect(() => {
    if (attempts) (summary.current?.hidden === false ? summary : outcome).current?.focus();
  }, [attempts]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    const sent = draftOf(element);
    try {
      await form.submit(read(new FormData(element)));
    } catch (error) {
      // The browser lacks a feature. It can still post the form natively, with all input.
      console.error('Posting the form natively', error);
      HTMLFormElement.prototype.submit.call(element);
      return;
    }
    const now = form.$status.get();
    if (now === 'submitting') return;
    if (now === 'success') emptyForm(element, sent);
    settled?.(now, form.$errors.get());
    setAttempts((count) => count + 1);
  };
  const onChange = (event: FormEvent<HTMLFormElement>): void => {
    form.start();
    const { name } = event.target as HTMLInputElement;
    form.amend(name, read(new FormData(event.currentTarget)));
  };
  const check: FormBinding['check'] = (names, element) => {
    for (const name of names) form.amend(name, read(new FormData(element)), true);
  };
  const ref = isLate ? takeOverLate : takeOver;
  return { status, errors, summary, outcome, check, listeners: { ref, onSubmit, onChange } };
}
