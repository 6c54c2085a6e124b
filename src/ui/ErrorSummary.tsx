/**
 * Everything that is wrong with a form, above its fields, each with a link to its field. The form focuses it after a
 * refused submit. Always in the page, so that the server can fill it in too.
 */
import type { JSX, MouseEvent, Ref } from 'react';

interface Props {
  /** The field's id and what is wrong with it, in the order of the form. */
  errors: { id: string; message: string }[];
  title?: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The label, not the control, is what must be readable below a sticky header. */
function show(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const label = field.closest('fieldset') ?? field.closest('label') ?? field.closest('.field');
  (label ?? field).scrollIntoView({ block: 'nearest' });
  field.focus({ preventScroll: true });
}

export function ErrorSummary({ errors, title = 'Almost. Please check:', ref }: Props): JSX.Element {
  return (
    <div
      className="error-summary"
      data-error-summary
      role="alert"
      tabIndex={-1}
      hidden={errors.length === 0}
      ref={ref}
    >
      <p className="title">{title}</p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={show}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
