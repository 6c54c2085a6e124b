/** Fields of the staff pages: 16 px on a phone, so that it does not zoom. */
import type { ComponentProps, JSX, ReactNode } from 'react';

const BOX =
  'w-full rounded-field border border-line-strong bg-field px-3.5 py-2.5 text-md lg:px-3 lg:py-2 lg:text-ms';
const WRONG = 'aria-invalid:border-2 aria-invalid:border-error aria-invalid:bg-error-tint';

interface Labeled {
  id: string;
  label: ReactNode;
  /** Words after the label. */
  hint?: string;
}

function Label({ id, label, hint }: Labeled): JSX.Element {
  return (
    <label className="text-sm font-semibold" htmlFor={id}>
      {label}
      {hint && <span className="font-normal text-ink-soft"> {hint}</span>}
    </label>
  );
}

const LINE = { normal: 'min-h-12 lg:min-h-10', tall: 'min-h-13' } as const;

/** A line of text; a tall one where it is all there is to do. */
export function LineField(
  props: Labeled & { tall?: boolean } & Omit<ComponentProps<'input'>, 'id'>,
): JSX.Element {
  const { id, label, hint, tall = false, className = '', ...rest } = props;
  return (
    <div className="grid gap-1.5">
      <Label id={id} label={label} {...(hint && { hint })} />
      <input
        type="text"
        autoComplete="off"
        {...rest}
        id={id}
        className={`${BOX} ${WRONG} ${LINE[tall ? 'tall' : 'normal']} ${className}`}
      />
    </div>
  );
}

/** Several lines of text. */
export function TextField(props: Labeled & Omit<ComponentProps<'textarea'>, 'id'>): JSX.Element {
  const { id, label, hint, ...rest } = props;
  return (
    <div className="grid gap-1.5">
      <Label id={id} label={label} {...(hint && { hint })} />
      <textarea {...rest} id={id} className={`${BOX} min-h-24 resize-y`} />
    </div>
  );
}

/** A native select. */
export function ChoiceField(props: Labeled & Omit<ComponentProps<'select'>, 'id'>): JSX.Element {
  const { id, label, hint, ...rest } = props;
  return (
    <div className="grid gap-1.5">
      <Label id={id} label={label} {...(hint && { hint })} />
      <select {...rest} id={id} className={`${BOX} ${WRONG} min-h-12 lg:min-h-10`} />
    </div>
  );
}

/** A checkbox or radio button with its words; the whole row is clickable. */
export function BoxField({
  children,
  ...rest
}: ComponentProps<'input'> & { children: ReactNode }): JSX.Element {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-ms lg:text-sm">
      <input type="checkbox" {...rest} className="box" />
      <span className="flex items-center gap-3">{children}</span>
    </label>
  );
}
