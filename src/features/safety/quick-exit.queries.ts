/** Which pages have a quick exit (L7), in all languages. */
import { getCollection } from 'astro:content';
import { inFirstLanguage } from '#features/translations/translations.queries.ts';
import { site } from '#site';
import { isSensitive } from './safety.schema.ts';

/** Whether a visit of the page at `path` is sensitive; a translation is if its English page is. */
export async function needsQuickExit(path: string): Promise<boolean> {
  const own = [site.consultation.path, site.crisisPage.path];
  const english = await inFirstLanguage(path);
  if (isSensitive(path, own) || isSensitive(english, own)) return true;
  if (english === path) return false;
  const services = [...(await getCollection('services')), ...(await getCollection('programs'))];
  return services.some(({ id, data }) => english === `/${id}` && data.quickExit);
}
