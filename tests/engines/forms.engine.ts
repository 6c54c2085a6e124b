/** Every form in every engine: errors first, then sent to the real server. */
import { ENGLISH_NEWSLETTER } from '#features/newsletter/words.en.ts';
import { resetReceived } from '#features/reset/reset.schema.ts';
import { spanishContact } from '#features/booking/words.es.ts';
import { site } from '#site';
import { address, CONTACT, fillContact, sendEmpty } from './contact.ts';
import { test } from './test.ts';
import { button } from './visitor.ts';

const TOASTS = '[data-hydrate="toasts"]';

test('the contact form on home', async ({ visitor }) => {
  await visitor.goto('/');
  await sendEmpty(visitor, CONTACT);
  await fillContact(visitor);
  await visitor.click(`${CONTACT} [type=submit]`);
  await visitor.reads(TOASTS, 'Request submitted');
});

test('the Spanish form', async ({ visitor }) => {
  await visitor.goto('/es');
  await sendEmpty(visitor, CONTACT);
  await fillContact(visitor);
  await visitor.click(`${CONTACT} [type=submit]`);
  await visitor.reads(TOASTS, spanishContact(site.consultation).toasts.sent.title);
});

test('a call booked in Spanish', async ({ visitor }) => {
  await visitor.goto('/es/llamada');
  await sendEmpty(visitor, CONTACT);
  // Now current, in the zone of the visitor.
  const time = '[data-days] label:has([name=slot])';
  await visitor.shows(time);
  await visitor.click(time);
  await fillContact(visitor);
  await visitor.reads('[data-chosen]', 'Teo le escribe primero un correo.');
  await visitor.click(`${CONTACT} [type=submit]`);
  await visitor.reads('[data-said]', 'Su llamada es el');
  await visitor.reads('[data-said]', ' de ');
  await visitor.reads('main', 'Teo le escribe primero un correo.');
});

test('the newsletter, in its dialog and on its page', async ({ visitor }) => {
  const fill = async (form: string): Promise<void> => {
    await visitor.fill(`${form} [name=firstName]`, 'Thảo');
    await visitor.fill(`${form} [name=lastName]`, 'Null');
    await visitor.fill(`${form} [name=email]`, address());
    await visitor.click(`${form} [type=submit]`);
  };
  await visitor.goto('/');
  await visitor.click('#podcast-blog button[command=show-modal]');
  await visitor.click('#newsletter-modal [type=submit]');
  await visitor.shows('#newsletter-modal [data-error-for=email]');
  await fill('#newsletter-modal');
  await visitor.reads('#newsletter-modal', ENGLISH_NEWSLETTER.thanks);
  await visitor.hides('#newsletter-modal');
  await visitor.goto('/resources-hub');
  await fill('#newsletter form');
  await visitor.reads('#newsletter', ENGLISH_NEWSLETTER.thanks);
});

test('the Reset, in three steps', async ({ visitor }) => {
  const box = 'dialog[open]';
  await visitor.goto('/');
  await visitor.click(button('Start Your Reset', '#reset'));
  const fields = { firstname: 'Thảo', lastname: 'Null', email: address(), phone: '214 555 0142' };
  for (const [name, text] of Object.entries(fields))
    await visitor.fill(`${box} [name=${name}]`, text);
  await visitor.click(button('Next', box));
  await visitor.click({ css: `${box} label`, text: 'Evenings, 5pm to 8pm' });
  await visitor.click(button('Next', box));
  await visitor.fill(`${box} [name=reset_message]`, 'Tacos.');
  await visitor.click(button('Send request', box));
  await visitor.reads(box, resetReceived(site.consultation.name));
});

test('the email address at the end of the quiz', async ({ visitor }) => {
  await visitor.goto('/quiz');
  await visitor.click(button('Take the Relationship Reality Check'));
  for (let number = 1; number <= 8; number += 1) {
    await visitor.reads('main', `Question ${number} of 8`);
    await visitor.enter(button('Agree'));
  }
  await visitor.fill('#quiz-email', 'nobody');
  await visitor.click(button('Show my results'));
  await visitor.shows('[aria-invalid=true]');
  await visitor.fill('#quiz-email', address());
  await visitor.click(button('Show my results'));
  await visitor.reads('main', 'out of 40');
});
