/** Radio buttons styled as pills. Unchecked by default: preselected answers are worthless. */
import type { ComponentProps, JSX } from 'react';
import { FieldError, describedBy } from './FieldError.tsx';
import { LABEL, MarkedText } from './FormField.tsx';

const looks = {
  label: LABEL,
  /** A sentence to agree or disagree with. */
  statement: 'mb-3 block p-0 font-display text-d2 font-book',
} as const;

interface Props {
  /** Id of the first radio, so that links to the field focus it. */
  id: string;
  name: string;
  legend: string;
  look?: keyof typeof looks;
  /** Value → label. */
  options: Readonly<Record<string, string>>;
  /** Checked by default. */
  chosen?: string;
  /** `true`, or the word for it. */
  optional?: boolean | string;
  /** Optional, but the group before it says so. */
  isUnmarked?: boolean;
  /** In equal widths, three in a row as long as their words fit. */
  isEven?: boolean | undefined;
  error?: string | undefined;
}

interface RadioProps extends ComponentProps<'input'> {
  small?: boolean;
  /** A sentence, not a word. */
  isLong?: boolean;
}

/** One answer; for pages, where it is not in a `RadioGroup`. */
export function Radio({
  small = false,
  isLong = false,
  children,
  ...input
}: RadioProps): JSX.Element {
  const size = small ? ' min-h-tap text-(length:--text-small)' : '';
  // A sentence would touch the rim of a pill.
  const shape = isLong ? ' rounded-[1.6rem] py-2.5 pr-6 pl-4' : '';
  return (
    <label className={`choice${shape}${size}`}>
      <input {...input} type="radio" />
      {children}
    </label>
  );
}

export function RadioGroup(props: Props): JSX.Element {
  const { id, name, legend, look = 'label', options, chosen, error } = props;
  const { optional = false, isUnmarked = false, isEven = false } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML, and the only grouping role that may be invalid.
    <fieldset className="min-w-0" role="radiogroup" {...describedBy(id, { error })}>
      <legend className={looks[look]}>
        <MarkedText text={legend} optional={!isUnmarked && optional} />
      </legend>
      <div
        className={
          isEven
            ? 'flex flex-wrap gap-2 [word-break:normal] *:flex-[1_0_30%]'
            : 'flex flex-wrap gap-2'
        }
      >
        {Object.entries(options).map(([value, text], index) => (
          <Radio
            key={value}
            id={index === 0 ? id : `${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === chosen}
            required={!optional}
          >
            {text}
          </Radio>
        ))}
      </div>
      <FieldError id={id} name={name} error={error} />
    </fieldset>
  );
}
