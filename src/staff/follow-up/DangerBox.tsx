/** What to do if somebody may be in danger now: four steps, directly under a message that the word list marked. */
import { useStore } from '@nanostores/react';
import { type JSX, type ReactNode, useState } from 'react';
import type { LeadView } from '#staff/contract/lead.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { reachPlan } from '#staff/contract/reach.ts';
import { Secret, useHidden } from '../frame/Secret.tsx';
import type { Doing } from './doing.ts';
import { leftFor } from '../stores/after-call.ts';
import { $me } from '../stores/me.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton, StaffButtonLink } from '../ui/StaffButton.tsx';

interface Props {
  lead: LeadView;
  practice: StaffPractice;
  doing: Doing;
}

const GLYPHS = { call: 'phone', text: 'text', email: 'mail' } as const;
const ASKED = {
  call: ['Call them.', 'Ask if they’re safe right now.'],
  text: ['Text them.', 'Ask if they can talk right now.'],
  email: ['Write to them.', 'Ask if they’re safe, and when they can talk.'],
} as const;

const telOf = (number: string): string => `tel:${number.replace(/\D/g, '')}`;

function Step({
  number,
  children,
  side,
}: {
  number: number;
  children: ReactNode;
  side?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-2 gap-y-1.5 rule-t py-2.5 text-ms first:rule-none @4xl:grid-cols-[22px_minmax(0,1fr)_auto]">
      <b className="self-start text-error" aria-hidden="true">
        {number}
      </b>
      <span>{children}</span>
      {side && <span className="col-start-2 grid @4xl:col-start-3">{side}</span>}
    </li>
  );
}

/** Takes a message off “Read first” without telling anybody: asked once. */
function CalmSheet({ doing, onClose }: { doing: Doing; onClose: () => void }): JSX.Element {
  return (
    <Sheet title="Take it off “Read first”?" onClose={onClose}>
      <p className="text-sm">
        You’ve read all of it. It stays where it is in the other lists, and the timeline keeps your
        name.
      </p>
      <StaffButton
        look="ink"
        tall
        onClick={() => {
          onClose();
          doing.run('not-urgent').catch(console.error);
        }}
      >
        Read, not urgent
      </StaffButton>
      <StaffButton tall onClick={onClose}>
        Leave it on top
      </StaffButton>
    </Sheet>
  );
}

/** The amber button of the page, or why there is none. */
function FirstStep({ lead, practice }: Omit<Props, 'doing'>): JSX.Element {
  const me = useStore($me);
  const isHidden = useHidden();
  const { first } = reachPlan(lead, me?.username ?? '', practice.business.zone);
  // A voice finds out more than a letter, where it is safe.
  const call = lead.dial !== null && lead.safe.call === 'yes' ? `tel:${lead.dial}` : null;
  const way = call ? 'call' : (first?.way ?? null);
  const href = call ?? first?.href ?? null;
  if (way === null || href === null)
    return (
      <Step number={1}>
        <b>They left no safe way to reach them.</b> Go on with the next step.
      </Step>
    );
  const [what, ask] = ASKED[way];
  const number = isHidden ? 'Their number' : lead.phone;
  const label = way === 'email' ? 'Email' : number;
  return (
    <Step
      number={1}
      side={
        <StaffButtonLink
          look={lead.spam ? 'line' : 'go'}
          tall
          glyph={GLYPHS[way]}
          href={href}
          onClick={() => leftFor(lead.id, way)}
        >
          {label}
        </StaffButtonLink>
      }
    >
      <b>{what}</b> {ask}
      {way === 'call' && lead.safe.voicemail !== 'yes' && ' Leave no voicemail.'}
    </Step>
  );
}

export function DangerBox({ lead, practice, doing }: Props): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  const { director, emergency, crisisLines: lines } = practice;
  const isOpen = lead.readFirst !== null && lead.readFirst.readAt === null;
  const told = (): void => {
    doing.run('told').catch(console.error);
  };
  return (
    <section className="overflow-hidden rounded-paper bg-error-tint" aria-labelledby="danger">
      <h3
        className="flex items-center gap-[9px] px-4 pt-[13px] text-[1.0625rem] text-error"
        id="danger"
      >
        <Glyph name={LATE_GLYPHS.shield} />
        If they may be in danger now
      </h3>
      <ol className="grid px-4 pt-1 pb-1.5">
        <FirstStep lead={lead} practice={practice} />
        <Step
          number={2}
          side={
            <StaffButtonLink look="danger" tall glyph="phone" href={telOf(emergency)}>
              Call {emergency}
            </StaffButtonLink>
          }
        >
          <b>No answer, and you fear for a life?</b> Call {emergency}. Give the name and what they
          left; they left no street address.
        </Step>
        <Step number={3}>
          <b>
            Tell {director ? <Secret>{director}</Secret> : 'the clinical director'}
            {director && ', clinical director,'}
          </b>{' '}
          either way. Twice is better than not at all.
        </Step>
        <Step number={4}>
          <b>Numbers to give,</b> by a safe way only:
          <span className="mt-1 grid grid-cols-[auto_1fr] items-center gap-x-3 text-sm">
            {lines.map(({ number, what }) => (
              <span className="contents" key={number}>
                <a
                  className="inline-grid min-h-11 items-center text-ms font-semibold whitespace-nowrap"
                  href={telOf(number)}
                >
                  {number}
                </a>
                <span>{what}</span>
              </span>
            ))}
          </span>
        </Step>
      </ol>
      {isOpen && (
        <div className="flex flex-wrap gap-2 bg-raised px-4 py-3">
          <StaffButton className="flex-auto @4xl:flex-none" glyph="check" onClick={told}>
            Told{' '}
            {director ? (
              <Secret width="short">{director.split(' ')[0] ?? ''}</Secret>
            ) : (
              'the director'
            )}
          </StaffButton>
          <StaffButton className="flex-auto @4xl:flex-none" onClick={() => setAsking(true)}>
            Read, not urgent
          </StaffButton>
        </div>
      )}
      {isAsking && <CalmSheet doing={doing} onClose={() => setAsking(false)} />}
    </section>
  );
}
