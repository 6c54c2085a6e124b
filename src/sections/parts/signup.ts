/** What both forms of the newsletter need to know of the site. */
import { publicPath } from '#domain/routes.ts';
import { site } from '#site';

/** @param submitLabel on the button that sends the form */
export function signupFacts(page: URL, submitLabel: string) {
  const { portalId, forms } = site.hubspot;
  return {
    practice: site.name,
    ids: { portalId, formId: forms.newsletter },
    pageUri: publicPath(page.pathname),
    phone: site.phone,
    submitLabel,
  };
}
