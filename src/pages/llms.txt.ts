/** The practice and its main pages for language models, generated from content. */
import type { APIRoute } from 'astro';
import { guides } from '#collections/episodes-and-guides.ts';
import { legalPages, notices } from '#collections/legal.ts';
import { publishedPages } from '#collections/pages.ts';
import { isThere } from '#collections/parts.ts';
import { therapists } from '#collections/therapists.ts';
import { programs, services } from '#collections/services.ts';
import { BLOG_PATH } from '#domain/blog/archive.ts';
import { guidePath } from '#domain/practice/guide.ts';
import { type LlmsLink, llmsText } from '#domain/http/llms-txt.ts';
import { profileTitle } from '#domain/practice/therapist.ts';
import { supervision } from '#domain/practice/supervision.ts';
import { officeLine } from '#domain/practice/offices.ts';
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
