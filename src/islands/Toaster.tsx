/** Shows the page's one toast (R099, R276–R282). On the server only a hook; Radix arrives with the first toast. */
import { useStore } from '@nanostores/react';
import * as Radix from '@radix-ui/react-toast';
import type { JSX } from 'react';
import { createPortal } from 'react-dom';
import { $toast, dismissToast, type Toast } from '#stores/toasts.ts';
import { Icon } from '#ui/Icon.tsx';
import { Knot } from '#ui/Knot.tsx';
// Fetched with the first toast: no page waits for looks that most visits never see.
import looks from './toaster.css?url&no-inline';

/** Pixels to the right that dismiss (R281). */
const SWIPE = 50;
const HOTKEY = ['F8'];

interface Props {
  toast: Toast;
}

function Card({ toast }: Props): JSX.Element {
  const { id, title, description, variant, action, duration, open } = toast;
  return (
    <Radix.Root
      className={variant === 'destructive' ? 'toast toast-bad' : 'toast on-night'}
      data-variant={variant}
      duration={duration}
      open={open}
      onOpenChange={(shown) => {
        if (!shown) dismissToast(id);
      }}
    >
      {variant === 'destructive' ? <Icon name="alert" /> : <Knot />}
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
  const shown = toast && (
    <>
      <link rel="stylesheet" href={looks} precedence="toaster" />
      <Radix.Provider duration={toast.duration} swipeDirection="right" swipeThreshold={SWIPE}>
        <Card toast={toast} key={toast.id} />
        <Radix.Viewport className="toasts" hotkey={HOTKEY} />
      </Radix.Provider>
    </>
  );
  // Outside of an open dialog nothing can be read or pressed, so the toast moves in.
  const dialog = toast && document.querySelector('dialog:modal');
  return <div data-wake="toasts">{dialog ? createPortal(shown, dialog) : shown}</div>;
}
