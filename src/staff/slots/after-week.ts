/** What the calls show after the week, in one file that is loaded then. */
import { CalendarFeed } from '../account/CalendarFeed.tsx';
import { BusyCalendars } from './BusyCalendars.tsx';
import { CancelSheet, MoveSheet } from './ChangeSheets.tsx';
import { SlotRules } from './SlotRules.tsx';

export const late = { CalendarFeed, BusyCalendars, CancelSheet, MoveSheet, SlotRules };
