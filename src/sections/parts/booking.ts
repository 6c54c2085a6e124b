/** What both forms of the Reset need to know of the site. */
import type { BookingFacts } from '#islands/BookingForm.tsx';
import { site } from '#site';

export function bookingFacts(): BookingFacts {
  return { practice: site.name, formId: site.hubspot.forms.reset, phone: site.phone };
}
