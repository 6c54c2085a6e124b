/** Lists what this tab has sent to other companies, from sessionStorage; makes no requests. */
import type { Sent } from './sent-log.store.ts';
import type { LogWords } from './words.en.ts';

const root = document.documentElement;
const log = document.querySelector('[data-sent-log]') as HTMLElement;
const words: LogWords = JSON.parse(log.dataset['words'] as string);
const part = (selector: string): HTMLElement => log.querySelector(selector) as HTMLElement;
const named = (name: string): string => words.names?.[name] ?? name;

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
  const time = new Date(Number(at)).toLocaleTimeString(root.lang, { timeStyle: 'short' });
  const told = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
  for (const [name, text] of [
    ['b', to],
    ['span', named(what) + words.on + on + words.at + time],
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
  const allowed = root.dataset['consent']?.replace('ask', '');
  part('[data-allowed]').textContent = allowed
    ? words.allowed.replace('#', allowed.split(' ').map(named).join(', '))
    : words.necessary;
  if (read(() => localStorage, 'do-not-sell'))
    part('[data-consent-do="do-not-sell"]').textContent = words.takeBack;
}

show();
addEventListener('site:consent', show);
