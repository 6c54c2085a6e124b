/** The ways to a person: the amber one first; what is not safe has no link. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import type { LeadView } from '#staff/contract/lead.ts';
import { reachPlan, type ReachWay } from '#staff/contract/reach.ts';
import { $me } from '../stores/me.ts';
import { StaffButtonLink } from '../ui/StaffButton.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useHidden } from '../frame/Secret.tsx';
import { leftFor } from '../stores/after-call.ts';

const GLYPHS = { call: 'phone', text: 'text', email: 'mail' } as const;
const STRUCK =
  'flex min-h-11 items-center justify-center gap-2 rounded-thread border-[1.5px] border-dashed border-line-strong';

/** Why there is no link for a way. */
function reasonOf({ way }: ReachWay, { safe, phone, emailSafe }: LeadView): string {
  if (way === 'email' && emailSafe === 'no') return 'not safe';
  if (way !== 'email' && safe[way] === 'no') return 'not safe';
  return way === 'email' || phone === '' ? 'not given' : 'read the number';
}

function OtherWay({ way, lead }: { way: ReachWay; lead: LeadView }): JSX.Element {
  const isHidden = useHidden();
  if (way.href === null) {
    return (
      <span className={`${STRUCK} px-4 text-sm whitespace-nowrap text-ink-soft`}>
        <Glyph name="no" small />
        {way.label}: {reasonOf(way, lead)}
      </span>
    );
  }
  const number = way.way === 'call' && !isHidden && lead.phone ? lead.phone : way.label;
  return (
    <StaffButtonLink
      className="whitespace-nowrap max-lg:px-2!"
      glyph={GLYPHS[way.way]}
      href={way.href}
      tall
      onClick={() => leftFor(lead.id, way.way)}
    >
      {number}
    </StaffButtonLink>
  );
}

interface Props {
  lead: LeadView;
  zone: string;
}

export function Reach({ lead, zone }: Props): JSX.Element {
  const me = useStore($me);
  const isHidden = useHidden();
  const { first, others, hint, firstText } = reachPlan(lead, me?.username ?? '', zone);
  const number = first?.way === 'email' || isHidden ? '' : ` ${lead.phone}`;
  return (
    <section
      className="grid gap-2.5 @4xl:flex @4xl:flex-wrap @4xl:items-center"
      aria-label="How to reach them"
    >
      {first?.href && (
        <StaffButtonLink
          // Of spam, putting it back is the amber button; of what is read first, the first step is.
          look={lead.spam || lead.readFirst ? 'line' : 'go'}
          tall
          className="@4xl:px-7"
          glyph={GLYPHS[first.way]}
          href={first.href}
          onClick={() => leftFor(lead.id, first.way)}
        >
          {first.label}
          {number}
        </StaffButtonLink>
      )}
      <div className="grid grid-cols-2 gap-2 @4xl:contents">
        {others.map((way) => (
          <OtherWay key={way.way} way={way} lead={lead} />
        ))}
      </div>
      {firstText !== null && (
        <div className="basis-full">
          <Notice>
            <b>First text, ready to send:</b> “{firstText}”
          </Notice>
        </div>
      )}
      <p className="basis-full text-sm text-ink-soft">{hint}</p>
    </section>
  );
}
