/** Wire types of the staff page, for admins: `/api/admin/staff`, `/api/admin/sessions`, `/api/admin/log`. */
import type { Role, SecondStep } from './session.ts';

/** One account: `GET /api/admin/staff`. */
export interface Account {
  id: string;
  username: string;
  role: Role;
  secondSteps: readonly Exclude<SecondStep, 'recovery'>[];
  /** `false` until the set-up link was used. */
  hasPassword: boolean;
  createdAt: number;
  lastSeenAt: number | null;
}

/**
 * Response of `POST /api/admin/staff` and `POST /api/admin/staff/:id/reset`: shown this once, for the admin to hand
 * over.
 */
export interface SetUpLink {
  username: string;
  /** Path of the page with the token behind the `#`. */
  path: string;
  endsAt: number;
}

/** One session: `GET /api/admin/sessions`. */
export interface SessionLine {
  id: string;
  username: string;
  /** Browser and system in words, `Firefox, Mac`. */
  device: string;
  startedAt: number;
  lastSeenAt: number;
  isOwn: boolean;
}

/** One line of the audit log: `GET /api/admin/log?before=<id>`. Names leads by number, never a person who wrote. */
export interface LogLine {
  id: string;
  at: number;
  /** Username; `null` for a failed sign-in of an unknown account. */
  by: string | null;
  /** Such as `session.started`, `session.refused`, `lead.opened`, `staff.added`. */
  action: string;
  /** Further words, never personal data of a lead. */
  about: string;
}

/** Kinds of log lines, by what their actions begin with. */
export const LOG_KINDS = {
  'sign-in': ['session', 'password', 'second-step'],
  leads: ['lead'],
  staff: ['staff'],
} as const satisfies Record<string, readonly string[]>;
export type LogKind = keyof typeof LOG_KINDS;

/** Which log lines to show: `GET /api/admin/log?by=&kind=&until=`; an empty one is all. */
export interface LogFilter {
  /** Username. */
  by: string;
  kind: LogKind | '';
  /** The last day, `2026-11-23` in the practice's time zone. */
  until: string;
}

/** Who leads can be assigned to: `GET /api/admin/people`, for every role. */
export interface Person {
  id: string;
  username: string;
}
