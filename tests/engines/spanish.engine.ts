/** From the Spanish home page to the mail and the inbox in every engine: a booking, a quiz and a Reset. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { RESET_THANKS_PATHS, THANK_YOU_PATHS } from '#lib/fixed-paths.ts';
import { SPANISH_PAGE } from '#features/booking/page-words.es.ts';
import { SPANISH_QUIZ } from '#features/quiz/words.es.ts';
import { filled } from '#features/quiz/words.ts';
import { SPANISH_RESET } from '#features/reset/words.es.ts';
import { type Bench, startApi } from '../bench/servers.ts';
import { freePort } from '../browser/free-port.ts';
import { type FakeMailServer, type Mail, startFakeMailServer } from '../mail/fake-smtp.ts';
import { scaled } from '../run/limits.ts';
import { member } from '../server/inbox-client.ts';
import { address, choosesNoTime, CONTACT, fillContact, sendEmpty } from './contact.ts';
import { type SecureFront, secureFront } from './secure-front.ts';
import { signInAt } from './sign-in.ts';
import { test } from './test.ts';
import { button, link, type Visitor } from './visitor.ts';

const DIST = resolve(import.meta.dirname, '../../dist');
const SEND_QUIZ = 'Ver mi resultado';
/** With what a name can have, and longer than a line of a phone. */
const NAME = { firstName: 'Ángeles Íñigo', lastName: 'Núñez de la Peña y Gutiérrez-Zúñiga' };

let data = '';
let office: FakeMailServer | undefined;
let server: Bench | undefined;
let front: SecureFront | undefined;

test.beforeAll(async () => {
  test.setTimeout(scaled(120_000));
  data = mkdtempSync(join(tmpdir(), 'spanish-'));
  office = await startFakeMailServer();
  const port = String(await freePort());
  server = await startApi(data, { ...office.env, PORT: port }, 'leads', DIST);
  front = await secureFront(server.origin, data);
});
test.afterAll(async () => {
  front?.close();
  await server?.stop();
  await office?.stop();
  rmSync(data, { recursive: true, force: true });
});

const goHome = (visitor: Visitor): Promise<void> => visitor.goto(`${server?.origin}/es`);

/** The notice about the request with this address. */
async function mailAbout(email: string): Promise<Mail> {
  const find = (): Mail | undefined => office?.received.find(({ text }) => text.includes(email));
  await expect.poll(() => find() !== undefined, { message: `mail about ${email}` }).toBe(true);
  const mail = find();
  if (!mail) throw new Error(`No mail about ${email}`);
  return mail;
}

async function expectSpanishMail(email: string, page: string): Promise<void> {
  const { text } = await mailAbout(email);
  expect(text).toMatch(/^Language: Spanish$/m);
  expect(text).toMatch(new RegExp(`^Page: \\S+${page}$`, 'm'));
}

async function fillReset(
  visitor: Visitor,
  email: string,
  onward = async (): Promise<void> => undefined,
): Promise<void> {
  const { lastName } = NAME;
  const fields = { firstname: 'Ximena', lastname: lastName, email, phone: '+52 81 1234 5678' };
  for (const [name, text] of Object.entries(fields))
    await visitor.fill(`#book [name=${name}]`, text);
  await onward();
  await visitor.click({ css: '#book label', text: SPANISH_RESET.times.evening });
  await onward();
}

async function answerQuiz(visitor: Visitor): Promise<void> {
  for (let number = 1; number <= 8; number += 1) {
    await visitor.reads('main', filled(SPANISH_QUIZ.place, number, 8));
    await visitor.enter(button(SPANISH_QUIZ.scale[3]));
  }
}

test('a booking, the quiz and the Reset from the Spanish home page to the mail and the inbox', async ({
  visitor,
}) => {
  test.setTimeout(scaled(180_000));
  const [booked, asked, reset] = [address(), address(), address()];

  await goHome(visitor);
  await visitor.click(link('Pedir una llamada gratis', 'main'));
  await visitor.isAt('/es/llamada');
  await sendEmpty(visitor, CONTACT);
  await visitor.reads(CONTACT, 'Escriba su nombre');
  const time = '[data-days] label:has([name=slot])';
  await visitor.shows(time);
  await visitor.click(time);
  await fillContact(visitor, { ...NAME, email: 'lupe.ejemplo' });
  await visitor.click(`${CONTACT} [type=submit]`);
  await visitor.reads(`${CONTACT} [data-error-for=email]`, 'Escriba un correo electrónico válido');
  await visitor.fill(`${CONTACT} [name=email]`, booked);
  await visitor.fill(`${CONTACT} [name=phone]`, '+52 1 55 1234 5678');
  await visitor.click(`${CONTACT} [type=submit]`);
  await visitor.reads('[data-said]', 'Su llamada es el');
  await visitor.shows(link(SPANISH_PAGE.calendar, '[data-said]'));
  await expectSpanishMail(booked, '/es/llamada');
  expect((await mailAbout(booked)).text).toContain(`Name: ${NAME.firstName} ${NAME.lastName}`);

  await goHome(visitor);
  await visitor.click(link('Cuestionario', 'body > footer'));
  await visitor.isAt('/es/cuestionario');
  await visitor.click(button('Empezar el cuestionario'));
  await answerQuiz(visitor);
  await visitor.fill('#quiz-email', 'nadie');
  await visitor.click(button(SEND_QUIZ));
  await visitor.reads('main', SPANISH_QUIZ.toasts.email.description);
  await visitor.fill('#quiz-email', asked);
  await visitor.click(button(SEND_QUIZ));
  await visitor.reads('main', filled(SPANISH_QUIZ.outOf, 40));
  await expectSpanishMail(asked, '/es/cuestionario');

  await goHome(visitor);
  await visitor.click(link('Todos los servicios', 'main'));
  await visitor.isAt('/es/servicios');
  await visitor.click(link('Reset de 6 sesiones', 'main'));
  await visitor.isAt('/es/reset');
  const { next, send, thanks } = SPANISH_RESET;
  await fillReset(visitor, reset, () => visitor.click(button(next, '#book')));
  await visitor.click(button(send, '#book'));
  await visitor.reads('#book', thanks.received);
  await expectSpanishMail(reset, '/es/reset');

  await signInAt(visitor, front?.origin ?? '', data, 'staff');
  await visitor.reads('[data-lead]', 'Spanish');
  await visitor.click(link('Open Ximena N.', '[data-lead]'));
  await visitor.reads('[data-open-lead]', 'Writes in Spanish');
});

test.describe('without JavaScript', () => {
  test.use({ scripts: false });

  test('a booking, the quiz and the Reset from the Spanish home page to the mail and the inbox', async ({
    visitor,
  }) => {
    const [booked, asked, reset] = [address(), address(), address()];
    await goHome(visitor);
    await visitor.click(link('Pedir una llamada gratis', 'main'));
    await visitor.isAt('/es/llamada');
    await choosesNoTime(visitor);
    await fillContact(visitor, { ...NAME, email: booked });
    await visitor.click(`${CONTACT} [type=submit]`);
    await visitor.isAt(THANK_YOU_PATHS.es);
    await visitor.shows(link('Volver al inicio', 'main'));
    await expectSpanishMail(booked, '/es/llamada');

    await goHome(visitor);
    await visitor.click(link('Cuestionario', 'body > footer'));
    for (let number = 1; number <= 8; number += 1)
      await visitor.check(`.quiz-plain [name=q${number}][value="4"]`);
    await visitor.fill('.quiz-plain [name=email]', asked);
    await visitor.click('.quiz-plain [type=submit]');
    await visitor.reads('main', filled(SPANISH_QUIZ.outOf, 40));
    await expectSpanishMail(asked, '/es/cuestionario');

    await goHome(visitor);
    await visitor.click(link('Todos los servicios', 'main'));
    await visitor.click(link('Reset de 6 sesiones', 'main'));
    await visitor.isAt('/es/reset');
    await fillReset(visitor, reset);
    await visitor.click('#book [type=submit]');
    await visitor.isAt(RESET_THANKS_PATHS.es);
    await expectSpanishMail(reset, '/es/reset');

    if (!server) throw new Error('No server');
    const { origin } = server;
    const reader = await member({ origin, data }, `reader-${reset.slice(7, 15)}`);
    for (const search of [booked, asked, reset]) {
      const { rows } = await reader.list('all', { search, language: 'es' });
      expect(rows, search).toHaveLength(1);
    }
  });
});
