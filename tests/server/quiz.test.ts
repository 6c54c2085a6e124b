/** The quiz on the server: storage, result page and delivery (R217, R218, contract HTTP). */
import { RESULT_PATHS } from '#lib/fixed-paths.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import { ANSWER_MESSAGE, EMAIL_TOAST, SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { SPANISH_QUIZ } from '#features/quiz/words.es.ts';
import { quizConsent } from '#features/quiz/words.ts';
import { site } from '#site';
import { emptyFolder, until } from './cleanup.ts';
import { builtSite, freshServer, rowsOf, sharedServer, startCrm, serverOn } from './harness.ts';
import { acceptedId, posting, postingForms } from './leads.ts';
import { attributes } from './page.ts';

const shared = sharedServer();
let visitors = 0;
const address = (): string => {
  visitors += 1;
  return `quiz-${visitors}@example.com`;
};

const result = (changes: object = {}): Record<string, unknown> => ({
  formId: site.hubspot.forms.quiz,
  portalId: site.hubspot.portalId,
  email: address(),
  relationshipQuizCompleted: 'Yes',
  score: '24',
  result: 'needs-tune-up',
  pageName: 'Relationship Reality Check',
  pageUri: '/quiz',
  ...changes,
});

const post = posting(SUBMIT_PATH);
const postForm = postingForms(SUBMIT_PATH);

/** The form without JavaScript, all answers the same. */
const form = (origin: string, value: string, changes: object = {}): Promise<Response> => {
  const answers = Array.from({ length: 8 }, (_, index) => [`q${index + 1}`, value]);
  const { email, formId: _form, portalId: _portal, ...rest } = result();
  const fields = { ...rest, ...Object.fromEntries(answers), email, ...changes };
  return postForm(origin, fields);
};

/** The Spanish pages: as the English ones, but for their language. */
beforeAll(() => {
  mkdirSync(join(builtSite(), 'es'), { recursive: true });
  for (const [english, own] of [
    ['quiz', 'es/cuestionario'],
    ['quiz-result', RESULT_PATHS.es.slice(1)],
  ]) {
    const page = readFileSync(join(builtSite(), `${english}.html`), 'utf8');
    writeFileSync(join(builtSite(), `${own}.html`), page.replace('lang="en"', 'lang="es"'));
  }
});

const leads = (data: string): Record<string, unknown>[] =>
  rowsOf(data, "select * from leads where form = 'quiz' order by id");

describe('A result as JSON', () => {
  it('R218 is stored with address, score, result band and consent', async () => {
    const { origin, data } = shared();
    const body = result();
    const id = await acceptedId(await post(origin, { ...body, answers: { 1: 5 }, q1: '5' }));
    const [row] = rowsOf(data, 'select * from leads where id = ?', id);
    expect(row).toMatchObject({
      form: 'quiz',
      page_uri: '/quiz',
      page_name: 'Relationship Reality Check',
      spam: 0,
    });
    expect(JSON.parse(String(row?.['fields']))).toEqual({
      email: body['email'],
      relationshipQuizCompleted: 'Yes',
      score: '24',
      result: 'needs-tune-up',
    });
    expect(String(row?.['consents'])).toContain('not your eight answers');
  });
});

describe('The form without JavaScript', () => {
  it('gets the result page, and is stored with the address', async () => {
    const { origin, data } = shared();
    const email = address();
    const answer = await form(origin, '3', { email });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const $ = load(await answer.text());
    expect(attributes($('[data-result]'), 'data-result')).toEqual(['needs-tune-up']);
    expect($('[data-result][hidden], [data-general], [data-help]')).toHaveLength(0);
    expect($('[data-score]').text()).toBe('24');
    expect($('[data-gauge]').attr('cx')).toBe('240');
    expect($('[data-domain]').text().replace(/\s+/g, ' ').trim()).toBe('Good 3.0 / 5');
    expect([$('rect').attr('width'), $('line').attr('x2'), $('[r="7"]').attr('cx')]).toEqual([
      '60%',
      '60%',
      '60%',
    ]);
    expect([$('[data-kept]').is('[hidden]'), $('[data-unkept]').is('[hidden]')]).toEqual([
      false,
      true,
    ]);
    expect($('[data-note]').is('[hidden]')).toBe(false);
    const row = leads(data).at(-1);
    expect(JSON.parse(String(row?.['fields']))).toEqual({
      email,
      relationshipQuizCompleted: 'Yes',
      score: '24',
      result: 'needs-tune-up',
    });
  });

  it('stores nothing without an address, and shows crisis help first where needed', async () => {
    const { origin, data } = shared();
    const before = leads(data).length;
    const answer = await form(origin, '1', { email: ' ' });
    expect(answer.status).toBe(200);
    const $ = load(await answer.text());
    expect($('[data-score]').text()).toBe('16');
    expect($('[data-help]')).toHaveLength(1);
    expect($('[data-note]').is('[hidden]')).toBe(true);
    expect($('[data-kept], [data-unkept]').not('[hidden]')).toHaveLength(0);
    expect(leads(data)).toHaveLength(before);
  });

  it('shows the form with its answers if something is missing', async () => {
    const { origin } = shared();
    const answer = await form(origin, '5', { q2: '', email: 'nobody' });
    expect(answer.status).toBe(422);
    const $ = load(await answer.text());
    expect($('#q1-5').is('[checked]')).toBe(true);
    expect($('#email').val()).toBe('nobody');
    expect($('#email-error').text()).toBe(EMAIL_TOAST.description);
    expect(
      $('[data-error-summary] li')
        .map((_, at) => $(at).text())
        .get(),
    ).toEqual([ANSWER_MESSAGE, EMAIL_TOAST.description]);
    expect($('astro-island[client]')).toHaveLength(0);
  });

  it('fills in the Spanish page after the Spanish quiz, and stores the consent that was shown', async () => {
    const { origin, data } = shared();
    const from = { pageUri: '/es/cuestionario', pageName: 'Cómo va su relación' };
    const answer = await form(origin, '3', from);
    const $ = load(await answer.text());
    expect([answer.status, $('html').attr('lang')]).toEqual([200, 'es']);
    expect(attributes($('[data-result]'), 'data-result')).toEqual(['needs-tune-up']);
    expect($('[data-score]').text()).toBe('24');
    expect($('[data-level]').text()).toBe('Bien');
    const row = leads(data).at(-1);
    expect(row).toMatchObject({ page_uri: from.pageUri, page_name: from.pageName });
    expect(JSON.parse(String(row?.['consents']))).toEqual({
      dataStorageConsent: quizConsent(site.legalName, SPANISH_QUIZ),
    });

    const inNeed = await form(origin, '1', { ...from, email: '' });
    expect(load(await inNeed.text())('[data-help]')).toHaveLength(1);
  });

  it('asks in Spanish for what is missing in the Spanish quiz', async () => {
    const { origin } = shared();
    const answer = await form(origin, '5', { pageUri: '/es/cuestionario', q2: '', email: 'nadie' });
    expect(answer.status).toBe(422);
    const $ = load(await answer.text());
    expect(
      $('[data-error-summary] li')
        .map((_, at) => $(at).text())
        .get(),
    ).toEqual(Object.values(SPANISH_QUIZ.messages ?? {}));
    expect($('#q1-5').is('[checked]')).toBe(true);
  });

  it('R219 shows the result although the store is down', async () => {
    const data = emptyFolder();
    // The damaged file is renamed at the start; nothing is written until the next start.
    writeFileSync(join(data, 'leads.db'), 'This is no database. '.repeat(400));
    const { origin } = await serverOn(data);
    const answer = await form(origin, '3');
    const $ = load(await answer.text());
    expect([answer.status, $('[data-score]').text()]).toEqual([200, '24']);
    expect($('[data-unkept]').is('[hidden]')).toBe(false);
    expect((await post(origin, result())).status).toBe(503);
  });
});

it('a stored result is delivered to its CRM form, with its field names', async () => {
  const crm = await startCrm({
    formId: 'quiz-form',
    fields: [
      'email',
      'relationship_quiz_completed',
      'relationship_quiz_score',
      'relationship_quiz_result',
    ],
    required: ['email'],
  });
  const { origin } = await freshServer({
    ...crm.env,
    HUBSPOT_QUIZ_FORM_ID: 'quiz-form',
  });
  const body = result();
  await acceptedId(await post(origin, body));
  await until(() => crm.accepted.length > 0);
  const [{ submission } = { submission: undefined }] = crm.accepted;
  const values = submission?.fields.map(({ name, value }) => [name, value]) ?? [];
  expect(Object.fromEntries(values)).toEqual({
    email: body['email'],
    relationship_quiz_completed: 'Yes',
    relationship_quiz_score: '24',
    relationship_quiz_result: 'needs-tune-up',
  });
  expect(submission?.legalConsentOptions?.consent.text).toContain('not your eight answers');
});
