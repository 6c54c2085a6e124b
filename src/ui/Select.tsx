/**
 * One of many, native (D38). No option may have an empty value (R239), so the browser cannot be asked to demand a
 * choice: `required` on a select works, and is valid HTML, only with an empty first option. Instead the first option
 * is disabled: it is never posted, and the server, or the island, answers with the message. `aria-required` says the
 * same to a screen reader.
 */
import type { JSX } from 'react';
import { said } from './FieldError.tsx';
import { type Labels, Labelled } from './Labelled.tsx';

/** Value of the first option. Browsers post no disabled option, so no server sees it. */
const NOTHING = 'choose';

type Props = Labels & {
  /** What stands in the closed select before a choice. */
  placeholder: string;
  /** Value → what the visitor reads. */
  options: Readonly<Record<string, string>>;
};

export function Select({ placeholder, options, ...labels }: Props): JSX.Element {
  const { id, name, optional = false } = labels;
  return (
    <Labelled {...labels}>
      <span className="select">
        <select
          id={id}
          name={name}
          defaultValue={NOTHING}
          aria-required={!optional}
          {...said(id, labels)}
        >
          <option value={NOTHING} disabled hidden>
            {placeholder}
          </option>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </Labelled>
  );
}
