/** A modal sheet: from below on a phone, in the middle or as a drawer at a desk. Open as long as it is rendered. */
import { type JSX, type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: ReactNode;
  /** Called when it closes by Escape or by a tap outside. */
  onClose: () => void;
  /** Whether it can be left without a choice. */
  isFixed?: boolean;
  /** A drawer at a desk, beside what it is about. */
  isDrawer?: boolean;
  children: ReactNode;
}

function isInside(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

export function Sheet({
  title,
  onClose,
  isFixed = false,
  isDrawer = false,
  children,
}: Props): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // What opened it may be gone; its place then decides where focus goes.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      className={isDrawer ? 'sheet drawer' : 'sheet'}
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!isFixed) onClose();
      }}
      onMouseDown={({ target, currentTarget, nativeEvent }) => {
        const isOutside = target === currentTarget && !isInside(currentTarget, nativeEvent);
        if (isOutside && !isFixed) onClose();
      }}
    >
      <div className="grid gap-3.5">
        <h2 className="text-lg" id={id} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
