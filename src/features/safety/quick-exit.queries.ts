/** Which pages have a quick exit (L7), in all languages. */
import { getCollection } from 'astro:content';
import { frontDoor, isTranslation, languageOf } from '#features/translations/page-language.ts';
import { inFirstLanguage } from '#features/translations/translations.queries.ts';
import { site } from '#site';
import { isSensitive } from './safety.schema.ts';

/** Whether a visit of the page at `path` is sensitive; a translation is if the page is that it translates. */
export async function needsQuickExit(path: string): Promise<boolean> {
  const own = [site.consultation.path, site.crisisPage.path];
  // With the form, and for some the only page in their language.
  if (isTranslation(path) && path === frontDoor(languageOf(path))) return true;
  const original = await inFirstLanguage(path);
  if (isSensitive(path, own) || isSensitive(original, own)) return true;
  if (original === path) return false;
  const services = [...(await getCollection('services')), ...(await getCollection('programs'))];
  return services.some(({ id, data }) => original === `/${id}` && data.quickExit);
}
