/** Lists what this tab has sent to other companies, from sessionStorage; makes no requests. */
import type { Sent } from './sent-log.store.ts';

const root = document.documentElement;
const part = <T extends HTMLElement>(selector: string): T =>
  document.querySelector(`[data-sent-log] ${selector}`) as T;

/** Treats blocked storage as empty. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function entryOf({ at, to, what, on, ...values }: Sent): HTMLLIElement {
  const line = document.createElement('li');
  const time = new Date(Number(at)).toLocaleTimeString('en-US', { timeStyle: 'short' });
  const told = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
  for (const [name, text] of [
    ['b', to],
    ['span', `${what}, on ${on} at ${time}`],
    ['small', told.join(', ')],
  ] as const)
    line.append(Object.assign(document.createElement(name), { textContent: text }));
  return line;
}

function show(): void {
  const sent = JSON.parse(read(() => sessionStorage, 'sent-log') ?? '[]') as Sent[];
  const list = part('ol');
  list.replaceChildren(...sent.map(entryOf));
  list.hidden = sent.length === 0;
  part('[data-none]').hidden = sent.length > 0;
  const words = root.dataset['consent']?.replace('ask', '').replaceAll(' ', ', ');
  part('[data-allowed]').textContent = words ? `Necessary, ${words}.` : 'Only the necessary.';
  if (read(() => localStorage, 'do-not-sell'))
    part('[data-consent-do="do-not-sell"]').textContent = 'Take back “do not sell or share”';
}

show();
addEventListener('site:consent', show);
