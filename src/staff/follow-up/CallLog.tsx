/** Calls to a person, the latest first. */
import type { JSX } from 'react';
import type { LeadView } from '#staff/contract/lead.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { capital, whenText } from '#staff/contract/times.ts';
import { Section } from '../ui/Section.tsx';
import { StaffTextButton } from '../ui/StaffButton.tsx';

const WORDS: Readonly<Record<string, string>> = {
  reached: 'Reached.',
  held: 'Call held.',
  'no-answer': 'No answer.',
  call: 'Somebody else picked up.',
};

interface Props {
  lead: LeadView;
  practice: StaffPractice;
  onAdd: () => void;
}

export function CallLog({ lead, practice, onAdd }: Props): JSX.Element {
  const calls = lead.timeline
    .flatMap((entry) => (entry.kind === 'staff' && WORDS[entry.action] ? [entry] : []))
    .reverse();
  return (
    <Section
      title="Calls and tries"
      className="order-4 @4xl:order-none"
      end={
        <StaffTextButton className="text-sm" onClick={onAdd}>
          Add one
        </StaffTextButton>
      }
    >
      {calls.length === 0 && <p className="text-sm text-ink-soft">Nobody has called yet.</p>}
      <ol className="grid">
        {calls.map(({ id, at, by, action, text }) => (
          <li
            className="grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-2.5 rule-t py-2 text-ms first:rule-none"
            key={id}
          >
            <time className="pt-px text-sm text-ink-soft">
              {capital(whenText(at, lead.now, practice.business.zone))}
            </time>
            <span>
              <b>{WORDS[action]}</b> {text} <span className="text-ink-soft">{by}</span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
