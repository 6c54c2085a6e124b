/**
 * Listbox for mouse users on top of a native select (D38). Radix provides type-ahead of one second
 * (R310), scroll buttons that repeat every 50 ms (R309) and keyboard support. The native select
 * stays the form field: this component shows and sets its value, so autofill, drafts, resets and
 * native submits work unchanged.
 */
import * as Radix from '@radix-ui/react-select';
import { type AriaAttributes, type JSX, type RefObject, useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
// Loaded with the listbox: only mouse users need it.
import stylesheet from '#styles/late.css?url&no-inline';

/** Covers the native select exactly. */
const TRIGGER =
  'absolute inset-0 cursor-default rounded-field border-2 border-line-strong bg-field py-0 pr-11 pl-3.75 text-left text-body/close text-ink focus-visible:border-focus focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-error aria-invalid:bg-error-tint';
const LIST =
  'z-(--z-menu) overflow-hidden rounded-field border-2 border-line-strong bg-raised text-body/close text-ink shadow-lift';
const ITEM =
  'flex min-h-tap cursor-default items-center justify-between gap-5 rounded-field py-2 pr-3 pl-2.5 select-none [outline:none] data-highlighted:bg-teal-tint data-highlighted:edge-2 data-highlighted:edge-teal-deep data-[state=checked]:font-semibold forced-colors:data-highlighted:bg-highlight forced-colors:data-highlighted:text-highlight-text forced-colors:data-highlighted:forced-color-adjust-none';
const TICK =
  'h-1.75 w-3.25 flex-none -rotate-45 border-0 border-b-3 border-l-3 border-teal-deep [translate:0_-2px]';
const MORE = 'grid h-8 place-items-center bg-raised text-ink-soft';

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
    // The value may have changed since it was rendered.
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

let styles: Promise<unknown> | undefined;
/** Loads its styles, once for all listboxes. @returns rejects if they cannot be loaded */
export const loadStyles = (): Promise<unknown> =>
  (styles ??= new Promise((done, fail) => {
    // Dialogs and toasts have the same ones.
    const known = document.querySelector<HTMLLinkElement>(`link[href="${stylesheet}"]`);
    if (known?.sheet) return done(0);
    const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    link.addEventListener('load', done);
    link.addEventListener('error', fail);
    if (!known) document.head.append(Object.assign(link, { href: stylesheet }));
  }));

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
      {/* Outside of any form: it must not count among the fields of a draft. */}
      <span className="late-styles">
        <Radix.Trigger className={TRIGGER} form="" {...spoken}>
          {/* Radix gives its value no class. */}
          <span className="block truncate">
            <Radix.Value placeholder={placeholder} />
          </span>
        </Radix.Trigger>
      </span>
      {/* An open dialog makes everything outside inert, so render inside it. */}
      <Radix.Portal container={field.current?.closest('dialog') ?? null}>
        <div className="late-styles">
          <Radix.Content className={LIST} aria-label={placeholder}>
            <Radix.ScrollUpButton className={MORE} data-scroll="up">
              <Icon name="chevron" className="w-3.25 rotate-180" />
            </Radix.ScrollUpButton>
            {/* Scrolls by wheel, keys and the two buttons. */}
            <Radix.Viewport className="scrollbar-none overscroll-contain p-1.5">
              {Object.entries(options).map(([key, text]) => (
                <Radix.Item className={ITEM} key={key} value={key}>
                  <Radix.ItemText>{text}</Radix.ItemText>
                  <Radix.ItemIndicator className={TICK} />
                </Radix.Item>
              ))}
            </Radix.Viewport>
            <Radix.ScrollDownButton className={MORE} data-scroll="down">
              <Icon name="chevron" className="w-3.25" />
            </Radix.ScrollDownButton>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.unstable_Provider>
  );
}
