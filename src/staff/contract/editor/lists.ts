/**
 * Lists of entries in the editor: a second line under each title, and their order. Templates are Sveltia’s, in which
 * `*…*` is the line and `**…**` a sign beside it (`staff/styles/editor-lists.css`); without a value the marks would be
 * shown, so lines have required fields only.
 */
import type { Name } from './collections.ts';

const dayOf = (field: string): string => `{{${field} | date('MMM D, YYYY')}}`;

const LINES: Partial<Record<Name, string>> = {
  posts: `{{author}} · ${dayOf('date')}`,
  episodes: dayOf('date'),
  issues: `Issue {{number}} · ${dayOf('date')}`,
  guides: `{{minutes}} minutes · ${dayOf('date')}`,
  legal: `Version {{version}} · ${dayOf('date')}`,
  jobs: `{{place}} · until ${dayOf('until')}`,
  notices: `Last reviewed ${dayOf('lastReviewed')}`,
  laws: `Last reviewed ${dayOf('lastReviewed')}`,
  therapists: '{{oneLiner}}',
  services: '{{heading}}',
  programs: '{{heading}}',
  pages: '{{description}}',
  campaigns: '{{description}}',
};

/** The template of a row. @param title name of the field with the title */
export function rowTemplate(of: Name, title: string, hasDraft: boolean): string {
  const line = LINES[of];
  const draft = hasDraft ? "{{draft | ternary(' **Draft**', '')}}" : '';
  return `{{${title}}}${line ? ` *${line}*` : ''}${draft}`;
}

export interface Sorting {
  fields: string[];
  default: { field: string; direction: 'ascending' | 'descending' };
}

/** What is dated has the newest first, what has a place its place. @param fields names of the fields of the collection */
export function sortingOf(fields: readonly string[], title: string): Sorting {
  const [field = title] = ['date', 'posted', 'order'].filter((one) => fields.includes(one));
  const direction = field === 'date' || field === 'posted' ? 'descending' : 'ascending';
  return { fields: [...new Set([field, title])], default: { field, direction } };
}
