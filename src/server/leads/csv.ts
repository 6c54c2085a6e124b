/** CSV of leads, safe for spreadsheets: no cell can start a formula (ASVS 1.2.10). */
import { languageOfLead } from './language.ts';
import type { LeadRecord } from './lead.ts';

/** The start of a formula, also after whitespace. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Inside a text, for programs that use another separator and see a new cell there. */
const INNER_FORMULA = /([;\t\r\n][\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

export function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = FORMULA.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replace(INNER_FORMULA, "$1'").replaceAll('"', '""')}"`;
}

export const line = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

const FIXED = ['id', 'received', 'form', 'page', 'spam', 'delivery', 'language'] as const;

/** `language` is a column of every lead. */
const isOwn = (field: string): boolean => field !== 'language';

/** The fixed columns, then the fields that occur. */
export const columnsOf = (fields: readonly string[]): string[] => [
  ...FIXED,
  ...fields.filter(isOwn),
];

/** In the order of {@link columnsOf}. */
export function valuesOf({ lead, deliveries }: LeadRecord, fields: readonly string[]): unknown[] {
  return [
    lead.id,
    new Date(lead.receivedAt).toISOString(),
    lead.form,
    lead.pageUri,
    lead.spam ? 'spam' : '',
    deliveries.map(({ destination, state }) => `${destination}: ${state}`).join('; '),
    languageOfLead(lead),
    ...fields.filter(isOwn).map((name) => lead.fields[name]),
  ];
}
