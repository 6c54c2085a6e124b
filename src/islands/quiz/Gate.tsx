/** The email gate (R215–R219), with a way past it that sends nothing. */
import { type FormEvent, type JSX, type Ref, useRef } from 'react';
import { quizConsent } from '#domain/quiz-gate.ts';
import type { QuizContent } from '#domain/quiz-content.ts';
import { Field } from '#ui/Field.tsx';
import { Submit } from '#ui/Submit.tsx';

/** Longest address there is. */
const LONGEST = 254;

interface Props {
  content: QuizContent;
  error: string | undefined;
  onSubmit: (email: string) => Promise<void>;
  onSkip: () => void;
  ref: Ref<HTMLHeadingElement> | undefined;
}

export function Gate({ content, error, onSubmit, onSkip, ref }: Props): JSX.Element {
  const { gate, practice } = content;
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const field = form.current?.elements.namedItem('email') as HTMLInputElement;
    await onSubmit(field.value);
    // Still here only if the address was refused.
    field.focus();
  };
  return (
    <form className="quiz-gate" noValidate onSubmit={submit} ref={form}>
      <h2 tabIndex={-1} ref={ref}>
        {gate.title}
      </h2>
      <p>{gate.lede}</p>
      <Field
        id="quiz-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={LONGEST}
        hint={gate.hint}
        error={error}
      />
      <p className="small soft">
        {quizConsent(practice)} <a href="/privacy-policy">Privacy policy</a>
      </p>
      <Submit label={gate.button} busy={false} />
      <button className="quiz-link" type="button" onClick={onSkip}>
        {gate.skip}
      </button>
    </form>
  );
}
