/** Facts of the practice that the staff pages need; the layout passes them to the islands. */
import type { BusinessHours } from '#features/booking/reply-time.ts';
import type { Language, Versions } from '#lib/language.ts';
import type { Role } from './session.ts';

export interface StaffPractice {
  name: string;
  /** That it writes first; missing for English. */
  language?: Language;
  business: BusinessHours;
  /** Length of the call that a visitor can book, minutes. */
  callMinutes: number;
  /** Paths of the page that offers times for it, by language; only where they are needed. */
  bookingPaths?: Versions;
  /** Names of the therapists by slug. */
  therapists: Readonly<Record<string, string>>;
  /** Names of the services that a request may ask for, by key. */
  services: Readonly<Record<string, string>>;
  /** Names of the forms by form, in the order of charts. */
  forms: Readonly<Record<string, string>>;
  /** Who is told of danger, by name; empty if nobody has that role. */
  director: string;
  /** Number to call when a life is in danger. */
  emergency: string;
  /** Numbers to give to a person in danger, besides that. */
  crisisLines: readonly { number: string; what: string }[];
}

/** Places of the staff area in the order of the rail, with the only list of who has which. */
export const PLACES = [
  { id: 'inbox', name: 'Inbox', path: '/admin', roles: ['admin', 'staff'] },
  {
    id: 'overview',
    name: 'Overview',
    path: '/admin/overview',
    roles: ['admin', 'staff'],
  },
  { id: 'slots', name: 'Calls', path: '/admin/slots', roles: ['admin', 'staff'] },
  { id: 'notices', name: 'Notices', path: '/admin/notices', roles: ['admin', 'staff'] },
  { id: 'content', name: 'Content', path: '/admin/content', roles: ['admin', 'editor'] },
  { id: 'staff', name: 'Staff', path: '/admin/staff', roles: ['admin'] },
] as const satisfies readonly { id: string; name: string; path: string; roles: readonly Role[] }[];
export type PlaceId = (typeof PLACES)[number]['id'];
type Place = (typeof PLACES)[number];

/** Whether a role has a place: its page, and what the server gives and takes for it. */
export const maySee = (role: Role | undefined, place: PlaceId): boolean =>
  PLACES.some(({ id, roles }) => id === place && roles.some((one) => one === role));

/** The places that a role may see, in the order of the rail; the first is where it starts. */
export const placesOf = (role: Role): readonly Place[] =>
  PLACES.filter(({ id }) => maySee(role, id));

/** Page of the own account, for every role. */
export const ACCOUNT_PATH = '/admin/account';

/** Page that signs in. */
export const SIGN_IN_PATH = '/admin/login';

/** Forms whose leads are answered; the others need no reply. */
export const ANSWERED_FORMS: readonly string[] = ['contact', 'reset'];
