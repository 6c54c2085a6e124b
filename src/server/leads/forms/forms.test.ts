import { expect, it } from 'vitest';
import { CONTACT_MESSAGES, CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { site } from '#site';
import { ENDPOINTS } from './forms.ts';

it('refuses a service that is not on offer', () => {
  const form = ENDPOINTS.find(({ path }) => path === CONTACT_PATH)?.formOf({});
  const errorFor = (serviceInterest: string | undefined): string | undefined => {
    const parsed = form?.parse({ serviceInterest }, 'json');
    return parsed?.ok === false ? parsed.errors['serviceInterest'] : 'no error at all';
  };
  expect(errorFor('Palm reading')).toBe(CONTACT_MESSAGES.serviceInterest);
  expect(errorFor(Object.keys(site.services)[0])).toBeUndefined();
});
