/** What the contact form offers under “What brings you here?”. */
import type { Language } from '#lib/language.ts';
import { type Part, type Parts, partsOff } from '#features/parts/parts.ts';

/** By the name stored with a request. */
export interface ServiceChoice {
  en: string;
  es: string;
  /** Only offered while this part of the site is on. */
  part?: Part;
}

/** In the order of the form. */
export type ServiceChoices = Readonly<Record<string, ServiceChoice>>;

/** By name, without parts that are off; without `parts` all, because older requests have them. */
export function serviceLabels(
  choices: ServiceChoices,
  language: Language,
  parts?: Parts,
): Record<string, string> {
  const off = parts ? partsOff(parts) : [];
  return Object.fromEntries(
    Object.entries(choices)
      .filter(([, { part }]) => part === undefined || !off.includes(part))
      .map(([name, choice]) => [name, choice[language]]),
  );
}
