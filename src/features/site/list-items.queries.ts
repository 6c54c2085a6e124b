/** Items of sections that list a collection. */
import { getEntry } from 'astro:content';
import { DAY_WORDS } from '#lib/day-words.ts';
import type { Language } from '#lib/language.ts';
import { payText } from '#features/jobs/pay-text.ts';
import type { EntryItem, Listed } from './entries.schema.ts';
import { ABOUT_WORDS } from '#features/about/words.ts';
import { byYear } from '#features/about/press-mention.ts';
import { site } from '#site';
import { LAYOUT_WORDS } from './words.ts';
import { missing } from '#lib/lookup.queries.ts';
import { issues } from '#features/newsletter/issues.queries.ts';
import { jobs } from '#features/jobs/jobs.queries.ts';
import { notices } from '#features/legal/legal.queries.ts';

/** Items of an `entries` section: one function per collection. */
export const itemsOf: Record<Listed, (language: Language) => Promise<EntryItem[]>> = {
  notices: async (language) =>
    (await notices()).map(({ id, data }) => ({
      title: data.title,
      text: data.lede,
      facts: [LAYOUT_WORDS[language].lists.reviewed(DAY_WORDS[language].long(data.lastReviewed))],
      href: `/notices/${id}`,
    })),
  jobs: async (language) =>
    (await jobs()).map(({ id, data }) => ({
      title: data.title,
      text: data.summary,
      facts: [data.hours, ...(data.pay ? [payText(data.pay, language)] : [])],
      href: `/join-our-team/${id}`,
    })),
  issues: async (language) =>
    (await issues()).map(({ id, data }) => ({
      title: data.title,
      text: data.lede,
      facts: [
        LAYOUT_WORDS[language].lists.number(data.number),
        DAY_WORDS[language].long(data.date),
      ],
      href: `${site.newsletter.path}/${id}`,
      still: { prop: data.prop, number: data.number },
    })),
  media: async (language) => {
    const mentions = (await getEntry('media', 'media'))?.data.mentions;
    return byYear(mentions ?? missing('media', 'media')).map(
      ({ headline, about, year, kind, outlet, href }) => ({
        title: headline,
        text: about,
        facts: [ABOUT_WORDS[language].kinds[kind], String(year)],
        outlet,
        ...(href && { href }),
      }),
    );
  },
};
