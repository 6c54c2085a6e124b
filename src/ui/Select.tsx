/**
 * One of many, native (D38): before its script, without it, and for fingers, who have their phone's own wheel. With a
 * mouse the awake form lays a listbox over it (`Listbox.tsx`); this select stays the field that is filled, sent,
 * reset and kept as a draft. No option may have an empty value (R239), so the browser cannot be asked to demand a
 * choice: `required` on a select works, and is valid HTML, only with an empty first option. Instead the first option
 * is disabled: it is never posted, and the server, or the island, answers with the message. `aria-required` says the
 * same to a screen reader.
 */
import { type JSX, startTransition, useEffect, useRef, useState } from 'react';
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

/** In use, or about to be: nothing may change under the pointer. Unknown words inside `:is()` are skipped. */
const IN_USE = ':is(:focus, :hover, :open)';

/** Calls back once a select is left alone; returns a function that calls it off. */
function whenLeft(select: HTMLSelectElement, then: () => void): () => void {
  const off = new AbortController();
  const look = (): void => {
    if (off.signal.aborted || select.matches(IN_USE)) return;
    off.abort();
    then();
  };
  for (const type of ['blur', 'pointerleave'])
    select.addEventListener(type, look, { signal: off.signal });
  look();
  return () => off.abort();
}

type Upgrade = typeof import('./Listbox.tsx').Listbox;

export function Select({ placeholder, options, ...labels }: Props): JSX.Element {
  const { id, name, optional = false } = labels;
  const field = useRef<HTMLSelectElement>(null);
  const [Listbox, setListbox] = useState<Upgrade>();
  useEffect(() => {
    const select = field.current;
    if (!select || !matchMedia('(pointer: fine)').matches) return;
    let callOff: (() => void) | undefined;
    import('./Listbox.tsx').then(
      (module) => {
        // In a transition React shows nothing before the looks are here.
        callOff ??= whenLeft(select, () => startTransition(() => setListbox(() => module.Listbox)));
      },
      (reason: unknown) => console.warn('The select stays as the browser draws it.', reason),
    );
    return () => {
      callOff?.();
      callOff = () => undefined;
    };
  }, []);
  const spoken = { id, 'aria-required': !optional, ...said(id, labels) };
  return (
    <Labelled {...labels}>
      <span className="select">
        <select
          name={name}
          defaultValue={NOTHING}
          ref={field}
          {...(Listbox ? { 'aria-hidden': true, tabIndex: -1 } : spoken)}
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
        {Listbox && (
          <Listbox field={field} placeholder={placeholder} options={options} spoken={spoken} />
        )}
      </span>
    </Labelled>
  );
}
