/** What the contact form offers under “What brings you here?”. */
import type { Language } from '#lib/language.ts';
import type { Part } from '#features/parts/parts.ts';

/** By the name stored with a request. */
export interface ServiceChoice extends Readonly<Record<Language, string>> {
  /** Only offered while the site has this part. */
  part?: Part;
}

/** In the order of the form. */
export type ServiceChoices = Readonly<Record<string, ServiceChoice>>;

/** By name. @param isOn whether the site has a part; without it all, because older requests have them */
export function serviceLabels(
  choices: ServiceChoices,
  language: Language,
  isOn: (part: Part) => boolean = () => true,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices)
      .filter(([, { part }]) => part === undefined || isOn(part))
      .map(([name, choice]) => [name, choice[language]]),
  );
}
