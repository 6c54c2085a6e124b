/** Filters of the list, as their forms have them. */
import { ADDRESS_FILTERS } from '#staff/contract/inbox.ts';
import type { Filters } from '../stores/inbox.ts';

const FILTERS = ['search', ...ADDRESS_FILTERS] as const;

/** Filters as a form has them, without what is empty. */
export function readFilters(form: HTMLFormElement): Filters {
  const data = new FormData(form);
  const entries = FILTERS.map((name) => [name, String(data.get(name) ?? '').trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
