/**
 * The server in front of the built site answers each form in the language of the page that it was sent from, whichever the
 * practice writes first, and keeps the consent that the page showed.
 */
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { consentNames, contactConsent } from '#features/booking/contact-consent.ts';
import { CONTACT_MESSAGES, CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { contactWords } from '#features/booking/words-by-language.ts';
import { SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { QUIZ_WORDS } from '#features/quiz/words-by-language.ts';
import { quizConsent } from '#features/quiz/words.ts';
import { RESET_PATH } from '#features/reset/reset.schema.ts';
import { RESET_THANKS_PATHS, THANK_YOU_PATHS } from '#lib/fixed-paths.ts';
import { frontDoor, languageOf, pathIn } from '#features/translations/page-language.ts';
import { type Language, LANGUAGES } from '#lib/language.ts';
import { site } from '#site';
import { rowsOf, sharedServer } from '../server/harness.ts';
import { lead, postingForms } from '../server/leads.ts';
import { DIST, type Page, pages } from './dist.ts';
import { isOn } from './parts.ts';

const shared = sharedServer({}, DIST);
const written = LANGUAGES.filter((language) =>
  pages.some(({ route }) => route === frontDoor(language)),
);

const withForm = (path: string, language: Language): Page[] =>
  pages.filter(
    ({ $, route }) => languageOf(route) === language && $(`form[action="${path}"]`).length > 0,
  );

/** The page of a language with a form that is about a booked time. */
const bookingPage = (language: Language): string =>
  pages.find(({ $, route }) => languageOf(route) === language && $('[data-days]').length > 0)
    ?.route ?? '';

function fields(changes: Record<string, string>): Record<string, string> {
  const all = Object.entries(lead({ dataStorageConsent: 'on', ...changes }));
  return Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
}

/** What was kept for an address. */
function kept(email: string): { consents: Record<string, string>; page: unknown } {
  const [row] = rowsOf(
    shared().data,
    "select consents, page_uri from leads where fields ->> 'email' = ?",
    email,
  );
  return { consents: JSON.parse(String(row?.['consents'])), page: row?.['page_uri'] };
}

const langOf = (html: string): string => load(html)('html').attr('lang')?.slice(0, 2) ?? '';

const send = (path: string, body: Record<string, string>): Promise<Response> =>
  postingForms(path)(shared().origin, body);

describe.each(written)('in “%s”', (language) => {
  const words = contactWords(language, site);

  it('a wrong request comes back as its own page, and a right one leads to the thanks', async () => {
    const forms = withForm(CONTACT_PATH, language);
    expect(forms.length).toBeGreaterThan(0);
    for (const { route } of forms) {
      const wrong = await send(CONTACT_PATH, fields({ pageUri: route, lastName: '' }));
      expect(wrong.status, route).toBe(422);
      const page = await wrong.text();
      expect(langOf(page), route).toBe(language);
      const { lastName } = CONTACT_MESSAGES;
      expect(load(page)('[data-error-for=lastName]').text()).toBe(
        words.messages?.[lastName] ?? lastName,
      );
      const right = fields({ pageUri: route, communicationsOptIn: 'on' });
      const { status, headers } = await send(CONTACT_PATH, right);
      const thanks = `${pathIn(THANK_YOU_PATHS, language)}#by-text`;
      expect([status, headers.get('location')]).toEqual([303, thanks]);
      expect(langOf(await (await fetch(shared().origin + thanks)).text())).toBe(language);
      expect(kept(right['email'] ?? '')).toEqual({
        consents: contactConsent(consentNames(site), words),
        page: route,
      });
    }
  });

  it('what is kept is the consent that the page shows', () => {
    const { dataStorageConsent, communicationsOptIn } = contactConsent(consentNames(site), words);
    for (const { $ } of withForm(CONTACT_PATH, language)) {
      expect($(`form[action="${CONTACT_PATH}"]`).text()).toContain(dataStorageConsent);
      if (isOn('newsletter'))
        expect($(`form[action="${CONTACT_PATH}"]`).text()).toContain(communicationsOptIn);
    }
  });

  it.runIf(isOn('slots'))('a booked time is confirmed in it', async () => {
    const { origin } = shared();
    const route = bookingPage(language);
    const page = load(await (await fetch(origin + route)).text());
    const slot = page('input[name=slot]').first().attr('value') ?? '';
    const answer = await send(CONTACT_PATH, fields({ pageUri: route, slot }));
    const booked = await fetch(origin + answer.headers.get('location'));
    expect(booked.status).toBe(200);
    expect(langOf(await booked.text())).toBe(language);
  });

  it.runIf(isOn('quiz'))('the quiz is answered in it', async () => {
    const forms = withForm(SUBMIT_PATH, language).filter(({ $ }) => $('input[name=q1]').length > 0);
    expect(forms.length).toBeGreaterThan(0);
    for (const { route } of forms) {
      const email = `quiz-${language}@example.com`;
      const answers = Array.from({ length: 8 }, (_, at) => [`q${at + 1}`, '3']);
      const answer = await send(SUBMIT_PATH, {
        ...Object.fromEntries(answers),
        email,
        relationshipQuizCompleted: 'Yes',
        pageName: 'Quiz',
        pageUri: route,
      });
      expect(answer.status, route).toBe(200);
      expect(langOf(await answer.text())).toBe(language);
      expect(kept(email).consents).toEqual({
        dataStorageConsent: quizConsent(site.legalName, QUIZ_WORDS[language]),
      });
    }
  });

  it.runIf(isOn('programs'))('a Reset is answered in it', async () => {
    const forms = withForm(RESET_PATH, language);
    expect(forms.length).toBeGreaterThan(0);
    for (const { route } of forms) {
      const body = {
        firstname: 'Ximena',
        lastname: 'Ríos',
        email: 'ximena@example.com',
        phone: '214 555 0142',
        preferred_contact_time: 'evening',
        pageUri: route,
        pageName: 'Reset Form',
      };
      const wrong = await send(RESET_PATH, { ...body, firstname: '' });
      expect(langOf(await wrong.text()), route).toBe(language);
      const { headers } = await send(RESET_PATH, body);
      const thanks = pathIn(RESET_THANKS_PATHS, language);
      expect(headers.get('location')).toBe(thanks);
      expect(langOf(await (await fetch(shared().origin + thanks)).text())).toBe(language);
    }
  });

  it('an unknown address is answered in it', async () => {
    const answer = await fetch(
      `${shared().origin}${frontDoor(language)}/nowhere-at-all`.replace('//nowhere', '/nowhere'),
    );
    expect(answer.status).toBe(404);
    expect(langOf(await answer.text())).toBe(language);
  });
});
