/**
 * The whole quiz as one form, for browsers without our script: the server scores it and answers with the result. Hidden
 * while a script is expected.
 */
import type { JSX, Ref } from 'react';
import { ANSWER_MESSAGE, fieldOf, QUIZ_TRAP, quizConsent, SUBMIT_PATH } from '#domain/quiz-gate.ts';
import { SCALE } from '#domain/quiz.ts';
import type { QuizContent } from '#domain/quiz-content.ts';
import { Choice } from '#ui/Choice.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Field } from '#ui/Field.tsx';
import { Honeypot } from '#ui/Honeypot.tsx';
import { Submit } from '#ui/Submit.tsx';
import { STATEMENTS } from './Intro.tsx';

/** Value → label, as the form control wants it. */
const OPTIONS = Object.fromEntries(SCALE.map((label, index) => [index + 1, label]));

interface Props {
  content: QuizContent;
  ref: Ref<HTMLFormElement>;
}

export function Plain({ content, ref }: Props): JSX.Element {
  const { title, questions, gate, ids, practice } = content;
  return (
    <form
      className="quiz-card quiz-plain"
      id={STATEMENTS}
      method="post"
      action={SUBMIT_PATH}
      aria-label={title}
      ref={ref}
    >
      <ErrorSummary errors={[]} title={`${ANSWER_MESSAGE}:`} />
      {questions.map(({ id, text }) => (
        <Choice
          key={id}
          id={`quiz-${fieldOf(id)}`}
          name={fieldOf(id)}
          legend={`${id}. ${text}`}
          options={OPTIONS}
        />
      ))}
      <Field
        id="quiz-plain-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint={`${gate.lede} ${gate.hint}`}
        optional
      />
      <p className="small soft">
        {quizConsent(practice)} <a href="/privacy-policy">Privacy policy</a>
      </p>
      <Honeypot name={QUIZ_TRAP} />
      <input type="hidden" name="formId" defaultValue={ids.formId} />
      <input type="hidden" name="portalId" defaultValue={ids.portalId} />
      <input type="hidden" name="relationshipQuizCompleted" defaultValue="Yes" />
      <input type="hidden" name="pageUri" defaultValue="/quiz" />
      <input type="hidden" name="pageName" defaultValue={title} />
      <Submit label={gate.button} busy={false} />
    </form>
  );
}
