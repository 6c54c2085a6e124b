/** Site-dependent props of both newsletter forms. */
import { publicPath } from '#lib/http/routes.ts';
import { site } from '#site';

/** @param submitLabel label of the submit button */
export function newsletterFacts(page: URL, submitLabel: string) {
  const { portalId, forms } = site.hubspot;
  return {
    practice: site.legalName,
    newsletter: site.newsletter.name,
    often: site.newsletter.often,
    ids: { portalId, formId: forms.newsletter },
    pageUri: publicPath(page.pathname),
    phone: site.phone,
    submitLabel,
  };
}
