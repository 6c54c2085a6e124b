/**
 * The list that a mouse gets over a native select (D38): Radix has its type-ahead of one second (R310), its scroll
 * buttons that repeat every 50 ms (R309) and its keys. The native select below stays the field: this only shows its
 * value and sets it, so autofill, drafts, resets and the native submit know nothing of it.
 */
import * as Radix from '@radix-ui/react-select';
import { type AriaAttributes, type JSX, type RefObject, useEffect, useState } from 'react';
// Fetched with the list: no page waits for looks that only a mouse sees.
import looks from './listbox.css?url&no-inline';

interface Props {
  /** The native select; its disabled first option means that nothing was chosen. */
  field: RefObject<HTMLSelectElement | null>;
  placeholder: string;
  /** Value → what the visitor reads. */
  options: Readonly<Record<string, string>>;
  /** What ties the control to its label, hint and message. */
  spoken: AriaAttributes & { id: string };
}

/** The chosen value, empty before a choice. */
function chosenIn(select: HTMLSelectElement | null): string {
  return select?.selectedOptions[0]?.disabled === false ? select.value : '';
}

/** Value of a select, whoever changes it. */
function useValue(field: Props['field']): string {
  const [value, setValue] = useState(() => chosenIn(field.current));
  useEffect(() => {
    const select = field.current;
    const form = select?.form;
    const read = (): void => setValue(chosenIn(select));
    // The event comes before the fields are empty.
    const readLater = (): void => {
      setTimeout(read);
    };
    // It may have changed while React waited for the looks.
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

/** Chooses as a visitor would, so that the form hears of it. */
function choose(select: HTMLSelectElement | null, value: string): void {
  if (!select) return;
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Under an open list the page stands still; the list itself may scroll. */
function holdPage(event: Event): void {
  if (!(event.target as Element).closest('[role="listbox"]')) event.preventDefault();
}

export function Listbox({ field, placeholder, options, spoken }: Props): JSX.Element {
  const value = useValue(field);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    for (const type of ['wheel', 'touchmove']) addEventListener(type, holdPage, { passive: false });
    return () => {
      for (const type of ['wheel', 'touchmove']) removeEventListener(type, holdPage);
    };
  }, [isOpen]);
  return (
    // The provider alone: the root would add a second native select.
    <Radix.unstable_Provider
      value={value}
      onValueChange={(chosen) => choose(field.current, chosen)}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <link rel="stylesheet" href={looks} precedence="listbox" />
      {/* Belongs to no form: it must not be counted among the fields of a draft. */}
      <Radix.Trigger className="listbox-trigger" form="" {...spoken}>
        <Radix.Value placeholder={placeholder} />
      </Radix.Trigger>
      {/* Outside of an open dialog nothing can be pressed. */}
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
