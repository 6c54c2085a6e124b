/** The places of the staff area: a rail at a desk, a dock on a phone. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import { PLACES, type PlaceId, placesOf } from '#staff/contract/practice.ts';
import { $counts } from '../stores/counts.ts';
import { $me } from '../stores/me.ts';
import { Glyph } from '../ui/Glyph.tsx';

const COUNT =
  'absolute top-1 left-[calc(50%+5px)] grid h-[18px] min-w-[18px] place-items-center text-[0.6875rem] leading-none';

/** The number on the inbox. */
function Count(): JSX.Element | null {
  const unanswered = useStore($counts)?.unanswered ?? 0;
  if (!unanswered) return null;
  return (
    <span className={`${COUNT} rounded-thread bg-ink px-[5px] font-semibold text-paper`}>
      {unanswered > 99 ? '99+' : unanswered}
      <span className="vh"> unanswered</span>
    </span>
  );
}

const PLACE =
  'group relative grid place-content-center justify-items-center gap-[3px] text-2xs text-ink-soft no-underline aria-[current]:font-semibold aria-[current]:text-ink';
/** The thread that marks the current place. */
const THREAD =
  'absolute hidden rounded-[3px] bg-thread-b group-aria-[current]:block max-lg:-top-px max-lg:left-[calc(50%-18px)] max-lg:h-[3px] max-lg:w-9 lg:inset-y-2.5 lg:left-0 lg:w-[3px]';

const shownIf = (isShown: boolean): string => (isShown ? '' : 'invisible');

/** The places of the role. Until it is known, all keep their room and only the current one is shown. */
export function PlaceNav({ place }: { place: PlaceId | undefined }): JSX.Element[] {
  const me = useStore($me);
  return (me ? placesOf(me.role) : PLACES).map(({ id, name, path }) => (
    <a
      className={`${PLACE} min-h-14 lg:hover:bg-sunk ${shownIf(me !== undefined || id === place)}`}
      key={id}
      href={path}
      aria-current={id === place ? 'page' : undefined}
    >
      <span className={THREAD} />
      <Glyph name={id} />
      {name}
      {id === 'inbox' && <Count />}
    </a>
  ));
}
