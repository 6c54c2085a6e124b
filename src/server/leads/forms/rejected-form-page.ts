/** Answers an invalid post without JavaScript: the built page with input, messages and focused summary (WCAG 3.3.1). */
import type { CheerioAPI } from 'cheerio/slim';
import type { OfferedTimes } from '#features/booking/offered-times.ts';
import type { FieldErrors } from '#lib/parse-form.ts';
import { ERROR_SUMMARY_WORDS } from '#lib/form-words-by-language.ts';
import { counted, errorTitle, LISTED_ERRORS } from '#lib/form-words.ts';
import type { Language } from '#lib/language.ts';
import { languageOf } from '#features/translations/page-language.ts';
import { escapeHtml } from '#lib/html.ts';
import { plainPage } from '../../base/http/plain-page.ts';
import { SERVER_WORDS } from '../../base/http/words.ts';

export interface Rejected {
  page: string;
  action: string;
  values: ReadonlyMap<string, string>;
  errors: FieldErrors;
  /** Fields that are not refilled: the honeypot. */
  blank: readonly string[];
  times?: OfferedTimes | undefined;
  /** Says that another visitor has the time. Not worded as an error: the visitor made none. */
  notice?: string;
}

type Form = ReturnType<CheerioAPI>;

type Fields = ReturnType<Form['find']>;

const fieldsOf = (form: Form, name: string): Fields =>
  form.find('input, select, textarea').filter((_, field) => field.attribs['name'] === name);

function fill($: CheerioAPI, form: Form, { values, errors, blank }: Rejected): void {
  form.find('input, select, textarea').each((_, element) => {
    const field = $(element);
    const name = element.attribs['name'];
    const type = element.attribs['type']?.toLowerCase();
    if (!name || blank.includes(name)) return;
    const value = values.get(name);
    // Hidden fields with an error or without a value keep the built value.
    if (type === 'hidden' && (value === undefined || errors[name])) return;
    if (type === 'checkbox' || type === 'radio') {
      const isOn = type === 'radio' ? value === element.attribs['value'] : value !== undefined;
      if (isOn) field.attr('checked', '');
      else field.removeAttr('checked');
    } else if (element.tagName === 'select') {
      const chosen = field.find('option').filter((_at, option) => $(option).val() === value);
      // No match: keep the placeholder selected; otherwise browsers show the first real option.
      if (chosen.length === 0) return;
      field.find('option').removeAttr('selected');
      chosen.attr('selected', '');
    } else if (element.tagName === 'textarea') field.text(value ?? '');
    else field.attr('value', value ?? '');
  });
}

/** Marks a field as invalid and shows its message; returns its id, if the form has it. */
function mark($: CheerioAPI, form: Form, name: string, message: string): string | undefined {
  const fields = fieldsOf(form, name);
  const shown = form
    .find('[data-error-for]')
    .filter((_, at) => at.attribs['data-error-for'] === name);
  shown.removeAttr('hidden').text(message);
  const id = shown.attr('id') ?? `${name}-error`;
  shown.attr('id', id);
  fields.attr('aria-invalid', 'true').each((_, field) => {
    const described = (field.attribs['aria-describedby'] ?? '').split(/\s+/).filter(Boolean);
    if (shown.length > 0 && !described.includes(id))
      $(field).attr('aria-describedby', [...described, id].join(' '));
  });
  return fields.filter((_, field) => field.attribs['type'] !== 'hidden').attr('id');
}

function isHidden(form: Form, name: string): boolean {
  const fields = fieldsOf(form, name);
  return fields.length > 0 && fields.get().every(({ attribs }) => attribs['type'] === 'hidden');
}

/** @param page built file */
const languageIn = (page: string): Language => languageOf(`/${page.replace(/\.html$/, '')}`);

function summarize($: CheerioAPI, form: Form, { errors, page }: Rejected): void {
  const language = languageIn(page);
  const words = ERROR_SUMMARY_WORDS[language];
  const all = Object.entries(errors);
  const own = all.filter(([name]) => !isHidden(form, name));
  const items = own.map(([name, message = '']) => {
    const id = mark($, form, name, message);
    const item = $('<li></li>');
    return id ? item.append($('<a></a>').attr('href', `#${id}`).text(message)) : item.text(message);
  });
  if (own.length < all.length) items.push($('<li></li>').text(SERVER_WORDS[language].onceMore));
  const summary = form.find('[data-error-summary]').add('[data-error-summary]').first().empty();
  summary.removeAttr('hidden').attr('tabindex', '-1').attr('autofocus', '');
  const list = (part: Form[]): Form => $('<ul></ul>').append(...part);
  // As islands draw it (ui/ErrorSummary.tsx).
  if (own.length > 0) summary.append($('<p></p>').text(errorTitle(own.length, words)));
  summary.append($('<p></p>').text(words.kept), list(items.slice(0, LISTED_ERRORS)));
  const more = items.slice(LISTED_ERRORS);
  if (more.length === 0) return;
  const says = $('<summary></summary>').text(counted(words.more, more.length, words));
  summary.append($('<details></details>').append(says, list(more)));
}

function notify(form: Form, notice: string): void {
  const box = form.find('[data-slot-notice]');
  box.removeAttr('hidden').attr('tabindex', '-1').attr('autofocus', '');
  box.find('[data-text]').text(notice);
}

function ownPage({ values, errors, blank, page }: Rejected): string {
  const language = languageIn(page);
  const words = SERVER_WORDS[language].rejected;
  const messages = Object.values(errors).map((message = '') => `<li>${escapeHtml(message)}</li>`);
  const typed = [...values]
    .filter(([name, value]) => value && !blank.includes(name))
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  return plainPage(
    words.title,
    `<ul>${messages.join('')}</ul>
<p>${words.back}</p>
<dl>${typed.join('')}</dl>`,
    language,
  );
}

export async function rejectedPage(
  html: string | undefined,
  rejected: Rejected,
): Promise<{ html: string; isBuilt: boolean }> {
  if (html === undefined) return { html: ownPage(rejected), isBuilt: false };
  // Lazy: most requests never need cheerio.
  const [{ loadPart }, { formTemplate, isSentTo }, { fillTimes }] = await Promise.all([
    import('./page-part.ts'),
    import('./form-template.ts'),
    import('./offered-times-page.ts'),
  ]);
  const template = formTemplate(rejected.page, html, rejected.action);
  const part = loadPart(template?.form ?? html);
  const { $ } = part;
  const form = $('form')
    .filter((_, at) => isSentTo(at.attribs['action'], rejected.action))
    .first();
  if (form.length === 0) return { html: ownPage(rejected), isBuilt: false };
  if (template && rejected.times) fillTimes($, form, template.pieces, rejected.times);
  fill($, form, rejected);
  if (rejected.notice) notify(form, rejected.notice);
  else summarize($, form, rejected);
  // Hydrating the island would reset the form to its empty state.
  form.closest('astro-island').removeAttr('client');
  if (template) {
    const page = [template.before[0], 'Error: ', template.before[1], part.html(), template.after];
    return { html: page.join(''), isBuilt: true };
  }
  const title = $('head > title').first();
  title.text(`Error: ${title.text()}`);
  return { html: part.html(), isBuilt: true };
}
