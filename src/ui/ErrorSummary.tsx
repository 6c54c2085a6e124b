/**
 * Error summary above a form, with a link to each invalid field. The form focuses it after a rejected submit. Always rendered, so that the server can fill it in.
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
  const id = event.currentTarget.hash.slice(1);
  const field = document.getElementById(id) as HTMLInputElement | null;
  if (!field) return;
  event.preventDefault();
  const label = field.closest('fieldset') ?? field.labels?.[0]?.parentElement;
  (label ?? field).scrollIntoView({ block: 'nearest' });
  field.focus({ preventScroll: true });
}

export function ErrorSummary({ errors, title = 'Almost. Please check:', ref }: Props): JSX.Element {
  return (
    <div
      className="mb-8 error-summary rounded-paper border-2 border-error bg-error-tint px-5 pt-5 pb-3 focus:[outline:3px_solid_var(--color-focus)] focus:outline-offset-3"
      data-error-summary
      role="alert"
      tabIndex={-1}
      hidden={errors.length === 0}
      ref={ref}
    >
      <p className="font-display text-d2/[1.12] font-[480]">{title}</p>
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
