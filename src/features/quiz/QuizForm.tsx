/**
 * The quiz as one native form for browsers without JavaScript: the server scores it and responds
 * with the result. Hidden while a script is expected.
 */
import type { JSX, Ref } from 'react';
import { fieldOf, SUBMIT_PATH } from './email-gate.ts';
import { HONEYPOT } from '#lib/honeypot.ts';
import type { QuizContent } from './quiz.schema.ts';
import { versionOf } from './words.en.ts';
import { quizConsent } from './words.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Honeypot } from '#ui/Honeypot.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { QUIZ_CARD } from './QuizCard.tsx';
import { STATEMENTS } from './Intro.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';

interface Props {
  content: QuizContent;
  ref: Ref<HTMLFormElement>;
}

export function QuizForm({ content, ref }: Props): JSX.Element {
  const { title, questions, gate, ids, practice } = content;
  const { words, path, privacyHref } = versionOf(content);
  const options = Object.fromEntries(words.scale.map((label, index) => [index + 1, label]));
  return (
    <form
      className={`quiz-plain gap-8 ${QUIZ_CARD}`}
      id={STATEMENTS}
      method="post"
      action={SUBMIT_PATH}
      aria-label={title}
      ref={ref}
    >
      <ErrorSummary errors={[]} words={words.check} />
      {questions.map(({ id, text }) => (
        <RadioGroup
          key={id}
          id={`quiz-${fieldOf(id)}`}
          name={fieldOf(id)}
          look="statement"
          legend={`${id}. ${text}`}
          options={options}
        />
      ))}
      <TextField
        id="quiz-plain-email"
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        hint={`${gate.lede} ${gate.hint}`}
        optional={words.optional ?? true}
      />
      <p className="small soft">
        {quizConsent(practice, words)} <a href={privacyHref}>{words.privacy}</a>
      </p>
      <Honeypot name={HONEYPOT} />
      <input type="hidden" name="formId" defaultValue={ids.formId} />
      <input type="hidden" name="portalId" defaultValue={ids.portalId} />
      <input type="hidden" name="relationshipQuizCompleted" defaultValue="Yes" />
      <input type="hidden" name="pageUri" defaultValue={path} />
      <input type="hidden" name="pageName" defaultValue={title} />
      <SubmitButton label={gate.button} busy={false} />
    </form>
  );
}
