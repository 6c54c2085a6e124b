/** What the islands of the staff pages know about the practice. */
import { freeCalls } from '#features/booking/booking.queries.ts';
import { therapists } from '#features/people/therapists.queries.ts';
import { businessHours } from '#features/booking/reply-time.ts';
import { serviceLabels } from '#features/booking/service-choices.ts';
import { isOn } from '#features/parts/parts.queries.ts';
import { versionsOf } from '#features/translations/translations.queries.ts';
import type { Versions } from '#lib/language.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { site } from '#site';

/** The role of whoever is told of danger. */
const DIRECTOR = /^clinical director\b/i;

/** Of the page that offers times for a call. */
export async function bookingPaths(): Promise<Versions> {
  const { path } = site.consultation;
  return (await versionsOf(path)) ?? { [site.language]: path };
}

/** Collected at build time. */
export async function staffPractice(): Promise<StaffPractice> {
  const calls = await freeCalls();
  const people = await therapists();
  const { emergency, ...others } = site.crisisLines;
  return {
    name: site.name,
    ...(site.language !== 'en' && { language: site.language }),
    business: calls?.business ?? businessHours(site),
    callMinutes: site.consultation.minutes,
    therapists: Object.fromEntries(people.map(({ id, data }) => [id, data.name])),
    services: serviceLabels(site.services, site.language, isOn),
    forms: {
      contact: site.consultation.name,
      reset: 'Reset',
      quiz: 'Quiz',
      newsletter: 'Newsletter',
    },
    director: people.find(({ data }) => DIRECTOR.test(data.role ?? ''))?.data.name ?? '',
    emergency: emergency.number,
    crisisLines: Object.values(others).map(({ number, what }) => ({ number, what })),
  };
}
