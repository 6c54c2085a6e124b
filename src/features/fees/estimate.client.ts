/** Reimbursement estimate, updated while typing, on this device only. */
import { reimbursement } from './reimbursement.ts';

for (const group of document.querySelectorAll('[data-estimate]')) {
  const number = (name: string): number =>
    Number(group.querySelector<HTMLInputElement>(`[name=${name}]`)?.value);
  group.addEventListener('input', () => {
    const result = reimbursement({
      fee: number('fee'),
      sessions: number('sessions'),
      allowed: number('allowed'),
      deductible: number('deductible'),
      share: number('share'),
    });
    for (const [name, amount] of Object.entries(result)) {
      const place = group.querySelector(`[data-result=${name}]`);
      if (place) place.textContent = `$${amount.toLocaleString('en-US')}`;
    }
  });
}
