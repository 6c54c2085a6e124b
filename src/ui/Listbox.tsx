/**
 * Listbox for mouse users on top of a native select (D38). Radix provides type-ahead of one second
 * (R310), scroll buttons that repeat every 50 ms (R309) and keyboard support. The native select
 * stays the form field: this component shows and sets its value, so autofill, drafts, resets and
 * native submits work unchanged.
 */
import * as Radix from '@radix-ui/react-select';
import { type AriaAttributes, type JSX, type RefObject, useEffect, useState } from 'react';
// Loaded with the listbox: only mouse users need it.
import stylesheet from './listbox.css?url&no-inline';

interface Props {
  /** The native select; its disabled first option means no choice. */
  field: RefObject<HTMLSelectElement | null>;
  placeholder: string;
  /** Value → label. */
  options: Readonly<Record<string, string>>;
  /** ARIA attributes that connect the control to its label, hint and message. */
  spoken: AriaAttributes & { id: string };
}

/** The chosen value, empty before a choice. */
function chosenIn(select: HTMLSelectElement | null): string {
  return select?.selectedOptions[0]?.disabled === false ? select.value : '';
}

/** Value of a select, whatever changes it. */
function useValue(field: Props['field']): string {
  const [value, setValue] = useState(() => chosenIn(field.current));
  useEffect(() => {
    const select = field.current;
    const form = select?.form;
    const read = (): void => setValue(chosenIn(select));
    // The reset event fires before the fields are cleared.
    const readLater = (): void => {
      setTimeout(read);
    };
    // The value may have changed while React waited for the styles.
    read();
    select?.addEventListener('change', read);
    form?.addEventListener('reset', readLater);
    return () => {
      select?.removeEventListener('change', read);
      form?.removeEventListener('reset', readLater);
    };
  }, [field]);
  return value;
}

/** Sets the value and fires events, so that the form notices. */
function choose(select: HTMLSelectElement | null, value: string): void {
  if (!select) return;
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Prevents page scroll while the list is open; the list may scroll. */
function preventPageScroll(event: Event): void {
  if (!(event.target as Element).closest('[role="listbox"]')) event.preventDefault();
}

export function Listbox({ field, placeholder, options, spoken }: Props): JSX.Element {
  const value = useValue(field);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    for (const type of ['wheel', 'touchmove'])
      addEventListener(type, preventPageScroll, { passive: false });
    return () => {
      for (const type of ['wheel', 'touchmove']) removeEventListener(type, preventPageScroll);
    };
  }, [isOpen]);
  return (
    // Only the provider: Radix's root would add a second native select.
    <Radix.unstable_Provider
      value={value}
      onValueChange={(chosen) => choose(field.current, chosen)}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <link rel="stylesheet" href={stylesheet} precedence="listbox" />
      {/* Outside of any form: it must not count among the fields of a draft. */}
      <Radix.Trigger className="listbox-trigger" form="" {...spoken}>
        <Radix.Value placeholder={placeholder} />
      </Radix.Trigger>
      {/* An open dialog makes everything outside inert, so render inside it. */}
      <Radix.Portal container={field.current?.closest('dialog') ?? null}>
        <Radix.Content className="listbox" aria-label={placeholder}>
          <Radix.ScrollUpButton className="listbox-more" />
          <Radix.Viewport className="listbox-items">
            {Object.entries(options).map(([key, text]) => (
              <Radix.Item className="listbox-item" key={key} value={key}>
                <Radix.ItemText>{text}</Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className="listbox-more listbox-down" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.unstable_Provider>
  );
}
