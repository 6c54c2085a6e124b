/** Items of sections that list a collection. */
import { getEntry } from 'astro:content';
import { longDay } from '#domain/day.ts';
import { payText } from '#domain/content/job.ts';
import type { EntryItem, Listed } from '#domain/content/sections/entries.ts';
import { byYear } from '#domain/content/press-mention.ts';
import { site } from '#site';
import { missing } from './lookup.ts';
import { issues } from './issues.ts';
import { jobs } from './jobs.ts';
import { notices } from './legal.ts';

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
        facts: [outlet, kind, String(year)],
        ...(href && { href }),
      }),
    );
  },
};
