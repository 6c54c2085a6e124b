/** What the inbox loads right after its list, as one file. */
import { LeadPane } from '../lead/LeadPane.tsx';
import { LeadTop } from '../lead/LeadTop.tsx';
import { ConflictSheet } from '../lead/sheets.tsx';
import { DueDay } from '../follow-up/DueDay.tsx';
import { OutcomeChips } from '../follow-up/OutcomeChips.tsx';
import { BulkBar } from './BulkBar.tsx';
import { listenToKeys } from './key-actions.ts';
import { KeyHints } from './KeyHints.tsx';
import { FilterSheet, KeySheet, MoreOfInbox } from './rare-sheets.tsx';

export const late = {
  LeadPane,
  LeadTop,
  ConflictSheet,
  BulkBar,
  OutcomeChips,
  DueDay,
  listenToKeys,
  KeyHints,
  FilterSheet,
  KeySheet,
  MoreOfInbox,
};
