/** Fields of a lead, the consent given, and crisis lines to pass on if the person may be in danger. */
import { type JSX, useState } from 'react';
import { AGREEMENTS, CAME_BY } from '#staff/contract/caller.ts';
import type { LeadView } from '#staff/contract/lead.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { fullText } from '#staff/contract/times.ts';
import { StaffIconButton } from '../ui/StaffButton.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Secret } from '../frame/Secret.tsx';
import { Fact, Facts, Section } from '../ui/Section.tsx';

interface Props {
  lead: LeadView;
  practice: StaffPractice;
}

/** A value that can be copied. */
function Copied({ what, text }: { what: string; text: string }): JSX.Element {
  const [done, setDone] = useState(false);
  return (
    <span className="-my-3 flex items-center justify-between gap-2 lg:-my-2">
      <span className="min-w-0">
        <Secret width="long">{text}</Secret>
      </span>
      <StaffIconButton
        label={done ? `${what} copied` : `Copy ${what}`}
        glyph={done ? 'check' : LATE_GLYPHS.copy}
        onClick={() => {
          navigator.clipboard.writeText(text).then(() => setDone(true), console.error);
        }}
      />
    </span>
  );
}

const SAID_ABOVE = new Set<string>([
  ...(['safeToCall', 'safeToText', 'safeToVoicemail', 'safeToEmail'] as const),
  ...(['preferred_time', 'cameBy'] as const),
]);

export function AskedFor({ lead, practice }: Props): JSX.Element {
  const therapist = lead.details.find(({ name }) => name === 'therapist')?.value;
  const details = lead.details.filter(({ name }) => !SAID_ABOVE.has(name) && name !== 'therapist');
  return (
    <Section title="Asked for" className="order-5 @4xl:order-none">
      <Facts>
        {therapist && (
          <Fact label="Therapist">
            <Secret>{practice.therapists[therapist] ?? therapist}</Secret>
          </Fact>
        )}
        {details.map(({ name, label, value }) => (
          <Fact key={name} label={label}>
            <Secret width="line">{value}</Secret>
          </Fact>
        ))}
        {lead.entered ? (
          <Fact label="Came">{CAME_BY[lead.entered.cameBy]}</Fact>
        ) : (
          <Fact label="Form">
            {practice.forms[lead.form] ?? lead.form}, from {lead.page.path}
          </Fact>
        )}
        {lead.phone && (
          <Fact label="Phone">
            <Copied what="phone" text={lead.phone} />
          </Fact>
        )}
        {lead.email && (
          <Fact label="Email">
            <Copied what="email" text={lead.email} />
          </Fact>
        )}
      </Facts>
    </Section>
  );
}

const CONSENTS: Readonly<Record<string, string>> = {
  dataStorageConsent: 'Storing',
  communicationsOptIn: 'Newsletter',
  ...AGREEMENTS,
};

export function Consent({ lead, practice }: Props): JSX.Element {
  return (
    <Section title="Consent" className="order-7 @4xl:order-none">
      <Facts>
        {lead.consents.map(({ name, text, given }) => (
          <Fact key={name} label={CONSENTS[name] ?? name}>
            “{text}” <b>{given ? 'Yes' : 'No'}</b>
          </Fact>
        ))}
        <Fact label="Given">
          {fullText(lead.receivedAt, practice.business.zone)} Central
          {lead.entered && <>, noted by {lead.entered.by ?? 'an account that is gone'}</>}
        </Fact>
      </Facts>
    </Section>
  );
}

export function DangerHelp({ practice }: { practice: StaffPractice }): JSX.Element {
  const { emergency, crisisLines: lines } = practice;
  return (
    <aside
      className="order-8 rounded-paper bg-tan-tint px-3.5 py-3 text-sm @4xl:order-none"
      aria-label="In danger"
    >
      <p>
        <b>If they may be in danger now</b>
      </p>
      <p>
        Call {emergency}. Numbers to give, by a safe way only:{' '}
        {lines.map(({ number, what }) => `${number} (${what})`).join(', ')}. Then tell the clinical
        director.
      </p>
    </aside>
  );
}
