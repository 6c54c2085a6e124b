/** The session ended while a text is unfinished: the page stays, and everything on it is covered. */
import { type JSX, useEffect } from 'react';
import { SIGN_IN_PATH } from '#staff/contract/practice.ts';
import { $isHidden } from '../stores/hidden.ts';
import { loadMe } from '../stores/me.ts';
import { StaffButton, StaffButtonLink } from '../ui/StaffButton.tsx';
import { Sheet } from '../ui/Sheet.tsx';

export function SignedOut(): JSX.Element {
  useEffect(() => {
    $isHidden.set(true);
    const look = (): void => {
      if (document.visibilityState === 'visible') loadMe().catch(console.error);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return (
    <Sheet title="You’ve been signed out" isFixed onClose={() => undefined}>
      <p className="text-sm">
        What you were writing is still here. Sign in again in another tab, then come back to this
        one.
      </p>
      <StaffButtonLink look="ink" tall href={SIGN_IN_PATH} target="_blank" rel="noopener">
        Sign in (opens in a new tab)
      </StaffButtonLink>
      <StaffButton tall onClick={() => loadMe().catch(console.error)}>
        I’m signed in again
      </StaffButton>
    </Sheet>
  );
}
