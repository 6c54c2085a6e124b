/** A field that people neither see nor reach; whoever fills it in is a program. */
import type { JSX } from 'react';

interface Props {
  name: string;
}

export function Honeypot({ name }: Props): JSX.Element {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        Leave this empty
        <input name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
