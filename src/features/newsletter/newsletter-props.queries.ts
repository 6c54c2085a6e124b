/** Site-dependent props of both newsletter forms. */
import { languageOf } from '#features/translations/page-language.ts';
import { publicPath } from '#lib/http/routes.ts';
import { site } from '#site';
import { SPANISH_NEWSLETTER } from './words.es.ts';

/** @param submitLabel label of the submit button */
export function newsletterFacts(page: URL, submitLabel: string) {
  const { portalId, forms } = site.hubspot;
  const pageUri = publicPath(page.pathname);
  return {
    practice: site.legalName,
    newsletter: site.newsletter.name,
    often: site.newsletter.often,
    ids: { portalId, formId: forms.newsletter },
    pageUri,
    phone: site.phone,
    submitLabel,
    ...(languageOf(pageUri) === 'es' && { words: SPANISH_NEWSLETTER }),
  };
}
