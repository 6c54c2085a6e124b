/**
 * The menu of small screens: a dialog that the browser opens and closes (R155). Awake, on the first
 * key pressed in it, it adds arrow keys, Home and End.
 */
import { type JSX, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ENGLISH_SHEET, type SheetWords } from '#lib/http/menu-links.ts';
import { noteMenu } from './menu.store.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { entriesOf, isPlain, moveFocus } from './menu-focus.client.ts';

interface Props {
  /** In another language than English. */
  words?: SheetWords;
  /** The practice's logo, as HTML that React leaves alone. */
  logo?: ReactNode;
  /** What it lists, as HTML that React leaves alone. */
  children?: ReactNode;
}

function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (isPlain(event) && moveFocus(key, target, entriesOf(currentTarget), 'column'))
    event.preventDefault();
}

export function MenuSheet({ words = ENGLISH_SHEET, logo, children }: Props): JSX.Element {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (sheet.current?.open) noteMenu('menu-sheet', true);
  }, []);
  return (
    <dialog
      ref={sheet}
      id="menu-sheet"
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0 bg-paper p-0 text-ink lg:hidden"
      aria-label={words.label}
      onKeyDown={handleKey}
      onToggle={({ currentTarget }) => noteMenu('menu-sheet', currentTarget.open)}
      onClose={() => noteMenu('menu-sheet', false)}
    >
      <div className="flex min-h-dvh flex-col px-gutter pb-safe">
        <form
          className="sticky top-0 z-1 -mx-gutter flex h-(--header) flex-none items-center justify-between bg-paper px-gutter"
          method="dialog"
        >
          {logo}
          {/* The focus goes to it in the dialog that opens. */}
          <IconButton
            className="-mr-2"
            icon="close"
            label={words.close}
            look="plain"
            type="submit"
            autoFocus
          />
        </form>
        {children}
      </div>
    </dialog>
  );
}
