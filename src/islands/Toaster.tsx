/**
 * Shows the page's toast (R099, R276–R282). Server-rendered as an empty hook; Radix loads when a
 * form hydrates, because without a network it would be too late.
 */
import { useStore } from '@nanostores/react';
import * as Radix from '@radix-ui/react-toast';
import { type FocusEvent, type JSX, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { $toast, dismissToast, type Toast } from '#stores/toasts.ts';
import { Icon } from '#ui/Icon.tsx';
import { BrandMark } from '#ui/BrandMark.tsx';
import { moveClear } from './toast-clearance.ts';
// Loaded with the script: most visits never show a toast.
import stylesheet from './toaster.css?url&no-inline';

/** Pixels of a swipe to the right that dismiss (R281). */
const SWIPE = 50;
const HOTKEY = ['F8'];

/** Milliseconds after which a form has moved the focus. */
const SETTLED = 100;
interface Props {
  toast: Toast;
  /** Element that had focus before the toast. */
  before: RefObject<HTMLElement | null>;
  onFocus: (event: FocusEvent) => void;
}

function Card({ toast, before, onFocus }: Props): JSX.Element {
  const { id, title, description, variant, action, duration, open } = toast;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The form moves the focus at the same time.
    const timer = setTimeout(() => {
      const list = card.current?.parentElement;
      if (list && !matchMedia('(min-width: 48rem)').matches) moveClear(list);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Radix.Root
      className={variant === 'destructive' ? 'toast toast-bad' : 'toast on-night'}
      data-variant={variant}
      duration={duration}
      open={open}
      onOpenChange={(shown) => {
        if (shown) return;
        dismissToast(id);
        // Otherwise focus would stay on an empty list after closing.
        if (card.current?.parentElement?.contains(document.activeElement))
          before.current?.focus({ preventScroll: true });
      }}
      onFocus={onFocus}
      ref={card}
    >
      {variant === 'destructive' ? <Icon name="alert" /> : <BrandMark />}
      <div>
        {title && <Radix.Title className="title">{title}</Radix.Title>}
        {description && <Radix.Description>{description}</Radix.Description>}
        {action && (
          <Radix.Action altText={action.alt} asChild>
            <a className="act" href={action.href}>
              {action.text}
            </a>
          </Radix.Action>
        )}
      </div>
      <Radix.Close className="ico" aria-label="Dismiss">
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  );
}

export function Toaster(): JSX.Element {
  const toast = useStore($toast, { ssr: 'initial' });
  const [isHydrated, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const before = useRef<HTMLElement>(null);
  // On both: the card renders into the list through a portal, so React events bypass the list.
  const remember = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !relatedTarget.closest('.toasts'))
      before.current = relatedTarget;
  };
  const shown = toast && (
    <Radix.Provider duration={toast.duration} swipeDirection="right" swipeThreshold={SWIPE}>
      <Card toast={toast} before={before} onFocus={remember} key={toast.id} />
      <Radix.Viewport className="toasts" hotkey={HOTKEY} onFocus={remember} />
    </Radix.Provider>
  );
  // An open modal dialog makes everything else inert, so the toast renders inside it.
  const dialog = toast && document.querySelector('dialog[open]');
  return (
    <div data-hydrate="toasts">
      {isHydrated && <link rel="stylesheet" href={stylesheet} precedence="toaster" />}
      {dialog ? createPortal(shown, dialog) : shown}
    </div>
  );
}
