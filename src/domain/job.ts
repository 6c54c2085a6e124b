/** An open role: its row on /join-our-team and its own page (R045). */
import * as z from 'zod';
import { day } from './day.ts';
import { aboutPage } from './page.ts';
import { addressNode, type Node, type Practice } from './seo.ts';
import { words } from './words.ts';

/** Schema of `content/jobs/*.md`, each at `/join-our-team/file-name`. */
export const jobSchema = z.strictObject({
  ...aboutPage,
  summary: words('You see couples and individuals, with a supervisor who reads your cases.', 200),
  order: z.number('write a number; low numbers come first').int(),
  posted: day.describe('Day on which the role was opened'),
  hours: words('Full-time, up to twenty sessions a week', 80),
  place: words('Dallas office, two days from home', 80),
  pay: words('$58,000 to $66,000 a year', 80).describe('In numbers; nobody has to ask'),
});

export type Job = z.infer<typeof jobSchema>;

/** An open role as search engines read it; everything in it is also on its page at `path`. */
export function jobNode(practice: Practice, path: string, job: Job): Node {
  const { url } = practice;
  return {
    '@type': 'JobPosting',
    '@id': `${url}${path}#job`,
    url: url + path,
    title: job.title,
    description: job.summary,
    datePosted: job.posted,
    workHours: job.hours,
    hiringOrganization: { '@id': `${url}/#practice` },
    jobLocation: { '@type': 'Place', address: addressNode(practice) },
  };
}
