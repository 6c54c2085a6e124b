import { HONEYPOT } from './honeypot.ts';
import type { Fields } from './form.store.ts';

/** Makes the server treat the request as spam. Omitted if empty, as for people. */
export function honeypotValue(fields: Fields): Fields {
  const trap = fields[HONEYPOT];
  return trap ? { [HONEYPOT]: trap } : {};
}
