/** Calendars as programs write them, with the busy times they have. */
import type { UnreadKind } from '#staff/contract/slots.ts';

export interface Shape {
  name: string;
  ics: string;
  /** In Chicago, from November 23, 2026 (Monday) up to December 14: `2026-11-24 09:30 - 11:30`. */
  busy: readonly string[];
  /** What is reported, once for each event of which a part cannot be read. */
  unread?: readonly UnreadKind[];
}

/** A calendar with events, with the line ends of the standard. */
export const calendar = (head: string, ...parts: readonly string[]): string =>
  ['BEGIN:VCALENDAR', head.trim(), ...parts.map((part) => part.trim()), 'END:VCALENDAR', '']
    .join('\n')
    .replace(/\n/g, '\r\n');

/** An event; its title must never be kept. */
export const event = (lines: string): string =>
  `BEGIN:VEVENT\nSUMMARY:Session with Ada Lovelace\n${lines.trim()}\nEND:VEVENT`;
