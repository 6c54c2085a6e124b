/** Layout of a field with one control: label above, hint and message below. */
import type { JSX, ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

export interface Labels {
  /** Id of the control; unique on the page. */
  id: string;
  name: string;
  label: string;
  /** Optional fields are marked, required ones are not: `true`, or the word for it. */
  optional?: boolean | string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Class list of labels above a control. */
export const LABEL = 'mb-1.5 block p-0 leading-close font-semibold';

/** Class lists of native controls. */
export const CONTROL = {
  input: 'control',
  select: 'control pr-11 text-ellipsis',
  textarea: 'control resize-y',
} as const;

/** A label, with the word that marks an optional field. */
export function MarkedText({
  text,
  optional,
}: {
  text: string;
  optional?: boolean | string | undefined;
}): JSX.Element {
  if (!optional) return <>{text}</>;
  return (
    <>
      {/* In one text with the space, which accessible names would leave out alone. */}
      {`${text} `}
      <span className="font-normal text-ink-soft">
        {optional === true ? '(optional)' : optional}
      </span>
    </>
  );
}

interface Props extends Labels {
  children: ReactNode;
}

export function FormField(props: Props): JSX.Element {
  const { id, name, label, optional, hint, error, children } = props;
  return (
    <div className="min-w-0">
      <label className={LABEL} htmlFor={id}>
        <MarkedText text={label} optional={optional} />
      </label>
      {children}
      {hint && (
        <p className="mt-1.5 text-small text-ink-soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} name={name} error={error} />
    </div>
  );
}
