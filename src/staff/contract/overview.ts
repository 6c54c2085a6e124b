/** Wire types of the overview: `GET /api/admin/overview`. */

/** Leads of one day or week by form. */
export interface LeadCounts {
  /** Date on the practice's clock; the first day of the week for weeks. */
  day: string;
  forms: Readonly<Record<string, number>>;
}

/** One line about a part of the installation, in words for staff. */
export interface HealthLine {
  part: string;
  ok: boolean;
  text: string;
}

/** Response of `GET /api/admin/overview`. */
export interface Overview {
  now: number;
  /** The last 30 days, newest last. */
  days: readonly LeadCounts[];
  /** The last 12 weeks, newest last. */
  weeks: readonly LeadCounts[];
  /** Median of business time to the first answer, milliseconds; `null` with fewer than 10. */
  medianAnswerMs: { last14Days: number | null; before: number | null };
  /** Requests that were due in the last 14 days, and how many were answered in time. */
  answered: { due: number; inTime: number; late: number; overdue: number };
  /** Requests of the last 30 days by what came of them: an outcome, `answered` without one, `open`. */
  outcomes: Readonly<Record<string, number>>;
  waiting: { count: number; oldestAt: number | null };
  refused: { count: number };
  health: readonly HealthLine[];
}
