export interface JobsWords {
  pay: string;
  /** After a range of pay. */
  per: Readonly<Record<'hour' | 'week' | 'month' | 'year', string>>;
  /** Before what comes on top. */
  plus: string;
  /** Of the mail of somebody who applies. */
  subject: (role: string, practice: string) => string;
  apply: string;
  /** Of the list of roles. */
  join: string;
  all: string;
  hours: string;
  where: string;
  kind: string;
  employment: Readonly<
    Record<'full-time' | 'part-time' | 'contractor' | 'temporary' | 'intern', string>
  >;
  until: string;
  posted: string;
}

export const ENGLISH_JOBS: JobsWords = {
  pay: 'Pay',
  per: { hour: 'an hour', week: 'a week', month: 'a month', year: 'a year' },
  plus: 'plus',
  subject: (role, practice) => `${role} at ${practice}`,
  apply: 'Apply by email',
  join: 'Join our team',
  all: 'All open roles',
  hours: 'Hours',
  where: 'Where',
  kind: 'Kind of job',
  employment: {
    'full-time': 'Full-time',
    'part-time': 'Part-time',
    contractor: 'Contractor',
    temporary: 'Temporary',
    intern: 'Intern',
  },
  until: 'Apply by',
  posted: 'Posted',
};
