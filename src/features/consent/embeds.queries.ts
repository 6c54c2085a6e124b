/** Third-party content of this build, and the question of the cookie bar. */
import { getCollection } from 'astro:content';
import { type CookieQuestion, cookieQuestion } from './cookie-question.ts';
import { type Embed, type EmbedKind, embedsAt, frameAddress } from './embeds.ts';
import { site } from '#site';
import { publishedPages } from '#lib/pages.queries.ts';

const CONFIG = 'src/site.config.ts:';

/** @param id at the video host @throws {Error} if it cannot be shown in a frame */
export const videoAddress = (id: string): string =>
  frameAddress(site.videoEmbed, `${CONFIG} videoEmbed`, site.url, id);

/** @throws {Error} if it cannot be shown in a frame */
export const mapAddress = (): string =>
  frameAddress(site.mapsEmbed, `${CONFIG} mapsEmbed`, site.url);

/** @param title of the section @throws {Error} if it cannot be shown in a frame */
export const reviewsAddress = (written: string, title: string): string =>
  frameAddress(written, `The section "${title}": live.src`, site.url);

/** Everything that pages of this build show from other companies. */
export async function embeds(): Promise<Embed[]> {
  const sections = (await publishedPages()).flatMap(({ data }) => data.sections);
  const films = await getCollection('therapists', ({ data }) => data.video !== undefined);
  const frames = sections.flatMap((section): [EmbedKind, string][] => {
    if (section.kind === 'office') return [['map', mapAddress()]];
    if (section.kind === 'reset') return [['video', videoAddress(section.video.id)]];
    if (section.kind !== 'reviews') return [];
    return [['reviews', reviewsAddress(section.live.src, section.title)]];
  });
  return embedsAt([
    ...frames,
    ...films.map(({ data }): [EmbedKind, string] => ['video', videoAddress(data.video?.id ?? '')]),
  ]);
}

/** Question of the cookie bar; nothing if this build has no tags and no embeds. */
export async function askedAboutCookies(): Promise<CookieQuestion | undefined> {
  return cookieQuestion(site.tags, await embeds(), site.language);
}
