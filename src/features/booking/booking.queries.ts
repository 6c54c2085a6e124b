/** Where a call is booked, which times are offered, and what a visitor reads afterward. */
import { THANK_YOU_PATHS } from '#lib/fixed-paths.ts';
import { getEntry } from 'astro:content';
import { holidaysOf, type Offer } from './offered-times.ts';
import { businessHours } from './reply-time.ts';
import { serviceLabels } from './service-choices.ts';
import { pathIn } from '#features/translations/page-language.ts';
import type { Language } from '#lib/language.ts';
import { publicPath } from '#lib/http/routes.ts';
import type { SectionOf } from '#page-kinds';
import { isOn } from '#features/parts/parts.queries.ts';
import { site } from '#site';
import { servicesAndPrograms } from '#features/services/services.queries.ts';

/** What `features/booking/prefill-contact.client.ts` reads. */
export interface CameFor {
  /** Start of a call, as in the field `slot`. */
  at?: string | undefined;
  /** A therapist, and the time to ask for: `Kim Lee on Friday`. */
  with?: string | undefined;
  /** An answer to “What brings you here?” (`services` in site.config.ts). */
  service?: string | undefined;
}

/** The booking page with the visitor’s interest in the fragment, which browsers do not send to servers. @param page its translation */
export function bookingAddress(cameFor: CameFor = {}, page = site.consultation.path): string {
  const known = Object.entries(cameFor).filter(([, value]) => value !== undefined);
  const fragment = String(new URLSearchParams(known)).replaceAll('%3A', ':');
  return page + (fragment && `#${fragment}`);
}

/**
 * The answer to “What brings you here?” that a page is about, if the form offers it.
 * @throws {Error} at one that the form does not know
 */
export async function serviceOf({ pathname }: URL): Promise<string | undefined> {
  const path = publicPath(pathname);
  const page = (await servicesAndPrograms()).find(({ id }) => `/${id}` === path);
  const asks = page?.data.asks;
  if (!page || !asks) return undefined;
  if (!Object.hasOwn(site.services, asks))
    throw new Error(
      `${page.collection} → ${page.id}: asks: "${asks}" is not in services of src/site.config.ts; write one of: ${Object.keys(site.services).join(', ')}`,
    );
  return Object.hasOwn(serviceLabels(site.services, 'en', isOn), asks) ? asks : undefined;
}

/** The calls a practice offers; `undefined` if it has no `content/slots.yaml`. */
export async function freeCalls(): Promise<Offer | undefined> {
  const rules = (await getEntry('slots', 'slots'))?.data;
  return rules && { rules, business: businessHours(site, holidaysOf(rules)) };
}

/** The words after a contact request, for the pages whose form they replace. */
export async function thankYou(language: Language): Promise<SectionOf<'sent'> | undefined> {
  const id = pathIn(THANK_YOU_PATHS, language).slice(1);
  const sections = (await getEntry('pages', id))?.data.sections ?? [];
  return sections.find((section) => section.kind === 'sent');
}
