/** Search as you type. Engine and index load once, when the field is focused; queries are never sent. */
import { crisisMatcher } from '#features/safety/crisis-words.ts';
import type { Hit, Search } from './search-engine.client.ts';
import { type AnswerWords, ENGLISH_ANSWERS } from './words.en.ts';

/** URL of `search-engine.ts` (site-build/scripts/lazy-scripts.ts). */
declare const SEARCH_MODULE: string;

const MAX_HITS = 20;

const root = document.querySelector('[data-search]') as HTMLElement;
const find = (name: string): HTMLElement => root.querySelector(`[data-${name}]`) as HTMLElement;
const box = root.querySelector('input') as HTMLInputElement;
const list = find('hits');
const count = find('count');
const urgent = find('urgent');
const nothing = find('nothing');
const template = find('hit') as HTMLTemplateElement;
const words: AnswerWords = root.dataset['words']
  ? JSON.parse(root.dataset['words'])
  : ENGLISH_ANSWERS;
const soundsUrgent = crisisMatcher(JSON.parse(urgent.dataset['urgent'] ?? ''));

type Engine = typeof import('./search-engine.client.ts');

/** As a parameter, so that the bundler does not resolve it; import-module.ts, if shared, would become a file. */
const load = (address: string): Promise<Engine> => import(/* @vite-ignore */ address);

let engine: Promise<[Search, Engine['highlight']]> | undefined;

/** @throws {Error} if the engine or the index does not load */
async function loadEngine(): Promise<[Search, Engine['highlight']]> {
  const [{ createSearch, highlight }, response] = await Promise.all([
    load(SEARCH_MODULE),
    fetch(root.dataset['search'] ?? ''),
  ]);
  if (!response.ok) throw new Error(response.statusText);
  return [createSearch(await response.json(), words.stop), highlight];
}

function listItem(
  { href, category, title, text, heading, terms }: Hit,
  highlight: Engine['highlight'],
): Node {
  const put = (into: Element | null, content: string): void => {
    for (const [piece, hit] of highlight(content, terms)) {
      if (!hit) into?.append(piece);
      else into?.appendChild(document.createElement('mark')).append(piece);
    }
  };
  const item = template.content.cloneNode(true) as DocumentFragment;
  const link = item.querySelector('a') as HTMLAnchorElement;
  link.href = href;
  link.textContent = '';
  put(link, heading ?? title);
  item.querySelector('[data-category]')?.append(heading ? `${category}: ${title}` : category);
  put(item.querySelector('[data-text]'), text);
  return item;
}

async function answer(): Promise<void> {
  const query = box.value.trim();
  // Works without the index.
  urgent.hidden = !soundsUrgent(query);
  const lines = urgent.hidden ? '' : words.helpFirst;
  try {
    engine ??= loadEngine();
    const [search, highlight] = await engine;
    // The query changed while the engine loaded.
    if (box.value.trim() !== query) return;
    const hits = search(query);
    list.replaceChildren(...hits.slice(0, MAX_HITS).map((hit) => listItem(hit, highlight)));
    nothing.hidden = !query || hits.length > 0 || !urgent.hidden;
    const found =
      hits.length > MAX_HITS
        ? words.of.replace('#', `${MAX_HITS}`).replace('#', `${hits.length}`)
        : `${hits.length}`;
    // Beside help lines, a person never reads that there is nothing.
    count.textContent =
      query && lines + (lines && !hits.length ? '' : words.found.replace('#', found));
  } catch (error) {
    console.error(error);
    engine = undefined;
    (find('browse') as HTMLDetailsElement).open = true;
    count.textContent = lines + words.failed;
  }
}

/** Arrow keys move between the field and the results; Escape returns to the field. */
function moveFocus(event: KeyboardEvent): void {
  const targets = [box, ...list.querySelectorAll('a')];
  const at = targets.indexOf(document.activeElement as HTMLInputElement);
  const step = { ArrowDown: 1, ArrowUp: -1, Escape: -at }[event.key];
  const next = step && at >= 0 && targets[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** In the history entry only, for back navigation. */
function storeQuery(address = location.href): void {
  history.replaceState({ ...history.state, words: box.value }, '', address);
}

const { searchParams } = new URL(location.href);
const initialQuery = searchParams.get('search') ?? searchParams.get('q');
box.value ||= initialQuery ?? history.state?.words ?? '';
// Removes the query from the URL, so that analytics never sees it.
if (initialQuery) storeQuery(location.pathname + location.hash);
box.oninput = answer;
box.onfocus = answer;
root.onkeydown = moveFocus;
root.onclick = ({ target }) => {
  const pressed = (target as Element).closest('a, [data-example]');
  if (pressed?.matches('a')) storeQuery();
  else if (pressed) {
    box.value = pressed.textContent;
    box.focus();
  }
};
root.onsubmit = async (event) => {
  event.preventDefault();
  await answer();
};
addEventListener('pageshow', async () => {
  if (box.value) await answer();
});
