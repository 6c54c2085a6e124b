/** What the inbox loads right after its list, as one file. */
import { LeadPane } from '../lead/LeadPane.tsx';
import { LeadTop } from '../lead/LeadTop.tsx';
import { ConflictSheet } from '../lead/sheets.tsx';
import { ReadFirst } from './ReadFirst.tsx';
import { DueDay } from '../follow-up/DueDay.tsx';
import { OutcomeChips, OwnerChips } from '../follow-up/FilterChips.tsx';
import { watchChanges } from '../stores/changes.ts';
import { Banners } from './Banners.tsx';
import { BulkBar } from './BulkBar.tsx';
import { listenToKeys } from './key-actions.ts';
import { KeyHints } from './KeyHints.tsx';
import { ListEnd, NoRows } from './NoRows.tsx';
import { SearchBar } from './SearchBar.tsx';
import { KeySheet, MoreOfInbox } from './rare-sheets.tsx';

export const late = {
  LeadPane,
  LeadTop,
  ConflictSheet,
  BulkBar,
  OutcomeChips,
  OwnerChips,
  DueDay,
  ReadFirst,
  Banners,
  NoRows,
  ListEnd,
  SearchBar,
  listenToKeys,
  watchChanges,
  KeyHints,
  KeySheet,
  MoreOfInbox,
};
