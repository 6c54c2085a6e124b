/**
 * “Ring this phone?”: offered once on devices that support push notifications and have not decided. It links to the
 * notices page: only that page may register the service worker, and only it can be installed on the home screen.
 */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect } from 'react';
import { closeRingOffer } from '../stores/session/ring-offer.ts';
import { $notices, $ringing, loadNotices } from '../stores/session/notices.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton, StaffButtonLink } from '../ui/StaffButton.tsx';
import { LockScreen, THIS_DEVICE } from './Devices.tsx';

export function RingSheet({ zone }: { zone: string }): JSX.Element | null {
  const view = useStore($notices);
  const ringing = useStore($ringing);
  useEffect(() => {
    loadNotices().catch(console.error);
  }, []);
  const mayRing = ringing === 'off' || ringing === 'home-screen';
  useEffect(() => {
    // On, refused before, or not possible: nothing to ask.
    if (view && !mayRing) closeRingOffer();
  }, [view, mayRing]);
  if (!view || !mayRing) return null;
  return (
    <Sheet title="Ring this phone?" onClose={closeRingOffer}>
      <p className="text-ms">
        When a request comes in, or when its answer-by is near. A locked screen shows only this:
      </p>
      <LockScreen view={view} zone={zone} />
      <p className="text-sm text-ink-soft">
        No name, no number, not a word of the message.
        {ringing === 'home-screen' &&
          ' An iPhone or iPad rings for pages on its Home Screen; that takes three steps.'}
      </p>
      <StaffButtonLink
        look="go"
        glyph="notices"
        tall
        href={`/admin/notices#${THIS_DEVICE}`}
        onClick={closeRingOffer}
      >
        {ringing === 'off' ? 'Turn on for this phone' : 'Show the three steps'}
      </StaffButtonLink>
      <StaffButton look="quiet" tall onClick={closeRingOffer}>
        Not now
      </StaffButton>
    </Sheet>
  );
}
