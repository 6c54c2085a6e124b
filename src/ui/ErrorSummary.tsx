/**
 * Error summary above a form: how many, then a link to each invalid field, the first three unfolded. The form focuses it
 * after a rejected submit. Always rendered, so that the server can fill it in (server/leads/forms/rejected-form-page.ts).
 */
import type { JSX, MouseEvent, Ref } from 'react';
import { ENGLISH_ERROR_SUMMARY } from '#lib/form-words.en.ts';
import { counted, type ErrorSummaryWords, errorTitle, LISTED_ERRORS } from '#lib/form-words.ts';

interface Props {
  /** Field ids and messages, in form order. */
  errors: { id: string; message: string }[];
  words?: ErrorSummaryWords | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Scrolls to the label instead of the control: it must be visible below the sticky header. */
function show(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  (field.closest('fieldset') ?? field.closest('div'))?.scrollIntoView({ block: 'nearest' });
  field.focus({ preventScroll: true });
}

export function ErrorSummary({ errors, words = ENGLISH_ERROR_SUMMARY, ref }: Props): JSX.Element {
  const items = errors.map(({ id, message }) => (
    <li key={id}>
      <a href={`#${id}`} onClick={show}>
        {message}
      </a>
    </li>
  ));
  const { length } = items;
  return (
    <div
      className="error-summary"
      data-error-summary=""
      role="alert"
      tabIndex={-1}
      hidden={!length}
      ref={ref}
    >
      {length > 0 && (
        <>
          <p>{errorTitle(length, words)}</p>
          <p>{words.kept}</p>
          <ul>{items.slice(0, LISTED_ERRORS)}</ul>
          {length > LISTED_ERRORS && (
            <details>
              <summary>{counted(words.more, length - LISTED_ERRORS, words)}</summary>
              <ul>{items.slice(LISTED_ERRORS)}</ul>
            </details>
          )}
        </>
      )}
    </div>
  );
}
