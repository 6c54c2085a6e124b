/** An open position: its entry on /join-our-team and its page (R045). */
import * as z from 'zod';
import { day } from '#lib/day.ts';
import { escapeHtml } from '#lib/html.ts';
import { aboutPage } from '#lib/content/about-page.ts';
import type { Node, Practice } from '#lib/structured-data/nodes.ts';
import { addressNode } from '#lib/structured-data/places.ts';
import { oneOf, text } from '#lib/content/fields.ts';
import { quote } from '#lib/content/stories.ts';

/** Whole US dollars. */
const amount = z
  .number('write whole dollars without a sign, for example: 58000')
  .int('write whole dollars, for example: 58000')
  .positive('pay is more than zero');

/** As shown to readers; schema.org uses `FULL_TIME`. */
const EMPLOYMENT = ['full-time', 'part-time', 'contractor', 'temporary', 'intern'] as const;

/** Each at `/join-our-team/file-name`. */
export const jobSchema = z.strictObject({
  ...aboutPage,
  summary: text('You see couples and individuals, with a supervisor who reads your cases.', 200),
  order: z.number('write a number; low numbers come first').int(),
  posted: day.describe('Day on which the role was opened'),
  until: day.describe('Last day on which people may apply'),
  employment: oneOf(EMPLOYMENT).describe('What search engines list it under'),
  hours: text('Full-time, up to twenty sessions a week', 80),
  place: text('In the office, two days from home', 80),
  pay: z
    .strictObject(
      {
        from: amount.describe('Lowest pay, whole dollars'),
        to: amount.describe('Highest pay, whole dollars'),
        per: oneOf(['hour', 'week', 'month', 'year']),
        plus: text('licensing fees', 60).optional().describe('What comes on top'),
      },
      'write the range and what it is for, for example: { from: 58000, to: 66000, per: year }',
    )
    .refine(({ from, to }) => from <= to, {
      path: ['from'],
      error: 'the lowest pay is above the highest; swap them',
    })
    .optional()
    .describe('In numbers, so that nobody has to ask; leave it out only where it is not settled'),
  quote: quote.optional().describe('What a colleague says about the work'),
});

export type Job = z.infer<typeof jobSchema>;
export type Pay = NonNullable<Job['pay']>;

/** For search engines: without attributes, links as their words, one line. */
const plainMarkup = (html: string): string =>
  html
    .replace(/<\/?a\b[^>]*>/g, '')
    .replace(/<(\w+)\s[^>]*>/g, '<$1>')
    .replace(/\s*\n\s*/g, '');

const salaryNode = ({ from, to, per }: Pay, currency: string): Node => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    minValue: from,
    maxValue: to,
    unitText: per.toUpperCase(),
  },
});

/** All of it is also on the page at `path`. `html`: its text, with duties, requirements and how to apply. */
export function jobNode(practice: Practice, path: string, job: Job, html: string): Node {
  const { url } = practice;
  return {
    '@type': 'JobPosting',
    '@id': `${url}${path}#job`,
    url: url + path,
    title: job.title,
    description: `<p>${escapeHtml(job.summary)}</p>${plainMarkup(html)}`,
    datePosted: job.posted,
    validThrough: job.until,
    employmentType: job.employment.toUpperCase().replace('-', '_'),
    workHours: job.hours,
    hiringOrganization: { '@id': `${url}/#practice` },
    ...(job.pay && { baseSalary: salaryNode(job.pay, practice.currency) }),
    jobLocation: { '@type': 'Place', address: addressNode(practice) },
  };
}
