/** Items of sections that list a collection. */
import { getEntry } from 'astro:content';
import { longDay } from '#lib/day.ts';
import { payText } from '#features/jobs/job.schema.ts';
import type { EntryItem, Listed } from './entries.schema.ts';
import { byYear } from '#features/about/press-mention.ts';
import { site } from '#site';
import { missing } from '#lib/lookup.queries.ts';
import { issues } from '#features/newsletter/issues.queries.ts';
import { jobs } from '#features/jobs/jobs.queries.ts';
import { notices } from '#features/legal/legal.queries.ts';

/** Items of an `entries` section: one function per collection. */
export const itemsOf: Record<Listed, () => Promise<EntryItem[]>> = {
  notices: async () =>
    (await notices()).map(({ id, data }) => ({
      title: data.title,
      text: data.lede,
      facts: [`Last reviewed ${longDay(data.lastReviewed)}`],
      href: `/notices/${id}`,
    })),
  jobs: async () =>
    (await jobs()).map(({ id, data }) => ({
      title: data.title,
      text: data.summary,
      facts: [data.hours, ...(data.pay ? [payText(data.pay)] : [])],
      href: `/join-our-team/${id}`,
    })),
  issues: async () =>
    (await issues()).map(({ id, data }) => ({
      title: data.title,
      text: data.lede,
      facts: [`No. ${data.number}`, longDay(data.date)],
      href: `${site.newsletter.path}/${id}`,
      still: { prop: data.prop, number: data.number },
    })),
  media: async () => {
    const mentions = (await getEntry('media', 'media'))?.data.mentions;
    return byYear(mentions ?? missing('media', 'media')).map(
      ({ headline, about, year, kind, outlet, href }) => ({
        title: headline,
        text: about,
        facts: [kind, String(year)],
        outlet,
        ...(href && { href }),
      }),
    );
  },
};
