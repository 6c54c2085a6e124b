/**
 * The email gate (R215–R219), with a skip button that sends nothing. If the browser cannot send by
 * script, the form posts natively and the server scores it.
 */
import { type FormEvent, type JSX, type Ref, useRef, useState } from 'react';
import type { Answers } from './scoring.ts';
import { fieldOf, SUBMIT_PATH } from './email-gate.ts';
import type { QuizContent } from './quiz.schema.ts';
import { versionOf } from './words.en.ts';
import { quizConsent } from './words.ts';
import { TextField } from '#ui/TextField.tsx';
import { ActionButton } from '#ui/Button.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';

interface Props {
  content: QuizContent;
  answers: Answers;
  error: string | undefined;
  onSubmit: (email: string) => Promise<void>;
  onSkip: () => void;
  ref: Ref<HTMLHeadingElement> | undefined;
}

/** Fields of the native form (`QuizForm.tsx`). */
const asFields = (answers: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([id, value]) => [fieldOf(+id), `${value}`]));

export function EmailGate(props: Props): JSX.Element {
  const { content, answers, error, onSubmit, onSkip, ref } = props;
  const { gate, ids, practice, title } = content;
  const { words, path, privacyHref } = versionOf(content);
  const form = useRef<HTMLFormElement>(null);
  const [after, setAfter] = useState<JSX.Element>();
  // While it is typed, not when it is left: whoever leaves this field sends the form.
  const askAbout = ({ target }: FormEvent): void => {
    import('#features/booking/EmailQuestion.tsx')
      .then(({ EmailQuestion }) => setAfter(<EmailQuestion field={target as HTMLInputElement} />))
      .catch((error: unknown) => console.error('Asking about an address', error));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const element = form.current as HTMLFormElement;
    const field = element.elements.namedItem('email') as HTMLInputElement;
    try {
      await onSubmit(field.value);
    } catch (reason) {
      console.error('Posting the form natively', reason);
      HTMLFormElement.prototype.submit.call(element);
      return;
    }
    // Still mounted only if the address was rejected.
    field.focus();
  };
  return (
    <form
      className="grid max-w-136 gap-5 max-sm:gap-4"
      method="post"
      action={SUBMIT_PATH}
      noValidate
      onInput={askAbout}
      onSubmit={submit}
      ref={form}
    >
      <h2 className="max-w-narrow text-(length:--text-d3)" tabIndex={-1} ref={ref}>
        {gate.title}
      </h2>
      <p>{gate.lede}</p>
      <TextField
        id="quiz-email"
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        hint={gate.hint}
        error={error}
        after={after}
      />
      {Object.entries({ ...asFields(answers), ...ids, pageName: title }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <input type="hidden" name="relationshipQuizCompleted" defaultValue="Yes" />
      <input type="hidden" name="pageUri" defaultValue={path} />
      <div className="grid gap-3 sm:grid-cols-2">
        <SubmitButton label={gate.button} busy={false} />
        <ActionButton look="line" onClick={onSkip}>
          {gate.skip}
        </ActionButton>
      </div>
      <p className="small soft">
        {quizConsent(practice, words)} <a href={privacyHref}>{words.privacy}</a>
      </p>
    </form>
  );
}
