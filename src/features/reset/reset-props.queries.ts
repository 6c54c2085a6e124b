/** Site-dependent props of both Reset forms. */
import type { ResetFacts } from './ResetForm.tsx';
import { callName } from '#features/services/consultation.ts';
import type { Language } from '#lib/language.ts';
import { site } from '#site';

export function resetFacts(language: Language): ResetFacts {
  const { legalName: practice, phone } = site;
  const { reset: formId } = site.hubspot.forms;
  return { practice, formId, phone, consultation: callName(site, language) };
}
