/** One of few, as pills. None is chosen beforehand, unless said so: an answer nobody gave is worth nothing. */
import type { JSX } from 'react';
import { FieldError, said } from './FieldError.tsx';

interface Props {
  /** Of the first radio, so that a link to the field leads to it. */
  id: string;
  name: string;
  legend: string;
  /** Value → what the visitor reads. */
  options: Readonly<Record<string, string>>;
  /** Chosen from the start. */
  chosen?: string;
  optional?: boolean;
  error?: string | undefined;
}

export function Choice(props: Props): JSX.Element {
  const { id, name, legend, options, chosen, optional = false, error } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML, and the only grouping role that may be invalid.
    <fieldset className="field" role="radiogroup" {...said(id, { error })}>
      <legend>
        {legend}
        {optional && <span className="optional"> (optional)</span>}
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
