/**
 * Shows the page's toast (R099, R276–R282). Server-rendered as an empty hook; Radix loads when a
 * form hydrates, because without a network it would be too late.
 */
import { useStore } from '@nanostores/react';
import * as Radix from '@radix-ui/react-toast';
import { type FocusEvent, type JSX, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToastWords } from '#lib/form-words.ts';
import { $toast, dismissToast, type Toast } from '#lib/toasts.store.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { BrandMark } from './BrandMark.tsx';
// Loaded with the script: most visits never show a toast.
import stylesheet from '#styles/late.css?url&no-inline';

/** Pixels between the toast and that content. */
const CLEAR = 16;
/** Height of the header in pixels. */
const HEADER = 100;

/** Scrolls the focused element and its submit button clear of the toasts. */
function moveClear(toasts: Element): void {
  const focused = document.activeElement;
  const top = toasts.getBoundingClientRect().top - CLEAR;
  const low = [focused, focused?.closest('form')?.querySelector('.submit')].map((element) => {
    const box = element?.getBoundingClientRect();
    return box && box.top < innerHeight ? box.bottom : 0;
  });
  const room = focused ? focused.getBoundingClientRect().top - HEADER : 0;
  const by = Math.min(Math.max(...low) - top, room);
  if (focused === document.body || by <= 0) return;
  (focused?.closest('dialog') ?? window).scrollBy(0, by);
}

/** Pixels of a swipe to the right that dismiss (R281). */
const SWIPE = 50;
const HOTKEY = ['F8'];

/** Milliseconds after which a form has moved the focus. */
const SETTLED = 100;

const LIST =
  'toasts pointer-events-none fixed inset-x-0 bottom-0 z-(--z-toast) w-full px-3 pt-3 pb-safe md:left-auto md:max-w-toast md:pt-0 md:pr-4 md:pb-4 md:pl-0';
const CARD =
  'toast pointer-events-auto grid grid-cols-[44px_1fr_44px] items-center gap-x-3.5 gap-y-1.5 rounded-paper py-4 pr-2 pl-4.5 text-small/close wrap-anywhere forced-colors:border-2';
const LOOKS = {
  default: 'on-night bg-night shadow-lift',
  destructive:
    'bg-error-tint text-ink [box-shadow:var(--shadow-lift),inset_0_0_0_2px_var(--color-error)]',
} as const;

interface Props {
  toast: Toast;
  /** Element that had focus before the toast. */
  before: RefObject<HTMLElement | null>;
  onFocus: (event: FocusEvent) => void;
  dismiss: string | undefined;
}

function Card({ toast, before, onFocus, dismiss = 'Dismiss' }: Props): JSX.Element {
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
      className={`${CARD} ${LOOKS[variant ?? 'default']}`}
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
      {variant === 'destructive' ? (
        <Icon className="w-6.5 justify-self-center text-error" name="alert" />
      ) : (
        <BrandMark className="w-11" />
      )}
      <div>
        {title && <Radix.Title className="font-semibold">{title}</Radix.Title>}
        {description && <Radix.Description>{description}</Radix.Description>}
        {action && (
          <Radix.Action altText={action.alt} asChild>
            <a
              className="inline-flex min-h-tap items-center font-semibold decoration-current"
              href={action.href}
            >
              {action.text}
            </a>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton className="self-start" label={dismiss} icon="close" look="plain" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** @param words in another language; English if missing */
export function Toaster({ words }: { words?: ToastWords }): JSX.Element {
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
    <div className="late-styles">
      <Radix.Provider
        {...(words && { label: words.message })}
        duration={toast.duration}
        swipeDirection="right"
        swipeThreshold={SWIPE}
      >
        <Card
          toast={toast}
          before={before}
          onFocus={remember}
          dismiss={words?.dismiss}
          key={toast.id}
        />
        <Radix.Viewport
          {...(words && { label: words.messages })}
          className={LIST}
          hotkey={HOTKEY}
          onFocus={remember}
        />
      </Radix.Provider>
    </div>
  );
  // An open modal dialog makes everything else inert, so the toast renders inside it.
  const dialog = toast && document.querySelector('dialog[open]');
  return (
    <div data-hydrate="toasts" data-renewable>
      {isHydrated && <link rel="stylesheet" href={stylesheet} precedence="late" />}
      {dialog ? createPortal(shown, dialog) : shown}
    </div>
  );
}
