/**
 * Error summary above a form, with a link to each invalid field. The form focuses it after a
 * rejected submit. Always rendered, so that the server can fill it in.
 */
import type { JSX, MouseEvent, Ref } from 'react';

interface Props {
  /** Field ids and messages, in form order. */
  errors: { id: string; message: string }[];
  title?: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Scrolls to the label instead of the control: it must be visible below the sticky header. */
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
