/** What the calls show after the week, in one file that is loaded then. */
import { CalendarFeed } from '../account/CalendarFeed.tsx';
import { BookFreeSheet } from './BookFreeSheet.tsx';
import { BusyCalendars } from './BusyCalendars.tsx';
import { CancelSheet, MoveSheet } from './ChangeSheets.tsx';
import { SlotRules } from './SlotRules.tsx';

export const late = {
  CalendarFeed,
  BookFreeSheet,
  BusyCalendars,
  CancelSheet,
  MoveSheet,
  SlotRules,
};
