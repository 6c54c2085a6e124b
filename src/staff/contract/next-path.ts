/** Where a sign-in leads: only to pages of the staff area. */
import { PLACES, placesOf, SIGN_IN_PATH } from './practice.ts';
import type { Role } from './session.ts';

/** The first place of the rail that the role may see. */
export const startOf = (role: Role): string => placesOf(role)[0]?.path ?? PLACES[0].path;
/** Paths of the staff area, with an optional fragment such as a queue, the id of a lead and filters. No backslash, no dot segment. */
const OWN = /^\/admin(?:\/[a-z0-9-]+)*(?:#[\w/-]*(?:\?[\w=&%+.*-]*)?)?$/;

/**
 * The path to go on to. An editor who asked for the inbox, where the staff area starts, gets the place that is theirs.
 * @param search query of the sign-in page, such as `?next=%2Fadmin%2Foverview`
 */
export function nextPath(search: string, role: Role): string {
  const start = startOf(role);
  const next = new URLSearchParams(search).get('next') ?? start;
  const isOwn = OWN.test(next) && !next.startsWith(SIGN_IN_PATH) && next !== PLACES[0].path;
  return isOwn ? next : start;
}
