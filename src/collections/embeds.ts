/** Third-party content of this build, and the question of the cookie bar. */
import { getCollection } from 'astro:content';
import {
  type CookieQuestion,
  cookieQuestion,
  type EmbedKind,
} from '#domain/privacy/cookie-question.ts';
import { site } from '#site';
import { publishedPages } from './pages.ts';

/** Section kinds with third-party content. */
const SECTIONS: Readonly<Record<string, EmbedKind>> = {
  office: 'map',
  reset: 'video',
  reviews: 'reviews',
};

/** Question of the cookie bar; nothing if this build has no tags and no embeds. */
export async function askedAboutCookies(): Promise<CookieQuestion | undefined> {
  const sections = (await publishedPages()).flatMap(({ data }) => data.sections);
  const films = await getCollection('therapists', ({ data }) => data.video !== undefined);
  const kinds = sections.flatMap(({ kind }) => SECTIONS[kind] ?? []);
  return cookieQuestion(site.tags, films.length > 0 ? [...kinds, 'video'] : kinds);
}
