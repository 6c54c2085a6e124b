/**
 * A native select (D38), used without JavaScript and on touch devices. For mouse users, the
 * hydrated form adds a listbox (`Listbox.tsx`); this select stays the field that is filled, sent,
 * reset and saved as a draft. No option may have an empty value (R239), but `required` on a select
 * works, and is valid HTML, only with an empty first option. So the first option is disabled
 * instead: it is never posted, and the server or the island reports the missing choice.
 * `aria-required` tells screen readers.
 */
import { type JSX, useEffect, useRef, useState, Component, type ReactNode } from 'react';
import { describedBy } from './FieldError.tsx';
import { CONTROL, type Labels, FormField } from './FormField.tsx';

interface OptionalProps {
  onFailure: (reason: unknown) => void;
  children: ReactNode;
}

class Optional extends Component<OptionalProps> {
  static getDerivedStateFromError = (): object => ({ isLost: true });
  override state = { isLost: false };
  override componentDidCatch(reason: unknown): void {
    this.props.onFailure(reason);
  }
  override render(): ReactNode {
    return !this.state.isLost && this.props.children;
  }
}

/** Value of the disabled first option, which browsers do not post. */
const NOTHING = 'choose';

type Props = Labels & {
  /** Label of the first option. */
  placeholder: string;
  /** Value → label. */
  options: Readonly<Record<string, string>>;
};

/**
 * The select is in use: nothing may change under the pointer. `CSS.supports`, because an unknown
 * pseudo-class would throw.
 */
const inUse = (): string => `:focus, :hover${CSS.supports('selector(:open)') ? ', :open' : ''}`;

/** Calls back once a select is not in use; returns a function that cancels. */
function whenLeft(select: HTMLSelectElement, then: () => void): () => void {
  const off = new AbortController();
  const look = (): void => {
    if (off.signal.aborted || select.matches(inUse())) return;
    off.abort();
    then();
  };
  // On the page: scrolled away under a resting mouse, the select is left without an event of its own.
  for (const type of ['focusin', 'focusout', 'pointerover'])
    addEventListener(type, look, { signal: off.signal });
  look();
  return () => off.abort();
}

const keepSelect = (reason: unknown): void =>
  console.warn('The listbox failed; the native select stays.', reason);

type Upgrade = typeof import('./Listbox.tsx').Listbox;

export function Select({ placeholder, options, ...labels }: Props): JSX.Element {
  const { id, name, optional = false } = labels;
  const field = useRef<HTMLSelectElement>(null);
  const [Listbox, setListbox] = useState<Upgrade>();
  useEffect(() => {
    const select = field.current;
    if (!select || !matchMedia('(pointer: fine)').matches) return;
    let callOff: (() => void) | undefined;
    import('./Listbox.tsx')
      .then(async (module) => {
        // Whether the select is in use counts at the moment in which it is replaced.
        await module.loadStyles();
        callOff ??= whenLeft(select, () => setListbox(() => module.Listbox));
      })
      .catch(keepSelect);
    return () => {
      callOff?.();
      callOff = () => undefined;
    };
  }, []);
  const giveUp = (reason: unknown): void => {
    keepSelect(reason);
    setListbox(undefined);
  };
  const spoken = { id, 'aria-required': !optional, ...describedBy(id, labels) };
  return (
    <FormField {...labels}>
      <span className="select relative block">
        <select
          className={`${CONTROL.select} ${Listbox ? 'opacity-0' : ''}`}
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
          <Optional onFailure={giveUp}>
            <Listbox field={field} placeholder={placeholder} options={options} spoken={spoken} />
          </Optional>
        )}
      </span>
    </FormField>
  );
}
