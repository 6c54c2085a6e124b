/** Is it safe to call, to text, to leave a voicemail? For people whose phone is not theirs alone; no answer is fine. */
import type { JSX } from 'react';
import type { FieldErrors } from '#domain/lead.ts';
import { SAFE_ANSWERS, SAFE_WAYS } from '#domain/safe-contact.ts';
import { Choice } from '#ui/Choice.tsx';

interface Props {
  /** Prefix of all ids. */
  id: string;
  errors: FieldErrors;
}

export function SafeContact({ id, errors }: Props): JSX.Element {
  return (
    <details className="safe-contact">
      <summary>
        Is it safe to call, text or leave a voicemail?
        <span className="optional"> (optional)</span>
      </summary>
      <div>
        {Object.entries(SAFE_WAYS).map(([name, legend]) => (
          <Choice
            key={name}
            id={`${id}-${name}`}
            name={name}
            legend={legend}
            options={SAFE_ANSWERS}
            error={errors[name]}
            optional
          />
        ))}
      </div>
      <p className="small soft">Leave it out, and we ask you first, the way you chose.</p>
    </details>
  );
}
