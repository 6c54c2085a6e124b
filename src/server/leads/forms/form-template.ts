/** A page split around one form: parsing all of it takes ten times as long, and anyone can request it often. */
import type { Pieces } from './offered-times-page.ts';
import { closest, elementsOf } from './page-elements.ts';

export interface FormTemplate {
  /** Up to the text of the title, and from there to the form. */
  before: readonly [toTitle: string, toForm: string];
  /** With the surrounding island, if any, and the error summary. */
  form: string;
  after: string;
  /** Templates for parts that change. */
  pieces: Pieces;
}

/** By page file and action: one form is on several pages. */
const templates = new Map<string, { html: string; template: FormTemplate | undefined }>();

/** Whether a form's `action` is this API path; it is absolute if the pages are on another host. */
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
  // Drawings can have titles, too.
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

/** Cached until the page changes. `undefined` if form, error summary or page title is missing. */
export function formTemplate(page: string, html: string, action: string): FormTemplate | undefined {
  const key = `${page} ${action}`;
  const known = templates.get(key);
  if (known?.html === html) return known.template;
  const template = createTemplate(html, action);
  templates.set(key, { html, template });
  return template;
}
