/** Site-dependent props of both Reset forms. */
import type { ResetFacts } from './ResetForm.tsx';
import { site } from '#site';

export function resetFacts(): ResetFacts {
  const { legalName: practice, phone, consultation } = site;
  const { reset: formId } = site.hubspot.forms;
  return { practice, formId, phone, consultation: consultation.name };
}
