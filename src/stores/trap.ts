/** The field that people never see. */
import { HONEYPOT } from '#domain/lead.ts';
import type { Fields } from './form.ts';

/** What a program put into the trap: the server keeps it, marked as spam. People leave it empty, and it is not sent. */
export function trapOf(fields: Fields): Fields {
  const trap = fields[HONEYPOT];
  return trap ? { [HONEYPOT]: trap } : {};
}
