/** Writes the policy of each page with its own hashes; `security.csp` of Astro lists all in every page (0.6 kB). */
import { hash } from 'node:crypto';
import { site } from '#site';
import { editorSources, withPolicy } from '#features/consent/csp.ts';
import { publicPath } from '#lib/http/routes.ts';
import { cspSources, type Tags } from '#features/consent/third-parties.ts';
import { EDITOR_PAGE } from '#staff/contract/content.ts';

const sha256 = (text: string): string => hash('sha256', text, 'base64');

/** Forms, except those that close a dialog; islands, except those of every page (as in features/consent/trackers.client.ts). */
const FORM =
  /<astro-island\b(?![^>]*component-export="(?:SiteMenu|MenuSheet|CookieBanner)")|<form\b(?![^>]*method="dialog")/;
/** The link of a quick exit, not a selector in a script. */
const QUICK_EXIT = /<a\b[^>]* data-quick-exit/;

/** @throws {Error} if there is no `<meta charset>` */
export function addCsp(html: string, name: string, tags: Tags, formsOrigin?: string): string {
  const path = publicPath(`/${name}`);
  const extra =
    path === EDITOR_PAGE
      ? editorSources(site.contentHost)
      : cspSources(tags, {
          path,
          freeCall: site.consultation.path,
          hasForm: FORM.test(html),
          hasQuickExit: QUICK_EXIT.test(html),
        });
  const page = withPolicy(html, sha256, extra, formsOrigin);
  if (page === html)
    throw new Error(`${name} has no <meta charset="utf-8"> to insert the policy after`);
  return page;
}
