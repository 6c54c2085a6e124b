/** Lists what this tab has sent to other companies, from what it kept; asks nobody. */
import type { Sent } from '#stores/visit.ts';

const root = document.documentElement;
const part = <T extends HTMLElement>(selector: string): T =>
  document.querySelector(`[data-visit] ${selector}`) as T;

/** What a browser without storage keeps is nothing. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function row({ at, to, what, on, ...values }: Sent): HTMLLIElement {
  const line = document.createElement('li');
  const time = new Date(Number(at)).toLocaleTimeString('en-US', { timeStyle: 'short' });
  const told = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
  for (const [name, text] of [
    ['b', to],
    ['span', `${what}, on ${on} at ${time}`],
    ['small', told.join(' · ')],
  ] as const)
    line.append(Object.assign(document.createElement(name), { textContent: text }));
  return line;
}

function show(): void {
  const sent = JSON.parse(read(() => sessionStorage, 'visit') ?? '[]') as Sent[];
  const list = part('ol');
  list.replaceChildren(...sent.map(row));
  list.hidden = sent.length === 0;
  part('[data-visit-none]').hidden = sent.length > 0;
  const words = root.dataset['consent']?.replace('ask', '').replaceAll(' ', ', ');
  part('[data-visit-allowed]').textContent = words ? `Necessary, ${words}.` : 'Only the necessary.';
  if (read(() => localStorage, 'do-not-sell'))
    part('[data-consent-do="do-not-sell"]').textContent = 'Take back “do not sell or share”';
}

show();
addEventListener('site:consent', show);
