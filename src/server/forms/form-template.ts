/**
 * A built page split around one form. Parsing and serializing the whole page costs ten times the processor time of the
 * form alone, and anyone can request it as often as the rate limit allows.
 */
import type { Pieces } from '../booking/offered-times-page.ts';
import { closest, elementsOf } from './page-elements.ts';

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
  const found = elementsOf(
    html,
    ({ name, attributes }) =>
      name === 'title' ||
      name === 'form' ||
      (name === 'template' && 'data-piece' in attributes) ||
      'data-error-summary' in attributes,
  );
  const form = found.find(
    ({ name, attributes }) => name === 'form' && isSentTo(attributes['action'], action),
  );
  // Drawings may have titles as well.
  const title = found.find((element) => element.name === 'title' && !closest(element, 'svg'));
  if (!form || !title) return undefined;
  const { start, end } = closest(form, 'astro-island') ?? form;
  const hasSummary = found.some(
    (element) =>
      'data-error-summary' in element.attributes && element.start > start && element.end < end,
  );
  if (!hasSummary) return undefined;
  const pieces = found
    .filter(({ name }) => name === 'template')
    .map(({ attributes, inner, close }) => [
      attributes['data-piece'] ?? '',
      html.slice(inner, close),
    ]);
  return {
    before: [html.slice(0, title.inner), html.slice(title.inner, start)],
    form: html.slice(start, end),
    after: html.slice(end),
    pieces: Object.fromEntries(pieces),
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
