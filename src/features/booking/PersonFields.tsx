/** Name, email and phone fields of every form. */
import { type JSX, useState } from 'react';
import type { FieldErrors } from '#lib/parse-form.ts';
import { TextField } from '#ui/TextField.tsx';

/** Props of a field from its form. */
export interface Asked {
  id: string;
  name: string;
  error: string | undefined;
  /** Labels, if the form has its own. */
  label?: string;
}

/** Returns each field's id and message, and its label in another language. */
export function fieldProps<Name extends string>(
  id: string,
  errors: FieldErrors,
  labels: Readonly<Record<string, string>> = {},
): (name: Name) => Asked {
  return (name) => {
    const label = labels[name];
    return { id: `${id}-${name}`, name, error: errors[name], ...(label && { label }) };
  };
}

interface Names {
  first: Asked;
  last: Asked;
}

export function NameFields({ first, last }: Names): JSX.Element {
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:gap-5">
      <TextField label="First name" {...first} autoComplete="given-name" autoCapitalize="words" />
      <TextField label="Last name" {...last} autoComplete="family-name" autoCapitalize="words" />
    </div>
  );
}

/**
 * Suggests a correction for a mistyped address ({@link EmailQuestion}), on blur: if this field’s focus is what hydrates
 * the form, React never sees the focus event.
 */
export function EmailField(asked: Asked): JSX.Element {
  const [after, setAfter] = useState<JSX.Element>();
  return (
    <TextField
      label="Email"
      {...asked}
      type="email"
      autoComplete="email"
      onBlur={({ currentTarget: field }) =>
        import('./EmailQuestion.tsx').then(({ EmailQuestion }) => {
          setAfter(<EmailQuestion field={field} />);
        })
      }
      after={after}
    />
  );
}

export function PhoneField(
  asked: Asked & { optional?: boolean | string; hint?: string | undefined },
): JSX.Element {
  return <TextField label="Phone" {...asked} type="tel" autoComplete="tel" />;
}
