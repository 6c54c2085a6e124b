/** The practice and its main pages for language models, generated from content. */
import type { APIRoute } from 'astro';
import { guides } from '#features/podcast/episodes-and-guides.queries.ts';
import { legalPages, notices } from '#features/legal/legal.queries.ts';
import { publishedPages } from '#lib/pages.queries.ts';
import { isThere } from '#features/parts/parts.queries.ts';
import { therapists } from '#features/people/therapists.queries.ts';
import { programs, services } from '#features/services/services.queries.ts';
import { BLOG_PATH } from '#features/blog/archive.ts';
import { guidePath } from '#features/guides/guide.schema.ts';
import { type LlmsLink, llmsText } from '#lib/http/llms-txt.ts';
import { profileTitle } from '#features/people/therapist.schema.ts';
import { supervision } from '#features/people/supervision.ts';
import { officeLine } from '#lib/offices.ts';
import { site } from '#site';

interface Entry {
  id: string;
  data: { title: string; description: string; noindex: boolean };
}

/** Links to indexable entries below a path. */
const linksTo = (entries: readonly Entry[], below = '/'): LlmsLink[] =>
  entries
    .filter(({ data }) => !data.noindex)
    .map(({ id, data: { title, description: text } }) => ({ title, path: below + id, text }));

async function people(): Promise<LlmsLink[]> {
  return (await therapists())
    .filter(({ data }) => data.listed)
    .map(({ id, data }) => ({
      title: profileTitle(data),
      path: `/therapists/${id}`,
      // States require the supervisor next to an associate's name (D44).
      text: [data.supervisor && supervision(data), data.oneLiner].filter(Boolean).join('. '),
    }));
}

export const GET: APIRoute = async ({ site: origin }) => {
  const pages = (await publishedPages()).filter(({ id }) => id !== 'index');
  const own = await services();
  const isOwn = new Set(own.map(({ id }) => id));
  const help = Object.values(site.crisisLines).map(({ number, what }) => `${number} (${what})`);
  return new Response(
    llmsText({
      origin: origin?.origin ?? site.url,
      name: site.name,
      description: site.description,
      facts: [
        `In danger or in crisis, do not wait for an answer from us: ${help.join(', ')}.`,
        `${site.offices.map(officeLine).join('; ') || `${site.city}, ${site.region}, online`}. ${site.phone.text}, ${site.email}.`,
        ...(site.sampleNotice ? [site.sampleNotice] : []),
      ],
      parts: [
        { title: 'Services', links: linksTo(own) },
        {
          title: 'Programs',
          links: linksTo((await programs()).filter(({ id }) => !isOwn.has(id))),
        },
        { title: 'Therapists', links: await people() },
        { title: 'Pages', links: linksTo(pages) },
        {
          title: 'To read and hear',
          links: [
            {
              title: 'Blog',
              path: BLOG_PATH,
              text: 'What our therapists say often enough to write down.',
            },
            {
              title: site.podcast.name,
              path: '/resources/podcasts',
              text: site.podcast.description,
            },
            ...(await guides())
              .filter(({ data }) => !data.noindex)
              .map(({ id, data }) => ({
                title: data.title,
                path: guidePath(id),
                text: data.promise,
              })),
          ].filter(({ path }) => isThere(path)),
        },
        {
          title: 'Policies and notices',
          links: [...linksTo(await legalPages()), ...linksTo(await notices(), '/notices/')],
        },
      ],
    }),
  );
};
