/** Where a sign-in leads: only to pages of the staff area. */
import { SIGN_IN_PATH } from './practice.ts';

const START = '/admin';
/** Paths of the staff area, with an optional fragment such as a queue and the id of a lead. No backslash, no dot segment. */
const OWN = /^\/admin(?:\/[a-z0-9-]+)*(?:#[\w/-]*)?$/;

/** The path to go on to. @param search query of the sign-in page, such as `?next=%2Fadmin%2Foverview` */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? START;
  return OWN.test(next) && !next.startsWith(SIGN_IN_PATH) ? next : START;
}
