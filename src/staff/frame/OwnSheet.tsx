/** Who is signed in, the way to their account, and the way out. Loaded when it is opened. */
import { useStore } from '@nanostores/react';
import { type JSX, useState } from 'react';
import { ACCOUNT_PATH } from '#staff/contract/practice.ts';
import { $me, signOut } from '../stores/me.ts';
import { StaffButton, StaffButtonLink } from '../ui/StaffButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';

/** The sheet with the user's name and the button that ends the session. */
export function OwnSheet({ onClose }: { onClose: () => void }): JSX.Element {
  const me = useStore($me);
  const [failed, setFailed] = useState(false);
  return (
    <Sheet title={me?.username ?? 'Your account'} onClose={onClose}>
      <p className="text-sm text-ink-soft">
        You’re signed out by yourself after 30 minutes without a tap, and after 12 hours in any
        case.
      </p>
      {failed && (
        <Notice look="bad" glyph="offline" role="alert">
          No connection. You’re still signed in.
        </Notice>
      )}
      <StaffButtonLink tall href={ACCOUNT_PATH}>
        Your account
      </StaffButtonLink>
      <StaffButton look="ink" tall onClick={() => signOut().catch(() => setFailed(true))}>
        Sign out
      </StaffButton>
      <StaffButton tall onClick={onClose}>
        Stay
      </StaffButton>
    </Sheet>
  );
}
