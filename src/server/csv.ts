/** Leads as a table for a spreadsheet. What a visitor typed stays text there: no cell begins a formula (ASVS 1.2.10). */
import type { Kept } from './store.ts';

/** What spreadsheets take for the beginning of a formula, also behind blanks. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The same in the middle of a text, for programs that take another separator than ours and then see a new cell here. */
const INNER_FORMULA = /([;\t\r\n][\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** One cell: quoted always, harmless always. */
export function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = FORMULA.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replace(INNER_FORMULA, "$1'").replaceAll('"', '""')}"`;
}

/** One line of cells. */
export const line = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

const FIXED = ['id', 'received', 'form', 'page', 'spam', 'delivery'] as const;

/** The names of the columns: what every lead has, then the fields that occur. */
export const columnsOf = (fields: readonly string[]): string[] => [...FIXED, ...fields];

/** The values of a lead in the order of {@link columnsOf}. */
export function valuesOf({ lead, deliveries }: Kept, fields: readonly string[]): unknown[] {
  return [
    lead.id,
    new Date(lead.receivedAt).toISOString(),
    lead.form,
    lead.pageUri,
    lead.spam ? 'spam' : '',
    deliveries.map(({ adapter, state }) => `${adapter}: ${state}`).join('; '),
    ...fields.map((name) => lead.fields[name]),
  ];
}
