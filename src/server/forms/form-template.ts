/**
 * A built page split around one form. Parsing and serializing the whole page costs ten times the processor time of the
 * form alone, and anyone can request it as often as the rate limit allows.
 */
import { load } from 'cheerio';
import { piecesOf, type Pieces } from '../booking/offered-times-page.ts';

export interface FormTemplate {
  /** The page up to the text of its title, and from there to the form. */
  before: readonly [toTitle: string, toForm: string];
  /** The form's HTML, with the surrounding island if there is one; includes the error summary. */
  form: string;
  after: string;
  /** Templates of the page, for parts that change. */
  pieces: Pieces;
}

/** By page file and action: one form is on several pages. */
const templates = new Map<string, { html: string; template: FormTemplate | undefined }>();

/** Whether a form's `action` is this path of the API; it is absolute if the pages are on another host. */
export const isSentTo = (action: string | undefined, path: string): boolean =>
  action?.endsWith(path) ?? false;

function createTemplate(html: string, action: string): FormTemplate | undefined {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const form = $('form')
    .filter((_, at) => isSentTo(at.attribs['action'], action))
    .first();
  const island = form.closest('astro-island');
  const around = island.length > 0 ? island : form;
  const [place, title] = [around, $('head > title').first()].map(
    (found) => found.get(0)?.sourceCodeLocation,
  );
  if (!place || !title || around.find('[data-error-summary]').length === 0) return undefined;
  const toTitle = html.indexOf('>', title.startOffset) + 1;
  return {
    before: [html.slice(0, toTitle), html.slice(toTitle, place.startOffset)],
    form: html.slice(place.startOffset, place.endOffset),
    after: html.slice(place.endOffset),
    pieces: piecesOf($),
  };
}

/**
 * The template for a form on a page; cached until the page changes.
 * @param page file of the built page
 * @param html content of the built page
 * @param action path of the form's `action`
 * @returns `undefined` if the form, its error summary or the page title is not found
 */
export function formTemplate(page: string, html: string, action: string): FormTemplate | undefined {
  const key = `${page} ${action}`;
  const known = templates.get(key);
  if (known?.html === html) return known.template;
  const template = createTemplate(html, action);
  templates.set(key, { html, template });
  return template;
}
