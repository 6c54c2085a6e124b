/** Site-dependent props of both newsletter forms. */
import { languageOf } from '#features/translations/page-language.ts';
import { publicPath } from '#lib/http/routes.ts';
import { site } from '#site';
import { NEWSLETTER_WORDS } from './words-by-language.ts';

/** @param submitLabel label of the submit button */
export function newsletterFacts(page: URL, submitLabel: string) {
  const { portalId, forms } = site.hubspot;
  const pageUri = publicPath(page.pathname);
  const language = languageOf(pageUri);
  return {
    practice: site.legalName,
    newsletter: site.newsletter.name,
    often: site.newsletter.often,
    ids: { portalId, formId: forms.newsletter },
    pageUri,
    phone: site.phone,
    submitLabel,
    ...(language !== 'en' && { words: NEWSLETTER_WORDS[language] }),
  };
}
