/**
 * Lists of entries in the editor: a second line under each title, and their order. Templates are Sveltia’s, in which
 * `*…*` is the line and `**…**` a sign beside it (`staff/styles/editor-lists.css`); without a value the marks would be
 * shown, so lines have required fields only.
 */

/** The template of a row. @param title name of the field with the title @param line the second line */
export function rowTemplate(title: string, line: string | undefined, hasDraft: boolean): string {
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
