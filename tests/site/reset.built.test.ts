/** The form on the Reset page: requirements that can be checked in HTML (R260–R268). */
import { expect, it } from 'vitest';
import { RESET_THANKS_PATH, RESET_PATH, RESET_STEPS, resetReceived } from '#domain/forms/reset.ts';
import { site } from '#site';
import { pageAt, squeeze } from './dist.ts';

const { $ } = pageAt('/reset');
const form = $(`form[action="${RESET_PATH}"]`);
const field = (name: string) => form.find(`[name="${name}"]`);
const values = (name: string): (string | undefined)[] =>
  field(name)
    .toArray()
    .map(({ attribs }) => attribs['value']);

it('posts natively with all fields and its page', () => {
  expect([form.length, form.attr('method'), form.attr('novalidate')]).toEqual([
    1,
    'post',
    undefined,
  ]);
  expect([values('pageUri'), values('pageName')]).toEqual([['/reset'], ['Reset Form']]);
  expect(form.find('[type=submit]')).toHaveLength(1);
  expect(form.find('fieldset [hidden] input, fieldset[hidden]')).toHaveLength(0);
});

it('R259 names its three steps', () => {
  expect(
    form
      .find('ol li')
      .toArray()
      .map((item) => squeeze($(item).text())),
  ).toEqual(RESET_STEPS.map(({ name }) => name));
});

it('R260 R268 has its fields with types and required attributes', () => {
  for (const [name, type] of Object.entries({
    firstname: 'text',
    lastname: 'text',
    email: 'email',
    phone: 'tel',
  })) {
    expect([name, field(name).attr('type')]).toEqual([name, type]);
    expect(field(name).is('[required]'), name).toBe(true);
    expect(form.find(`label[for="${field(name).attr('id')}"]`), name).toHaveLength(1);
  }
  expect(field('preferred_contact_time').filter('[required]')).toHaveLength(3);
  expect(field('reset_message').is('[required]')).toBe(false);
});

it('R261 R262 D41 preselects email as contact method, and no kind of Reset', () => {
  expect(values('contact_preferences')).toEqual(['email', 'phone']);
  expect(field('contact_preferences').filter('[checked]').attr('value')).toBe('email');
  expect(values('intensive_type').sort()).toEqual(['couple_reset', 'individual_reset']);
  expect(field('intensive_type').filter('[checked], [required]')).toHaveLength(0);
});

it('R263 R264 has the three time slots', () => {
  expect(values('preferred_contact_time')).toEqual(['morning', 'afternoon', 'evening']);
  const said = squeeze(form.text());
  for (const slot of [
    /mornings,? 9am to 12pm/i,
    /afternoons,? 12pm to 5pm/i,
    /evenings,? 5pm to 8pm/i,
  ]) {
    expect(said).toMatch(slot);
  }
});

it('R148 the promo on home links here without a script', () => {
  const home = pageAt('/');
  const way = home.$('#reset form');
  expect(way.attr('action')).toBe('/reset#book');
  expect(squeeze(way.find('[type=submit]').text())).toBe('Start Your Reset');
  expect($('#book').find(form)).toHaveLength(1);
});

it('R273 the thank-you page has the same text, and noindex', () => {
  const thanks = pageAt(RESET_THANKS_PATH);
  expect(squeeze(thanks.$('main').text())).toContain(resetReceived(site.consultation.name));
  expect(thanks.$('meta[name="robots"]').attr('content')).toContain('noindex');
});
