/** The message after an action, with the way back. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import { $toast, dismissToast, undoLast } from '../stores/toast.ts';
import { StaffIconButton } from '../ui/StaffButton.tsx';
import { Secret } from './Secret.tsx';

const BAR =
  'pointer-events-auto flex w-full flex-wrap max-w-[26rem] items-center gap-3 rounded-paper bg-night py-2 pr-2 pl-4';
const UNDO =
  'min-h-11 border-0 bg-transparent px-3 font-semibold underline decoration-thread-b-night decoration-2 underline-offset-4';

export function ToastBar(): JSX.Element {
  const toast = useStore($toast);
  return (
    <div
      className="pointer-events-none fixed inset-x-0 bottom-16 z-50 grid justify-items-center px-3 lg:bottom-6"
      role="status"
    >
      {toast && (
        <div className={`${BAR} text-ms text-on-night shadow-(--shadow-lift)`} data-toast>
          <span className={toast.next && toast.undo ? 'basis-full' : 'flex-1'}>
            <b>
              <Secret width="short">{toast.who}</Secret>
            </b>{' '}
            {toast.text}
          </span>
          {toast.next && (
            <button className={UNDO} type="button" onClick={toast.next}>
              Next lead
            </button>
          )}
          {toast.undo && (
            <button className={UNDO} type="button" onClick={undoLast}>
              Undo
            </button>
          )}
          <StaffIconButton
            className="hover:bg-night-deep"
            label="Dismiss"
            glyph="close"
            onClick={dismissToast}
          />
        </div>
      )}
    </div>
  );
}
