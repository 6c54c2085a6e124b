/** What every form does when its script is here: sends through its store, keeps a draft, and says what happened. */
import { useStore } from '@nanostores/react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#domain/lead.ts';
import { keepDraft } from '#stores/draft.ts';
import { hushExtensions } from '#stores/foreign-errors.ts';
import type { Fields, Form, FormStatus } from '#stores/form.ts';

interface Habits {
  /** The fields as the form's rules expect them. */
  read?: (entries: FormData) => Fields;
  /** Told after each attempt, before the focus goes anywhere. */
  settled?: (status: FormStatus, errors: FieldErrors) => void;
}

interface LiveForm {
  status: FormStatus;
  errors: FieldErrors;
  /** For the summary of what is wrong, which takes the focus after a refused attempt. */
  summary: RefObject<HTMLDivElement | null>;
  /** For what takes the focus otherwise. */
  outcome: RefObject<HTMLDivElement | null>;
  /** For the form element. */
  listeners: {
    ref: (form: HTMLFormElement) => () => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
  };
}

function takeOver(form: HTMLFormElement): () => void {
  // Not in the server's HTML: without this script the browser's own messages are the only ones (D35).
  form.noValidate = true;
  const stops = [keepDraft(form), hushExtensions()];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Ties a form element to a store that is made once. */
export function useForm(
  create: () => Form,
  { read = Object.fromEntries, settled }: Habits = {},
): LiveForm {
  const [form] = useState(create);
  const status = useStore(form.$status);
  const errors = useStore(form.$errors);
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  // The pressed button was disabled meanwhile, so focus would be lost: it goes to what happened.
  useEffect(() => {
    if (attempts) (summary.current?.hidden === false ? summary : outcome).current?.focus();
  }, [attempts]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    await form.submit(read(new FormData(element)));
    const now = form.$status.get();
    if (now === 'submitting') return;
    if (now === 'success') element.reset();
    settled?.(now, form.$errors.get());
    setAttempts((count) => count + 1);
  };
  const onChange = (event: FormEvent<HTMLFormElement>): void => {
    form.start();
    const { name } = event.target as HTMLInputElement;
    form.amend(name, read(new FormData(event.currentTarget)));
  };
  return { status, errors, summary, outcome, listeners: { ref: takeOver, onSubmit, onChange } };
}
