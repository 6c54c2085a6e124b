/** Radio buttons styled as pills. Unchecked by default: preselected answers are worthless. */
import type { JSX } from 'react';
import { FieldError, describedBy } from './FieldError.tsx';

interface Props {
  /** Id of the first radio, so that links to the field focus it. */
  id: string;
  name: string;
  legend: string;
  /** Value → label. */
  options: Readonly<Record<string, string>>;
  /** Checked by default. */
  chosen?: string;
  /** `true`, or the word for it. */
  optional?: boolean | string;
  error?: string | undefined;
}

export function RadioGroup(props: Props): JSX.Element {
  const { id, name, legend, options, chosen, optional = false, error } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML, and the only grouping role that may be invalid.
    <fieldset className="field" role="radiogroup" {...describedBy(id, { error })}>
      <legend>
        {legend}
        {optional && (
          <span className="optional"> {optional === true ? '(optional)' : optional}</span>
        )}
      </legend>
      <div className="choices">
        {Object.entries(options).map(([value, text], index) => (
          <label key={value}>
            <input
              id={index === 0 ? id : `${id}-${value}`}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              required={!optional}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={id} name={name} error={error} />
    </fieldset>
  );
}
