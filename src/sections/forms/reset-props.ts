/** Site-dependent props of both Reset forms. */
import type { ResetFacts } from '#islands/reset/ResetForm.tsx';
import { site } from '#site';

export function resetFacts(): ResetFacts {
  return { practice: site.name, formId: site.hubspot.forms.reset, phone: site.phone };
}
