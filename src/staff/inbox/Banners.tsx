/** What stands above the list: no connection, a call in the next half hour, what is broken. One line each. */
import { useStore } from '@nanostores/react';
import { type JSX, lazy, type ReactNode, Suspense, useState } from 'react';
import { timeText } from '#lib/time-words.ts';
import { spanText } from '#staff/contract/times.ts';
import { $connection } from '../stores/client.ts';
import { $now } from '../stores/clock.ts';
import { $counts } from '../stores/counts.ts';
import { $filters, $list, $queue } from '../stores/inbox.ts';
import { $waiting } from '../stores/lead.ts';
import { filterHash } from '../stores/view.ts';
import { $ringOffer } from '../stores/session/ring-offer.ts';
import { $toast } from '../stores/toast.ts';
import { Glyph, type GlyphLook } from '../ui/Glyph.tsx';
import { initials, Secret, shortName } from '../frame/Secret.tsx';

const HALF_HOUR = 30 * 60_000;
const LOOKS = {
  warn: ['bg-tan-tint', 'text-tan-deep'],
  bad: ['bg-error-tint', 'text-error'],
  info: ['bg-blue-tint', 'text-blue-deep'],
} as const;

interface BannerProps {
  look: keyof typeof LOOKS;
  glyph: GlyphLook;
  children: ReactNode;
  link?: { href: string; text: string };
}

function Banner({ look, glyph, children, link }: BannerProps): JSX.Element {
  const [ground, color] = LOOKS[look];
  return (
    <div
      className={`flex items-start gap-2.5 rule-b px-4 py-3 text-sm lg:px-5 ${ground}`}
      role="status"
    >
      <Glyph name={glyph} small className={`mt-0.5 ${color}`} />
      <span className="flex-1">{children}</span>
      {link && (
        <a className="-my-3 inline-block py-3 font-semibold whitespace-nowrap" href={link.href}>
          {link.text}
        </a>
      )}
    </div>
  );
}

/** Apart: it is shown once on each phone. */
const RingSheet = lazy(async () => ({
  default: (await import('../notices/RingSheet.tsx')).RingSheet,
}));
const isPhone = (): boolean => matchMedia('(pointer:coarse)').matches;

export function Banners({ zone }: { zone: string }): JSX.Element {
  const offer = useStore($ringOffer);
  // Decided when the list opens, and not while Undo is offered, so that the sheet does not open under a tap.
  const [mayAsk] = useState(() => offer === 'due' && $toast.get() === null && isPhone());
  const { isOnline } = useStore($connection);
  const { rows, loadedAt } = useStore($list);
  const counts = useStore($counts);
  const queue = useStore($queue);
  const filters = filterHash(useStore($filters));
  const now = useStore($now);
  const waiting = useStore($waiting).length;
  const call = rows.find(
    ({ callAt, answeredAt }) =>
      callAt !== null && callAt > now && callAt - now < HALF_HOUR && !answeredAt,
  );
  return (
    <>
      {!isOnline && rows.length > 0 && (
        <Banner look="warn" glyph="offline">
          <b>No connection.</b> This list is from {timeText(loadedAt, zone)}. You can call and read,
          what you mark is sent later{waiting > 0 && ` (${waiting} waiting)`}.
        </Banner>
      )}
      {call?.callAt && (
        <Banner
          look="info"
          glyph="phone"
          link={{ href: `#${queue}/${call.id}${filters}`, text: 'Open' }}
        >
          <b>
            Call at {timeText(call.callAt, zone)}, in {spanText(call.callAt - now)}:
          </b>{' '}
          <Secret instead={initials(call.firstName, call.lastName)} width="short">
            {shortName(call)}
          </Secret>
        </Banner>
      )}
      {queue !== 'undelivered' && counts !== undefined && counts.undelivered > 0 && (
        <Banner look="bad" glyph="alert" link={{ href: '/admin/overview', text: 'Why' }}>
          <b>{counts.undelivered} not delivered yet.</b> Kept here, none lost.
        </Banner>
      )}
      {mayAsk && offer === 'due' && (
        <Suspense fallback={null}>
          <RingSheet zone={zone} />
        </Suspense>
      )}
    </>
  );
}
