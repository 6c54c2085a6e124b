import { type DestinationName, isDestination } from '#staff/contract/lead.ts';
import { site } from '#site';
import { copiesEndBy } from '../desk/person/copies-end.ts';
import type { Recipient } from '../desk/person/recipients.ts';
import type { Erased, Person } from '../desk/person/person.ts';
import type { LeadRecord } from '../leads/lead.ts';
import type { CommandContext } from '../run/command.ts';

type Print = CommandContext['print'];
const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** `2 leads`. */
export const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;

export function printLead(print: Print, { lead, deliveries }: LeadRecord): void {
  const states = deliveries.map(({ destination, state }) => `${destination}: ${state}`);
  const notes = [lead.form, ...(lead.spam ? ['spam'] : []), ...states].join(', ');
  print(`${lead.id}  ${new Date(lead.receivedAt).toISOString()}  ${notes}`);
}

export function printAll(print: Print, kept: LeadRecord): void {
  printLead(print, kept);
  const { lead, deliveries, attempts, work, events, drafts, replies } = kept;
  for (const [name, value] of Object.entries({ ...lead.fields, ...lead.consents }))
    print(`    ${name}: ${String(value)}`);
  print(`    page: ${lead.pageUri} (${lead.pageName})`);
  if (lead.visitorToken !== null) print(`    HubSpot cookie: ${lead.visitorToken}`);
  for (const { destination, reason } of deliveries)
    if (reason !== null) print(`    ${destination} answered: ${reason}`);
  for (const { destination, at, outcome, reason } of attempts)
    print(`    attempt ${new Date(at).toISOString()} ${destination}: ${outcome} ${reason ?? ''}`);
  for (const { at, action, text } of events)
    print(`    staff ${new Date(at).toISOString()} ${action}: ${text}`);
  if (work?.outcome) print(`    outcome: ${work.outcome}`);
  if (work?.emailUnsafe === 1) print('    staff noted that email is not safe');
  for (const { at, to, subject, text, state } of replies)
    print(`    reply ${new Date(at).toISOString()} to ${to} (${state}), ${subject}: ${text}`);
  for (const { at, text } of drafts)
    print(`    unfinished note ${new Date(at).toISOString()}: ${text}`);
}

const DELETE_STEPS: Readonly<Record<DestinationName, string>> = {
  hubspot: 'HubSpot: delete the contact ("Permanently delete")',
  email:
    'Mail: delete the emails about them in the mailboxes of NOTIFY_TO, also in their trash and archive',
  webhook: 'Webhook: ask the operator of the receiving system to delete the leads with these ids',
};

function printRecipients(print: Print, recipients: readonly Recipient[]): void {
  for (const { destination, got, tried } of recipients) {
    print(`  ${isDestination(destination) ? DELETE_STEPS[destination] : destination}`);
    if (got.length > 0) print(`    received ${got.join(', ')}`);
    if (tried.length > 0) print(`    sent, not confirmed: ${tried.join(', ')}`);
  }
}

/** Ids of the leads whose person staff wrote to: mailboxes have that, too. */
const writtenTo = ({ leads }: Person): string[] =>
  leads.flatMap(({ lead, replies }) =>
    replies.some(({ state, attempts }) => state === 'copied' || attempts > 0) ? [lead.id] : [],
  );

export function printMentions(print: Print, { mentions }: Person): void {
  if (mentions.length > 0)
    print(`Leads of other people that mention the address: ${mentions.join(', ')}`);
}

export function printErased(
  print: Print,
  { erasure, leads, recipients }: Erased,
  person: Person,
  backupDays: number,
): void {
  const forms = Object.entries(erasure.forms).map(([form, number]) => `${form}: ${number}`);
  print(`Erased: ${count(leads, 'lead')}${forms.length > 0 ? ` (${forms.join(', ')})` : ''}`);
  print(`Receipt: ${erasure.id}, ${new Date(erasure.at).toISOString()}`);
  const written = writtenTo(person);
  if (written.length + recipients.length > 0) print('Remaining manual steps:');
  printRecipients(print, recipients);
  if (written.length > 0) {
    print(
      `  Mail: delete what staff wrote to them and what they answered in the mailbox of ${site.email}, also in its sent mail and trash`,
    );
    print(`    written for ${written.join(', ')}`);
  }
  printMentions(print, person);
  print(
    `Backups and damaged databases were not searched and may hold it still. Those here are deleted by ${day(copiesEndBy(backupDays, erasure.at))}; copies that somebody keeps elsewhere stay until they delete them. A restored backup is cleaned at the next start if erasures.jsonl is in the same folder as the store.`,
  );
}
