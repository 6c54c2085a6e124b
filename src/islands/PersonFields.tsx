/** Name, address and number, as every form asks for them. */
import type { JSX } from 'react';
import { type FieldErrors, LIMITS } from '#domain/lead.ts';
import { Field } from '#ui/Field.tsx';

/** What a field takes from its form. */
export interface Asked {
  id: string;
  name: string;
  error: string | undefined;
}

/** Gives each field of a form its id and its message. */
export function askedIn<Name extends string>(
  id: string,
  errors: FieldErrors,
): (name: Name) => Asked {
  return (name) => ({ id: `${id}-${name}`, name, error: errors[name] });
}

interface Names {
  first: Asked;
  last: Asked;
}

export function NameFields({ first, last }: Names): JSX.Element {
  return (
    <div className="form-pair form-pair-names">
      <Field {...first} label="First name" autoComplete="given-name" maxLength={LIMITS.line} />
      <Field {...last} label="Last name" autoComplete="family-name" maxLength={LIMITS.line} />
    </div>
  );
}

export function EmailField(asked: Asked): JSX.Element {
  return (
    <Field {...asked} label="Email" type="email" autoComplete="email" maxLength={LIMITS.email} />
  );
}

export function PhoneField(asked: Asked & { optional?: boolean }): JSX.Element {
  return <Field {...asked} label="Phone" type="tel" autoComplete="tel" maxLength={LIMITS.phone} />;
}
