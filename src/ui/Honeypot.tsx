/** A field hidden from people; only bots fill it in. */
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
